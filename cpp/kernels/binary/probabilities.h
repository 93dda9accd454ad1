#pragma once

#include "base/data/class_probabilities.h"
#include "base/data/score_groups.h"

namespace melon {

/// Whether every score that some case of positive weight has lies in [0, 1].
[[nodiscard]] bool AreProbabilities(const ScoreGroups& groups);

/// Whether all numbers of every case of positive weight lie in [0, 1]; they
/// need not sum to 1.
[[nodiscard]] bool AreProbabilities(const ClassProbabilities& model);

/// The number of cases: Σ w.
[[nodiscard]] double CaseTotal(const ClassProbabilities& model);

}  // namespace melon
