#pragma once

#include <vector>

namespace melon {

/// Hyper-parameters that were tried.
struct Trial {
  /// In the order of the space.
  std::vector<double> values;
  /// Higher is better; minus infinity where it is undefined.
  double score = 0;
};

}  // namespace melon
