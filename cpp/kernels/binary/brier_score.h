#pragma once

#include "base/data/score_groups.h"

namespace melon {

/// The mean of (p − y)², y being 1 for a positive case and 0 for a negative
/// one. There must be cases, and scores that have weight lie in [0, 1].
/// O(groups).
[[nodiscard]] double BrierScore(const ScoreGroups& groups);

}  // namespace melon
