#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "curves/curve.h"
#include "kernels/binary/average_precision.h"
#include "kernels/binary/points/operating_points.h"
#include "kernels/binary/points/point_working.h"

namespace melon::curves {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::one_class};
constexpr double kNoThreshold = std::numeric_limits<double>::quiet_NaN();

/// Largest error in y of a hyperbola drawn as straight pieces: a fortieth of a
/// pixel at 1,000 pixels.
constexpr double kSamplingError = 2.5e-5;

/// The arc y = u / d where u and d both grow evenly from one end to the other.
struct Arc {
  double u_begin;
  double u_end;
  double d_begin;
  double d_end;

  [[nodiscard]] double u(double t) const {
    return u_begin + (t * (u_end - u_begin));
  }
  [[nodiscard]] double y(double t) const {
    return u(t) / (d_begin + (t * (d_end - d_begin)));
  }
};

/// Where on (0, 1) the arc is cut so that straight pieces err by at most
/// kSamplingError: y = u / (α·u + β) differs from its chord by at most
/// |β/α|·(1/√d₀ − 1/√d₁)², so the cuts are equally spaced in 1/√d. Needs
/// d_end > d_begin; none is needed when the arc starts at d = 0, being level.
std::vector<double> Cuts(const Arc& arc) {
  std::vector<double> cuts;
  if (!(arc.d_begin > 0)) return cuts;
  const double d_gain = arc.d_end - arc.d_begin;
  const double bend = std::sqrt(std::abs(
      (arc.d_begin * ((arc.u_end - arc.u_begin) / d_gain)) - arc.u_begin));
  const double low = 1 / std::sqrt(arc.d_begin);
  const double high = 1 / std::sqrt(arc.d_end);
  const double pieces =
      std::ceil(bend * (low - high) / std::sqrt(kSamplingError));
  for (double piece = 1; piece < pieces; ++piece) {
    const double root = low + ((high - low) * (piece / pieces));
    cuts.push_back(
        std::clamp(((1 / (root * root)) - arc.d_begin) / d_gain, 0.0, 1.0));
  }
  return cuts;
}

double Precision(const Counts& counts) {
  return counts.true_positive / counts.predicted_positives();
}

/// The counts at the last threshold that calls negatives alone positive: where
/// the interpolation begins, whatever thresholds are drawn.
Counts LeadingNegatives(const ScoreGroups& groups) {
  Sum negative;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    if (groups.positive[i] > 0) break;
    negative.Add(groups.negative[i]);
  }
  return {.false_positive = negative.value()};
}

/// Davis & Goadrich: from one threshold to the next, false positives grow in
/// proportion to true positives, as on the straight line in ROC space.
class Interpolation {
 public:
  Interpolation(const ScoreGroups& groups, const Parameters& parameters)
      : positives_(groups.total_positive),
        from_(LeadingNegatives(groups)),
        curve_(MakeSeries("interpolated", {"recall", "precision", "threshold"},
                          2 * RoomFor(groups, parameters))) {}

  void Add(const OperatingPoint& point) {
    const Counts& to = point.counts;
    if (to.true_positive == 0) return;
    if (curve_.columns[0].second.empty()) {
      const bool begins_with_positives = from_.false_positive == 0;
      curve_.AddRow(
          {0, begins_with_positives ? Precision(to) : 0, kNoThreshold});
    }
    const Arc arc{from_.true_positive, to.true_positive,
                  from_.predicted_positives(), to.predicted_positives()};
    if (arc.u_end > arc.u_begin && arc.d_end > arc.d_begin) {
      for (const double t : Cuts(arc)) {
        curve_.AddRow({arc.u(t) / positives_, arc.y(t), kNoThreshold});
      }
    }
    curve_.AddRow(
        {to.true_positive / positives_, Precision(to), point.threshold});
    from_ = to;
  }

  [[nodiscard]] Series Take() && { return std::move(curve_); }

 private:
  double positives_;
  Counts from_;
  Series curve_;
};

/// The steps and the line between them, at the thresholds that are drawn.
void AddCurves(const ScoreGroups& groups, const Parameters& parameters,
               std::vector<Series>& series) {
  const double positives = groups.total_positive;
  Series steps =
      MakeSeries("curve", {"recall", "precision", "threshold"},
                 RoomFor(groups, parameters), Shape::steps_vertical_first);
  steps.AddRow({0, 1, std::numeric_limits<double>::infinity()});
  Interpolation interpolation(groups, parameters);
  Spacing spacing = SpacingOf(parameters, positives);
  VisitSomeThresholds(
      groups,
      [&](const OperatingPoint& point) {
        return spacing.LeavesOut(point.counts.true_positive,
                                 Precision(point.counts));
      },
      [&](const OperatingPoint& point) {
        if (point.counts.predicted_positives() == 0) return;
        steps.AddRow({point.counts.true_positive / positives,
                      Precision(point.counts), point.threshold});
        interpolation.Add(point);
      });
  series.push_back(std::move(steps));
  series.push_back(std::move(interpolation).Take());
}

/// π·r / (1 − π + π·r): the precision when every negative scores above every
/// positive.
Series Minimum(double prevalence) {
  Series curve = MakeSeries("minimum", {"recall", "precision"});
  const Arc arc{0, prevalence, 1 - prevalence, 1};
  curve.AddRow({0, 0});
  for (const double t : Cuts(arc)) curve.AddRow({t, arc.y(t)});
  curve.AddRow({1, prevalence});
  return curve;
}

/// The points whose harmonic mean of precision and recall is `f1`: P = F·R /
/// (2R − F), R from F / (2 − F).
Series IsoF(std::string_view name, double f1) {
  Series curve = MakeSeries(name, {"recall", "precision"});
  const double begin = f1 / (2 - f1);
  const Arc arc{begin, 1, begin, (2 / f1) - 1};
  curve.AddRow({begin, 1});
  for (const double t : Cuts(arc)) curve.AddRow({arc.u(t), arc.y(t)});
  curve.AddRow({1, begin});
  return curve;
}

/// Precision when as many cases are predicted positive as there are positives,
/// so that it equals recall; within a tie the expectation over random order.
double BreakEvenPoint(const ScoreGroups& groups) {
  const double positives = groups.total_positive;
  Counts from;
  Counts to;
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    if (to.predicted_positives() >= positives) return;
    from = to;
    to = point.counts;
  });
  const double share = (positives - from.predicted_positives()) /
                       (to.predicted_positives() - from.predicted_positives());
  const double found =
      share == 1 ? to.true_positive
                 : from.true_positive +
                       (share * (to.true_positive - from.true_positive));
  return found / positives;
}

CurveData Compute(const ScoreGroups& groups, const Parameters& parameters) {
  const double positives = groups.total_positive;
  const double prevalence = positives / groups.total();
  CurveData data;
  AddCurves(groups, parameters, data.series);
  data.series.push_back(Minimum(prevalence));
  data.series.push_back(IsoF("iso_f_0.2", 0.2));
  data.series.push_back(IsoF("iso_f_0.4", 0.4));
  data.series.push_back(IsoF("iso_f_0.6", 0.6));
  data.series.push_back(IsoF("iso_f_0.8", 0.8));
  data.numbers = {{"baseline", prevalence},
                  {"minimum_area", 1 + ((1 - prevalence) *
                                        std::log1p(-prevalence) / prevalence)},
                  {"break_even_point", BreakEvenPoint(groups)},
                  {"average_precision", AveragePrecision(groups)}};
  return data;
}

/// The last point above the threshold with a recall of at most x.
OperatingPoint StepStart(const ScoreGroups& groups, const CurvePlace& place) {
  OperatingPoint start = NothingPositive(groups);
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    const double recall = point.counts.true_positive / groups.total_positive;
    if (point.threshold > place.threshold && recall <= place.x) start = point;
  });
  return start;
}

/// Whether the place is not the point of a threshold with this recall, but the
/// corner from which a level step leads there.
bool IsCorner(const CurvePlace& place, double recall) {
  return place.x < recall;
}

CurvePoint PointAt(const ScoreGroups& groups, const Parameters& /*parameters*/,
                   const CurvePlace& place) {
  const Counts counts = CountsAt(groups, place.threshold);
  if (counts.predicted_positives() == 0) return {0.0, 1.0};
  const double recall = counts.true_positive / groups.total_positive;
  const double begin = IsCorner(place, recall)
                           ? StepStart(groups, place).counts.true_positive /
                                 groups.total_positive
                           : recall;
  return {begin, Precision(counts)};
}

/// The recall with which the step to a threshold begins.
void ShowStart(const ScoreGroups& groups, const CurvePlace& place,
               Working& working) {
  const OperatingPoint start = StepStart(groups, place);
  working.Line("t'", start.threshold,
               {"the threshold above, with whose recall the step begins",
                "上一个阈值，台阶从其查全率处开始"});
  const Term found("TP'", start.counts.true_positive);
  working.Give("x", "R",
               found / (found + Term("FN'", start.counts.false_negative)));
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          const CurvePlace& place, Working& working) {
  const CountTerms c = ShowThreshold(groups, place.threshold, working);
  const Term recall = c.tp / (c.tp + c.fn);
  if (IsCorner(place, recall.value()))
    ShowStart(groups, place, working);
  else
    working.Give("x", "R", recall);
  if ((c.tp + c.fp).value() == 0) {
    working.Give("y", "P", 1,
                 {"nothing is called positive: the curve begins at (0, 1) by "
                  "convention",
                  "没有样例判为正例：按惯例曲线从（0，1）开始"});
    return;
  }
  working.Give("y", "P", c.tp / (c.tp + c.fp));
}

}  // namespace

extern const Words precision_recall_words = {
    .name = {"Precision–recall curve", "P-R 曲线"},
    .short_name = {"P-R", "P-R"},
    .synonyms = {"PR curve", "查准率—查全率曲线、精确率—召回率曲线"},
    .meaning =
        {"Precision against recall, one step for every threshold: of the "
         "cases called positive, how many are, while more and more of the "
         "positives are found. A useless score stays at the share of "
         "positives; the upper right corner is perfect.",
         "以查全率为横轴、查准率为纵轴，每个阈值对应一级台阶：随着找到的正"
         "例越来越多，被判为正的样例中真正为正的占多少。无用的得分停留在正"
         "例所占比例处，右上角为完美。"},
    .latex = R"(P=\frac{TP}{TP+FP},\quad R=\frac{TP}{TP+FN})",
    .symbols = {symbols::kPrecisionRecall},
    .references = {{sources::davis2006, "(interpolation)"},
                   {sources::boyd2012, "(unachievable region)"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Between two thresholds the step is drawn: from recall Rₙ₋₁ to Rₙ the "
         "precision is Pₙ, and the area under the steps is the average "
         "precision. A straight line would be too optimistic; the interpolated "
         "line lets false positives grow in proportion to true ones. The point "
         "(0, 1) is added and has no threshold.",
         "两个阈值之间画成台阶：查全率从 Rₙ₋₁ 到 Rₙ 时查准率为 Pₙ，台阶下的面积"
         "即平均查准率。直线连接过于乐观；插值曲线让假正例随真正例按比例增加。"
         "起"
         "点"
         "（0，1）是补上的，没有对应的阈值。"},
    .avoid_when = {"data sets of different prevalence are compared, or true "
                   "negatives matter: look at the ROC curve",
                   "比较正例比例不同的数据，或真反例也重要：看 ROC 曲线"},
};

extern const Curve precision_recall = {
    .id = "precision_recall",
    .compute = Compute,
    .undefined = UndefinedWithoutBothClasses,
    .point = {PointAt, Show},
};

}  // namespace melon::curves
