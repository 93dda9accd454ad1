#pragma once

#include "base/score_groups.h"

namespace melon {

/// Whether every score that some case of positive weight has lies in [0, 1].
[[nodiscard]] bool AreProbabilities(const ScoreGroups& groups);

}  // namespace melon
