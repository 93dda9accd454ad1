#include "kernels/binary/points/envelope_working.h"

#include <cmath>
#include <cstddef>

namespace melon {

WorkingCell ThresholdCell(double threshold) {
  if (std::isinf(threshold)) return "∞";
  return threshold;
}

std::vector<CostEnvelopeCorner> EnvelopeTable(const ScoreGroups& groups,
                                              Working& working) {
  std::vector<CostEnvelopeCorner> corners;
  for (const CostEnvelopeCorner& corner : CostEnvelope(groups)) {
    if (!corners.empty() &&
        corners.back().probability_cost == corner.probability_cost)
      corners.pop_back();
    corners.push_back(corner);
  }
  working.Table(
      {"the corners of the lower envelope: the threshold that is best from "
       "there on with its error rates, P(+)cost and the cost",
       "下包络的拐点：自该处起最优的阈值及其错误率、P(+)cost 与代价"},
      {"t_j", R"(\mathrm{FPR}_j)", R"(\mathrm{FNR}_j)", "x_j", "C_j"},
      corners.size(), [&corners](std::size_t j) {
        const CostEnvelopeCorner& corner = corners[j];
        return WorkingRow{ThresholdCell(corner.threshold), corner.fpr,
                          corner.fnr, corner.probability_cost,
                          corner.normalised_cost};
      });
  return corners;
}

}  // namespace melon
