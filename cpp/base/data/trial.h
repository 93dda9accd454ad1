#pragma once

#include <vector>

namespace melon {

/// Hyper-parameters that were tried.
struct Trial {
  /// In the order of the space.
  std::vector<double> values;
  /// Higher is better; minus infinity where it is undefined.
  double score = 0;
  /// Of each training set, that was learnt from.
  double training_share = 1;
};

}  // namespace melon
