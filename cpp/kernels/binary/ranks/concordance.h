#pragma once

#include "base/data/score_groups.h"

namespace melon {

/// Pairs of a positive and a negative case in which the positive one scores
/// higher, ties counting half; weights are multiplicities. The ROC area times
/// both totals.
[[nodiscard]] double ConcordantPairs(const ScoreGroups& groups);

/// Pairs in which the negative case scores higher, ties counting half.
[[nodiscard]] double DiscordantPairs(const ScoreGroups& groups);

/// Concordant minus discordant pairs, ties counting nothing. Its relative error
/// is that of the sum itself, not that of a difference of two large numbers.
[[nodiscard]] double ConcordanceBalance(const ScoreGroups& groups);

/// Area under the ROC curve by trapezoids, in [0, 1]. Both classes must be
/// present.
[[nodiscard]] double RocArea(const ScoreGroups& groups);

/// Area under the ROC curve left of `max_fpr` in (0, 1], not standardised, in
/// [0, max_fpr]; within a group of ties the curve is a straight line. Both
/// classes must be present.
[[nodiscard]] double PartialRocArea(const ScoreGroups& groups, double max_fpr);

}  // namespace melon
