#pragma once

#include "base/data/score_groups.h"
#include "base/value.h"

namespace melon {

/// DeLong's standard error of the area under one ROC curve, in [0, 1], with
/// unbiased (n − 1) variances of the placement values; weights are numbers of
/// cases. Undefined: one_class, fractional_weights, and too_few_cases with
/// fewer than two cases of a class. 0 when the area is 0 or 1 or no score
/// differs. DeLong, DeLong & Clarke-Pearson 1988, Biometrics 44:837–845.
/// O(groups).
[[nodiscard]] Value DelongStandardError(const ScoreGroups& groups);

/// The squared deviations of the placement values from the area, added up over
/// the cases of each class. Both classes must be present.
struct PlacementSquares {
  double of_positives;
  double of_negatives;
};
[[nodiscard]] PlacementSquares SquarePlacements(const ScoreGroups& groups);

/// The area plus `z` of its standard errors, cut off at 0 and 1. Undefined as
/// the standard error is, and no_variance where that is 0.
[[nodiscard]] Value DelongLimit(const ScoreGroups& groups, double z);

}  // namespace melon
