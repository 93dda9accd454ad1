#pragma once

#include <vector>

#include "base/data/score_groups.h"
#include "base/working/working.h"
#include "kernels/binary/points/cost_envelope.h"

namespace melon {

/// The threshold, ∞ where nothing is predicted positive.
[[nodiscard]] WorkingCell ThresholdCell(double threshold);

/// A table of the corners of CostEnvelope, of those that coincide the last: the
/// threshold whose segment begins there, its error rates, P(+)cost and the
/// cost. Both classes must be present.
std::vector<CostEnvelopeCorner> EnvelopeTable(const ScoreGroups& groups,
                                              Working& working);

}  // namespace melon
