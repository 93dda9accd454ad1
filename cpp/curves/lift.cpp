#include <algorithm>
#include <cmath>
#include <limits>
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
  const double prevalence = groups.total_positive / groups.total();
  Series curve = MakeSeries("curve", {"targeted_share", "lift", "threshold"},
                            RoomFor(groups, parameters));
  // The picture reaches from 0 to the largest lift, which is at least 1.
  Spacing spacing = SpacingOf(parameters, groups.total(), prevalence);
  VisitSomeThresholds(
      groups,
      [&](const OperatingPoint& point) {
        const double targeted = point.counts.predicted_positives();
        return spacing.LeavesOut(targeted,
                                 point.counts.true_positive / targeted);
      },
      [&](const OperatingPoint& point) {
        const double targeted = point.counts.predicted_positives();
        if (targeted == 0) return;
        const double lift = point.counts.true_positive / targeted / prevalence;
        // Part of the first tied group, picked at random, has the lift of the
        // whole.
        if (curve.columns[0].second.empty()) {
          curve.AddRow({0, lift, std::numeric_limits<double>::infinity()});
        }
        curve.AddRow({targeted / groups.total(), lift, point.threshold});
      });
  CurveData data;
  data.series.push_back(std::move(curve));
  data.numbers = {{"baseline", 1.0}, {"maximum", 1 / prevalence}};
  return data;
}

const Reason* Undefined(const ScoreGroups& groups) {
  if (groups.total() == 0) return &reasons::no_cases;
  return groups.total_positive == 0 ? &reasons::no_positives : nullptr;
}

/// The threshold itself, or the highest score where nothing is above it.
double Reached(const ScoreGroups& groups, double threshold) {
  double reached = threshold;
  bool any = false;
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    if (any || std::isinf(point.threshold)) return;
    any = true;
    reached = std::min(threshold, point.threshold);
  });
  return reached;
}

CurvePoint PointAt(const ScoreGroups& groups, const Parameters& /*parameters*/,
                   const CurvePlace& place) {
  const Counts counts = CountsAt(groups, Reached(groups, place.threshold));
  const double prevalence = groups.total_positive / groups.total();
  const double targeted = counts.predicted_positives();
  const double lift = counts.true_positive / targeted / prevalence;
  if (std::isinf(place.threshold)) return {0.0, lift};
  return {targeted / groups.total(), lift};
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          const CurvePlace& place, Working& working) {
  const CountTerms c =
      ShowThreshold(groups, Reached(groups, place.threshold), working);
  const Term precision = working.Line("P", c.tp / (c.tp + c.fp));
  const Term prevalence = working.Line(R"(\pi)", (c.tp + c.fn) / c.n);
  if (std::isinf(place.threshold)) {
    working.Give("x", "x", 0,
                 {"the curve begins with the cases of the highest score, "
                  "picked at random",
                  "曲线从得分最高的样例中随机选取处开始"});
  } else {
    working.Give("x", "x", (c.tp + c.fp) / c.n,
                 {"share of all cases that is called positive",
                  "判为正例的样例所占比例"});
  }
  working.Give("y", R"(\mathrm{lift})", precision / prevalence);
}

}  // namespace

extern const Words lift_words = {
    .name = {"Lift curve", "提升度曲线"},
    .short_name = {"Lift", "提升度"},
    .meaning =
        {"How many times more positives are among the best-scored cases "
         "than among as many picked at random. A useless score has lift 1 "
         "everywhere.",
         "得分最高的一部分样例中的正例，是随机选取同样多样例时的多少倍。处"
         "处为 1 说明得分毫无用处。"},
    .latex = R"(\frac{TP/(TP+FP)}{(TP+FN)/n})",
    .symbols = {symbols::kCases},
    .references = {{sources::vuk2006}},
    .undefined_when = kUndefinedWhen,
    .remark = {"At share 0 the value is the limit: that of the cases with the "
               "highest score.",
               "比例为 0 处取极限值，即最高得分样例的提升度。"},
    .avoid_when = {"data sets of different prevalence are compared: the "
                   "largest possible lift is 1 over the prevalence",
                   "比较正例比例不同的数据：最大可能的提升度为正例比例的倒数"},
};

extern const Curve lift = {
    .id = "lift",
    .box = {.y_high = std::numeric_limits<double>::quiet_NaN()},
    .compute = Compute,
    .undefined = Undefined,
    .point = {PointAt, Show},
};

}  // namespace melon::curves
