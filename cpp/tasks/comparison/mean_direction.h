#pragma once

#include <cstddef>

#include "tasks/comparison/pairs.h"

namespace melon {

/// The mean of a pair's differences a − b; 0 where it is undefined, or where
/// nothing is left but the rounding of differences that cancel.
[[nodiscard]] double MeanDifferenceOf(const PairTable& pairs, std::size_t pair);

}  // namespace melon
