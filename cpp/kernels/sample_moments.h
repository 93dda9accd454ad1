#pragma once

#include <limits>
#include <span>

namespace melon {

struct SampleMoments {
  double count = 0;
  /// NaN without values.
  double mean = std::numeric_limits<double>::quiet_NaN();
  /// Σ (x − mean)² / (count − 1); NaN for fewer than two values. Exactly 0 when
  /// the deviations are the rounding of values that are all the same: a
  /// standard deviation of at most 8·2⁻⁵² of the mean.
  double variance = std::numeric_limits<double>::quiet_NaN();
};

/// Mean and unbiased variance, in two passes with compensated sums; infinite or
/// NaN where squares overflow.
[[nodiscard]] SampleMoments MomentsOf(std::span<const double> values);

}  // namespace melon
