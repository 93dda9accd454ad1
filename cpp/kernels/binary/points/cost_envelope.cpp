#include "kernels/binary/points/cost_envelope.h"

#include <cstddef>

#include "kernels/binary/points/roc_hull.h"
#include "kernels/numbers/share.h"

namespace melon {
namespace {

CostEnvelopeCorner CornerOf(const RocVertex& vertex, const ScoreGroups& groups,
                            double probability_cost) {
  const double fpr = Share(vertex.false_positive, groups.total_negative);
  const double fnr = Share(groups.total_positive - vertex.true_positive,
                           groups.total_positive);
  return {probability_cost, NormalisedCost(fpr, fnr, probability_cost),
          ThresholdOf(vertex, groups), fpr, fnr};
}

/// Where the segments of two neighbours on the hull cross.
double Crossing(const RocVertex& left, const RocVertex& right,
                const ScoreGroups& groups) {
  const double rise =
      (right.true_positive - left.true_positive) / groups.total_positive;
  const double run =
      (right.false_positive - left.false_positive) / groups.total_negative;
  return Share(run, rise + run);
}

}  // namespace

std::vector<CostEnvelopeCorner> CostEnvelope(const ScoreGroups& groups) {
  const std::vector<RocVertex> hull = RocHull(groups);
  std::vector<CostEnvelopeCorner> envelope;
  envelope.reserve(hull.size() + 1);
  envelope.push_back(CornerOf(hull.front(), groups, 0));
  for (std::size_t i = 1; i < hull.size(); ++i) {
    envelope.push_back(
        CornerOf(hull[i], groups, Crossing(hull[i - 1], hull[i], groups)));
  }
  envelope.push_back(CornerOf(hull.back(), groups, 1));
  return envelope;
}

}  // namespace melon
