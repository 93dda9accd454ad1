#pragma once

#include "base/data/score_groups.h"

namespace melon {

/// The precision at each positive case in the ranking, averaged; ties move
/// together. There must be positives. O(groups).
[[nodiscard]] double AveragePrecision(const ScoreGroups& groups);

}  // namespace melon
