#pragma once

#include "base/data/score_groups.h"
#include "base/working/count_terms.h"
#include "base/working/working.h"

namespace melon {

inline constexpr Text kThresholdTitle{
    "the threshold: cases with a score of t or more are called positive",
    "阈值：得分不小于 t 的样例判为正例"};

/// The first line of a point of a curve, its threshold, and the counts there.
[[nodiscard]] CountTerms ShowThreshold(const ScoreGroups& groups,
                                       double threshold, Working& working);

}  // namespace melon
