#pragma once

#include <span>

namespace melon {

/// The power of two in (m/2, m], m being the size of the largest number; 1
/// where that is 0. Divided by it the numbers lie in (−2, 2) with all their
/// digits, so that squares and products neither overflow nor vanish, whatever
/// their unit.
[[nodiscard]] double BinaryScale(std::span<const double> numbers);

}  // namespace melon
