#pragma once

#include <span>
#include <vector>

namespace melon {

/// The median of numbers that count `weight` times each (empty: once): the
/// number at which half of the total weight is passed, or the mean of two when
/// exactly half lies on either side. With whole weights it is the median of the
/// repeated numbers. The numbers are finite, the total weight is positive.
/// O(n).
[[nodiscard]] double WeightedMedian(std::vector<double> numbers,
                                    std::span<const double> weight);

}  // namespace melon
