#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "base/value.h"

namespace melon {

/// Holm's step-down adjustment: the i-th smallest of m p-values times
/// (m − i + 1), with a running maximum and at most 1; in the order given.
/// Rejecting where the adjusted value is ≤ α keeps the chance of any false
/// rejection among the m at α. Holm 1979, Scand. J. Stat. 6:65–70.
[[nodiscard]] std::vector<double> HolmAdjust(std::span<const double> p_values);

/// The same for a family of so many comparisons, of which some have no p-value
/// or were not made: they count as if p were 1, so that what is adjusted for N
/// comparisons is adjusted for N whatever could be tested. Undefined values
/// stay undefined, with their reason.
[[nodiscard]] std::vector<Value> HolmAdjust(std::vector<Value> p_values,
                                            std::size_t family);

}  // namespace melon
