#pragma once

#include <span>

namespace melon {

/// The power of two that brings the largest number in size near 1: times it,
/// sums and squares of the numbers stay in the range of doubles, and nothing is
/// rounded. 1 when there is none but 0; NaN is passed over.
[[nodiscard]] double PowerOfTwoScale(std::span<const double> numbers);

}  // namespace melon
