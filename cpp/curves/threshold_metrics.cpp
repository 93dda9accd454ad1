#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "base/working/count_terms.h"
#include "curves/curve.h"
#include "kernels/binary/points/operating_points.h"
#include "kernels/binary/points/point_working.h"

namespace melon::curves {
namespace {

constexpr Reason kAboveAll{
    "above_every_score",
    {"above every score there is no threshold to draw a point at",
     "高于所有得分处没有可以画点的阈值"}};
constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases, &kAboveAll};

/// The width of the picture: from the lowest to the highest score that has
/// weight.
double Extent(const ScoreGroups& groups, double share) {
  const auto has_weight = [&groups](std::size_t i) {
    return groups.positive[i] + groups.negative[i] > 0;
  };
  std::size_t first = 0;
  std::size_t last = groups.score.size() - 1;
  while (!has_weight(first)) ++first;
  while (!has_weight(last)) --last;
  // Shares before the difference, which might overflow.
  return (share * groups.score[first]) - (share * groups.score[last]);
}

Spacing SpacingOf(const ScoreGroups& groups, const Parameters& parameters) {
  if (!(parameters.spacing > 0)) return {};
  return {Extent(groups, parameters.spacing),
          parameters.spacing * groups.total()};
}

CurveData Compute(const ScoreGroups& groups, const Parameters& parameters) {
  Series counts = MakeSeries(
      "counts",
      {"threshold", "predicted_positive_share", "tp", "fp", "fn", "tn"},
      RoomFor(groups, parameters), Shape::steps_horizontal_first);
  Spacing spacing = SpacingOf(groups, parameters);
  VisitSomeThresholds(
      groups,
      [&](const OperatingPoint& point) {
        return spacing.LeavesOut(point.threshold,
                                 point.counts.predicted_positives());
      },
      [&](const OperatingPoint& point) {
        if (std::isinf(point.threshold)) return;
        counts.AddRow({point.threshold,
                       point.counts.predicted_positives() / groups.total(),
                       point.counts.true_positive, point.counts.false_positive,
                       point.counts.false_negative,
                       point.counts.true_negative});
      });
  CurveData data;
  data.series.push_back(std::move(counts));
  return data;
}

CurvePoint PointAt(const ScoreGroups& groups, const Parameters& /*parameters*/,
                   const CurvePlace& place) {
  const Counts counts = CountsAt(groups, place.threshold);
  if (std::isinf(place.threshold)) return {kAboveAll, kAboveAll};
  return {place.threshold, counts.predicted_positives() / groups.total()};
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          const CurvePlace& place, Working& working) {
  if (std::isinf(place.threshold)) return;
  const CountTerms c(CountsAt(groups, place.threshold));
  working.Give("x", "t", place.threshold, kThresholdTitle);
  working.Give(
      "y", "y", (c.tp + c.fp) / c.n,
      {"share of all cases that is called positive", "判为正例的样例所占比例"});
}

}  // namespace

extern const Words threshold_metrics_words = {
    .name = {"Metrics against the threshold", "指标随阈值的变化"},
    .short_name = {"Thresholds", "阈值"},
    .meaning =
        {"The confusion matrix at every threshold, and any metric made from "
         "it: "
         "how much a better threshold would bring, and how precisely it must "
         "be set.",
         "每个阈值下的混淆矩阵，以及由它算出的任一指标：更好的阈值能带来多少改"
         "进，阈值需要定得多准。"},
    .latex = R"(\hat y=\mathbb{1}[s\ge t])",
    .symbols = {{R"(\hat y)",
                 {"the predicted class: 1 for positive",
                  "预测的类别：正例为 1"}},
                {"s", {"the score of a case", "样例的得分"}},
                symbols::kThreshold},
    .references = {{sources::fawcett2006}},
    .undefined_when = kUndefinedWhen,
    .remark = {"A case is predicted positive when its score s is at least the "
               "threshold t. The counts at a score are the same from just "
               "above the next lower score up to it; above the highest score "
               "nothing is predicted "
               "positive.",
               "得分 s 不小于阈值 t "
               "时预测为正。某个得分处的计数，从略高于下一个较低得"
               "分起直到该得分为止都成立；高于最高得分时没有样例被预测为正。"},
    .avoid_when =
        {"the best point of it is reported as a result on the same cases: it "
         "was chosen after looking",
         "把其中最好的一点当作同一批样例上的结果报告：那是看过之后才选的"},
};

extern const Curve threshold_metrics = {
    .id = "threshold_metrics",
    .box = {.x_low = std::numeric_limits<double>::quiet_NaN(),
            .x_high = std::numeric_limits<double>::quiet_NaN()},
    .compute = Compute,
    .undefined = UndefinedWithoutCases,
    .point = {PointAt, Show},
};

}  // namespace melon::curves
