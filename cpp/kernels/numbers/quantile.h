#pragma once

#include <span>
#include <vector>

namespace melon {

/// The quantile of order `share` in [0, 1] of values in ascending order, at
/// least one of them: linear between the order statistics at (n − 1)·share,
/// which is type 7 of Hyndman & Fan 1996 and the default of R and NumPy.
[[nodiscard]] double SortedQuantile(std::span<const double> sorted,
                                    double share);

/// The values in ascending order.
[[nodiscard]] std::vector<double> Sorted(std::span<const double> values);

}  // namespace melon
