#pragma once

#include <limits>
#include <span>

namespace melon {

struct SampleMoments {
  double count = 0;
  /// NaN without values. Exactly 0 where nothing but the rounding of values is
  /// left that cancel: at most 1e-12 of the standard error.
  double mean = std::numeric_limits<double>::quiet_NaN();
  /// √(Σ (x − mean)² / (count − 1)); NaN for fewer than two values. Exactly 0
  /// when the deviations are the rounding of values that are all the same: at
  /// most 8·2⁻⁵² of the mean.
  double deviation = std::numeric_limits<double>::quiet_NaN();
};

/// Mean and standard deviation, in two passes with compensated sums. The values
/// are scaled before they are squared: infinite only where the deviation itself
/// is beyond the range of doubles.
[[nodiscard]] SampleMoments MomentsOf(std::span<const double> values);

}  // namespace melon
