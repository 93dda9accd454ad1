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

/// Whether the mean of differences is no more than the rounding of differences
/// that cancel: no other one is so small a part of its standard error.
[[nodiscard]] inline bool IsRoundingOfMean(double mean, double error) {
  return std::abs(mean) <= 1e-12 * error;
}

}  // namespace melon
