#pragma once

#include "base/data/score_groups.h"
#include "base/working/count_terms.h"
#include "base/working/working.h"

namespace melon {

/// The first line of a point of a curve, its threshold, and the counts there.
[[nodiscard]] CountTerms ShowThreshold(const ScoreGroups& groups,
                                       double threshold, Working& working);

}  // namespace melon
