#pragma once

#include <cstddef>
#include <vector>

#include "base/data/training_set.h"

namespace melon {

/// Weights of a logistic regression. Two classes have one function, the
/// log-odds of the second; more have one each.
struct LogisticWeights {
  std::size_t function_count = 0;
  /// Of each function the weight of every feature, then its intercept.
  std::vector<double> values = {};
  /// C·Σ log loss + ½·Σ weight².
  double objective = 0;
  bool converged = false;
};

/// Makes the objective smallest by Newton's method with conjugate gradients.
/// The intercepts are not penalized. C > 0.
[[nodiscard]] LogisticWeights FitLogistic(const TrainingSet& training,
                                          double c);

}  // namespace melon
