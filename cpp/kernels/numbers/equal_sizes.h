#pragma once

#include <span>

namespace melon {

/// Makes sizes equal that differ by rounding alone, so that ranks see their
/// ties: 8/57 − 7/57 and 2/57 − 1/57 are unequal doubles. `scale` has, for each
/// number, the size of what it was subtracted from. A number that is itself
/// rounding becomes 0, others get the smallest size of those that they cannot
/// be told from, and keep their sign.
void EqualizeSizes(std::span<double> numbers, std::span<const double> scale);

}  // namespace melon
