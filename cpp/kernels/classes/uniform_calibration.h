#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace melon {

/// The expected calibration error in `bin_count` bins of equal width on [0, 1],
/// those of UniformBins, straight from the cases: nothing is sorted. `scores`
/// lie in [0, 1]; `hit` is 1 where what they promise came true; `weight` may be
/// empty. NaN without weight.
[[nodiscard]] double UniformCalibrationError(std::span<const double> scores,
                                             std::span<const std::uint8_t> hit,
                                             std::span<const double> weight,
                                             std::size_t bin_count);

}  // namespace melon
