#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "io/json/json.h"

namespace melon {

/// So many bins at most.
inline constexpr std::size_t kErrorBins = 20;

/// Inner edges that cut numbers into bins of about equally many, equal numbers
/// together; NaN is passed over. Ascending, all different.
[[nodiscard]] std::vector<double> EqualCountEdges(std::vector<double> numbers);

/// Errors in bins of a quantity: {"low", "high", "mean", "count", "mean_error",
/// "mae"}, each an array of one number a bin that is not empty. A bin contains
/// the numbers from an edge up to the next. Cases of which the quantity is NaN
/// are passed over; an empty `weight` counts each once.
[[nodiscard]] Json ErrorBinsJson(std::span<const double> quantity,
                                 std::span<const double> error,
                                 std::span<const double> weight,
                                 const std::vector<double>& edges);

}  // namespace melon
