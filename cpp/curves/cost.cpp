#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "curves/curve.h"
#include "kernels/binary/points/cost_envelope.h"
#include "kernels/binary/points/operating_points.h"
#include "kernels/binary/points/point_working.h"

namespace melon::curves {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::one_class};

/// One line from (0, FPR) to (1, FNR) for every threshold, those of the
/// envelope marked.
Series Segments(const ScoreGroups& groups, const Parameters& parameters,
                const std::vector<CostEnvelopeCorner>& envelope) {
  Series segments =
      MakeSeries("segments", {"fpr", "fnr", "threshold", "on_envelope"},
                 RoomFor(groups, parameters), Shape::segments);
  std::size_t corner = 0;
  bool on_envelope = false;
  Spacing spacing =
      SpacingOf(parameters, groups.total_negative, groups.total_positive);
  VisitSomeThresholds(
      groups,
      [&](const OperatingPoint& point) {
        while (corner < envelope.size() &&
               envelope[corner].threshold > point.threshold) {
          ++corner;
        }
        on_envelope = corner < envelope.size() &&
                      envelope[corner].threshold == point.threshold;
        return !on_envelope && spacing.LeavesOut(point.counts.false_positive,
                                                 point.counts.false_negative);
      },
      [&](const OperatingPoint& point) {
        segments.AddRow({point.counts.false_positive / groups.total_negative,
                         point.counts.false_negative / groups.total_positive,
                         point.threshold, on_envelope ? 1.0 : 0.0});
      });
  return segments;
}

Series Diagonal(std::string_view name, double left, double right) {
  Series line = MakeSeries(name, {"probability_cost", "normalised_cost"});
  line.AddRow({0, left});
  line.AddRow({1, right});
  return line;
}

/// The corners that begin a piece with a length, and the end of the last piece
/// at x = 1: where several thresholds cost the same at one point only, the
/// kernel has a corner for each.
std::vector<CostEnvelopeCorner> Pieces(const ScoreGroups& groups) {
  const std::vector<CostEnvelopeCorner> corners = CostEnvelope(groups);
  std::vector<CostEnvelopeCorner> pieces;
  for (std::size_t i = 0; i + 1 < corners.size(); ++i) {
    if (corners[i + 1].probability_cost > corners[i].probability_cost) {
      pieces.push_back(corners[i]);
    }
  }
  pieces.push_back(pieces.back());
  pieces.back().probability_cost = 1;
  pieces.back().normalised_cost = pieces.back().fnr;
  return pieces;
}

CurveData Compute(const ScoreGroups& groups, const Parameters& parameters) {
  const std::vector<CostEnvelopeCorner> corners = Pieces(groups);
  Series envelope = MakeSeries(
      "envelope",
      {"probability_cost", "normalised_cost", "threshold", "fpr", "fnr"},
      corners.size());
  for (const CostEnvelopeCorner& corner : corners) {
    envelope.AddRow({corner.probability_cost, corner.normalised_cost,
                     corner.threshold, corner.fpr, corner.fnr});
  }
  CurveData data;
  data.series.push_back(Segments(groups, parameters, corners));
  data.series.push_back(std::move(envelope));
  data.series.push_back(Diagonal("always_positive", 1, 0));
  data.series.push_back(Diagonal("always_negative", 0, 1));
  data.numbers = {{"area_uniform", ExpectedCostBeta(groups, 1, 1)}};
  return data;
}

double PriorAt(const ScoreGroups& groups, const CurvePlace& place) {
  return std::isnan(place.prior) ? groups.total_positive / groups.total()
                                 : place.prior;
}

/// P(+)cost.
double ProbabilityCost(const ScoreGroups& groups, const Parameters& parameters,
                       const CurvePlace& place) {
  if (!std::isnan(place.x)) return place.x;
  const double prior = PriorAt(groups, place);
  const double positive_cost = prior * parameters.cost_fn;
  const double negative_cost = (1 - prior) * parameters.cost_fp;
  return positive_cost / (positive_cost + negative_cost);
}

CurvePoint PointAt(const ScoreGroups& groups, const Parameters& parameters,
                   const CurvePlace& place) {
  const double x = ProbabilityCost(groups, parameters, place);
  if (!std::isfinite(x))
    return {reasons::zero_denominator, reasons::zero_denominator};
  const Counts counts = CountsAt(groups, place.threshold);
  return {x, NormalisedCost(counts.false_positive / groups.total_negative,
                            counts.false_negative / groups.total_positive, x)};
}

/// How the costs come to it, where it is not given.
Term ProbabilityCostTerm(const ScoreGroups& groups,
                         const Parameters& parameters,
                         const CurvePlace& place) {
  if (!std::isnan(place.x)) return {"P(+)", place.x};
  const Term prior(R"(\pi)", PriorAt(groups, place));
  const Term positive = prior * Term("C_{FN}", parameters.cost_fn);
  return positive /
         (positive + (1 - prior) * Term("C_{FP}", parameters.cost_fp));
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          const CurvePlace& place, Working& working) {
  if (!std::isfinite(ProbabilityCost(groups, parameters, place))) return;
  const CountTerms c = ShowThreshold(groups, place.threshold, working);
  const Term fpr = working.Line(R"(\mathrm{FPR})", c.fp / (c.fp + c.tn));
  const Term fnr = working.Line(R"(\mathrm{FNR})", c.fn / (c.fn + c.tp));
  const Term x =
      working.Give("x", "x", ProbabilityCostTerm(groups, parameters, place),
                   {"weight of the positives: their share times what a miss "
                    "costs",
                    "正例的代价权重：正例比例乘以漏判代价"});
  working.Give(
      "y", "y", fnr * x + fpr * (1 - x),
      {"cost as a share of the largest possible one", "占最大可能代价的比例"});
}

}  // namespace

extern const Words cost_words = {
    .name = {"Cost curve", "代价曲线"},
    .meaning =
        {"The cost of a model, as a share of the largest possible one, "
         "against "
         "how much weight the positives carry (their share times the cost of "
         "missing one). Each threshold is a line; the lower envelope is what "
         "the "
         "model costs with the best threshold. Below both diagonals it beats "
         "calling everything positive or everything negative.",
         "横轴为正例的代价权重（正例比例乘以漏判代价），纵轴为占最大可能代价的"
         "比"
         "例。每个阈值是一条线段，下包络是各处取最优阈值时的代价。低于两条对角"
         "线"
         "时，优于全判为正或全判为反。"},
    .latex =
        R"(P(+)_{cost}=\frac{\pi\,C_{FN}}{\pi\,C_{FN}+(1-\pi)\,C_{FP}},\quad \mathrm{cost}_{norm}=\mathrm{FNR}\cdot P(+)_{cost}+\mathrm{FPR}\cdot(1-P(+)_{cost}))",
    .symbols = {symbols::kPi, symbols::kCosts, symbols::kFnr, symbols::kFpr},
    .references = {{sources::drummond2006}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"π is the share of positives, C the cost of a false negative or a "
         "false positive. The segment of a threshold runs from (0, FPR) to "
         "(1, FNR). The area is the expected cost when every P(+)cost is "
         "equally likely, not every π.",
         "π 为正例比例，C 为假反例或假正例的代价。每个阈值的线段从（0，FPR）"
         "到（1，FNR）。面积是 P(+)cost 均匀分布时的期望代价，而不是 π 均匀"
         "分布时的。"},
    .avoid_when = {"costs and prevalence are known and fixed: one number, the "
                   "expected cost, is enough",
                   "代价与正例比例已知且固定：一个数即期望代价就够"},
};

extern const Curve cost = {
    .id = "cost",
    .compute = Compute,
    .undefined = UndefinedWithoutBothClasses,
    .point = {PointAt, Show},
};

}  // namespace melon::curves
