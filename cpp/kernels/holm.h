#pragma once

#include <span>
#include <vector>

namespace melon {

/// Holm's step-down adjustment: the i-th smallest of m p-values times
/// (m − i + 1), with a running maximum and at most 1; in the order given.
/// Rejecting where the adjusted value is ≤ α keeps the chance of any false
/// rejection among the m at α. Holm 1979, Scand. J. Stat. 6:65–70.
[[nodiscard]] std::vector<double> HolmAdjust(std::span<const double> p_values);

}  // namespace melon
