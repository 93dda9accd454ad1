#pragma once

#include <span>
#include <vector>

#include "base/data/class_probabilities.h"
#include "base/data/score_groups.h"

namespace melon {

/// The spacing of doubles at 1: how far log loss keeps probabilities from 0 and
/// 1, as in scikit-learn.
inline constexpr double kLogLossClip = 0x1p-52;

/// ln p and ln(1 − p) of scores p, each kept kLogLossClip away from 0 and 1.
struct ScoreLogs {
  std::vector<double> of_score;
  std::vector<double> of_rest;
};

[[nodiscard]] ScoreLogs LogsOf(std::span<const double> scores);

/// Σ w·ln p over the positive cases plus Σ w·ln(1 − p) over the negative ones,
/// with each score p kept at least `clip` away from 0 and 1. Scores that have
/// weight lie in [0, 1]. O(groups).
[[nodiscard]] double LogLikelihood(const ScoreGroups& groups, double clip);

/// Σ w·ln of the number of the true class, kept as far away from 0 and 1. The
/// numbers of cases that have weight lie in [0, 1].
[[nodiscard]] double LogLikelihood(const ClassProbabilities& model,
                                   double clip);

}  // namespace melon
