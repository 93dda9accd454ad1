#pragma once

#include <cmath>
#include <limits>

namespace melon {

/// Whether a difference is no more than what a few operations on doubles of
/// that size leave by rounding. 0 is.
[[nodiscard]] inline bool IsRounding(double difference, double size) {
  return std::abs(difference) <=
         16 * std::numeric_limits<double>::epsilon() * std::abs(size);
}

}  // namespace melon
