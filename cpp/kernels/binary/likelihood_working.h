#pragma once

#include <vector>

#include "base/data/class_probabilities.h"
#include "base/data/score_groups.h"
#include "base/working/working.h"

namespace melon {

/// What was given to the true class of each case.
struct GivenProbabilities {
  std::vector<double> probability;
  /// Empty: every case counts once.
  std::vector<double> weight;
};

[[nodiscard]] GivenProbabilities GivenToTruth(const ScoreGroups& groups);
[[nodiscard]] GivenProbabilities GivenToTruth(const ClassProbabilities& model);

/// Their logarithms, added up: `total` is LogLikelihood with this `clip`.
[[nodiscard]] Term LikelihoodTerm(const GivenProbabilities& given, double clip,
                                  double total);

/// Log loss: that sum with kLogLossClip, `likelihood`, and minus its mean over
/// `cases`. Says so where some probability was clipped.
void ShowLogLoss(const GivenProbabilities& given, double likelihood,
                 double cases, Working& working);

}  // namespace melon
