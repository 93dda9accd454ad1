#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/data/score_groups.h"
#include "base/sum.h"
#include "special/beta.h"

namespace melon {

/// A corner of the lower envelope of the cost curve, and the classifier whose
/// segment runs from there to the next corner.
struct CostEnvelopeCorner {
  /// P(+)cost, in [0, 1]: the share of positives weighted by what an error on
  /// them costs.
  double probability_cost;
  /// Expected cost there as a share of the largest possible one, in [0, 1/2].
  double normalised_cost;
  /// Score from which on a case is predicted positive; +∞: none is.
  double threshold;
  double fpr;
  double fnr;
};

/// The expected cost of a classifier as a share of the largest possible one.
[[nodiscard]] inline double NormalisedCost(double fpr, double fnr,
                                           double probability_cost) {
  return (fnr * probability_cost) + (fpr * (1 - probability_cost));
}

/// The lower envelope of the segments (0, FPR)–(1, FNR) of all thresholds, both
/// trivial classifiers among them; linear between consecutive corners, which
/// run from (0, 0) to (1, 0) and may coincide. A corner is dual to an edge of
/// the ROC hull, a segment to a vertex of it; the last corner repeats the last
/// classifier. Both classes must be present. O(groups). Drummond & Holte 2006,
/// Machine Learning 65:95–130.
[[nodiscard]] std::vector<CostEnvelopeCorner> CostEnvelope(
    const ScoreGroups& groups);

/// The mean of the envelope when P(+)cost follows the beta distribution with
/// shapes a, b in (0, 1e9]: x times the density of Beta(a, b) is a/(a + b)
/// times that of Beta(a + 1, b), and likewise for 1 − x. Absolute error below
/// 1e-13 · (1 + √max(a, b)). Inline, because kernels are linked without
/// special/.
[[nodiscard]] inline double ExpectedCostBeta(const ScoreGroups& groups,
                                             double a, double b) {
  const std::vector<CostEnvelopeCorner> envelope = CostEnvelope(groups);
  Sum cost;
  double last_of_positive = 0;
  double last_of_negative = 0;
  for (std::size_t i = 0; i + 1 < envelope.size(); ++i) {
    const double right = envelope[i + 1].probability_cost;
    const double of_positive = RegularizedBeta(a + 1, b, right);
    const double of_negative = RegularizedBeta(a, b + 1, right);
    cost.Add(envelope[i].fnr * (a / (a + b)) *
             (of_positive - last_of_positive));
    cost.Add(envelope[i].fpr * (b / (a + b)) *
             (of_negative - last_of_negative));
    last_of_positive = of_positive;
    last_of_negative = of_negative;
  }
  return std::clamp(cost.value(), 0.0, 0.5);
}

}  // namespace melon
