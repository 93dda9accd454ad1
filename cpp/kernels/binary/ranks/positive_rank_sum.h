#pragma once

#include "base/data/score_groups.h"
#include "base/sum.h"

namespace melon {

/// The ranks of the positive cases, added up: ranks count from the lowest
/// score, from 1, and a group of ties shares the mean of its ranks. A weight of
/// w counts as w cases.
[[nodiscard]] Sum PositiveRankSum(const ScoreGroups& groups);

}  // namespace melon
