#include <utility>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "curves/curve.h"
#include "kernels/binary/points/operating_points.h"
#include "kernels/binary/points/point_working.h"

namespace melon::curves {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::no_positives};

CurveData Compute(const ScoreGroups& groups, const Parameters& parameters) {
  Series curve =
      MakeSeries("curve", {"targeted_share", "found_share", "threshold"},
                 RoomFor(groups, parameters));
  Spacing spacing =
      SpacingOf(parameters, groups.total(), groups.total_positive);
  VisitSomeThresholds(
      groups,
      [&](const OperatingPoint& point) {
        return spacing.LeavesOut(point.counts.predicted_positives(),
                                 point.counts.true_positive);
      },
      [&](const OperatingPoint& point) {
        curve.AddRow({point.counts.predicted_positives() / groups.total(),
                      point.counts.true_positive / groups.total_positive,
                      point.threshold});
      });
  const double prevalence = groups.total_positive / groups.total();
  Series ideal = MakeSeries("ideal", {"targeted_share", "found_share"});
  ideal.AddRow({0, 0});
  ideal.AddRow({prevalence, 1});
  ideal.AddRow({1, 1});
  CurveData data;
  data.series.push_back(std::move(curve));
  data.series.push_back(std::move(ideal));
  data.numbers = {{"baseline", prevalence}};
  return data;
}

const Reason* Undefined(const ScoreGroups& groups) {
  if (groups.total() == 0) return &reasons::no_cases;
  return groups.total_positive == 0 ? &reasons::no_positives : nullptr;
}

CurvePoint PointAt(const ScoreGroups& groups, const Parameters& /*parameters*/,
                   const CurvePlace& place) {
  const Counts counts = CountsAt(groups, place.threshold);
  return {counts.predicted_positives() / groups.total(),
          counts.true_positive / groups.total_positive};
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          const CurvePlace& place, Working& working) {
  const CountTerms c = ShowThreshold(groups, place.threshold, working);
  working.Give(
      "x", "x", (c.tp + c.fp) / c.n,
      {"share of all cases that is called positive", "判为正例的样例所占比例"});
  working.Give("y", "y", c.tp / (c.tp + c.fn),
               {"share of the positives among them", "其中包含的正例比例"});
}

}  // namespace

extern const Words cumulative_gain_words = {
    .name = {"Cumulative gain curve", "累积增益曲线"},
    .short_name = {"Gain", "增益"},
    .synonyms = {"gains chart, cumulative accuracy profile, CAP",
                 "累积准确率曲线、CAP 曲线"},
    .meaning =
        {"If only the best-scored share of all cases can be targeted, how "
         "many of the positives are among them? The diagonal is a random "
         "choice.",
         "如果只能选取得分最高的一部分样例，其中包含多大比例的正例？对角线"
         "相当于随机选取。"},
    .latex = R"(x=\frac{TP+FP}{n},\quad y=\frac{TP}{TP+FN})",
    .symbols = {symbols::kCases,
                {R"(x,\ y)",
                 {"the coordinates of a point of the curve",
                  "曲线上一点的坐标"}}},
    .references = {{sources::vuk2006}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"false alarms have a price of their own: it shows how many cases are "
         "looked at, not how many of them in vain",
         "误报另有代价：它只显示查看了多少样例，不显示其中多少是徒劳"},
};

extern const Curve cumulative_gain = {
    .id = "cumulative_gain",
    .compute = Compute,
    .undefined = Undefined,
    .point = {PointAt, Show},
};

}  // namespace melon::curves
