#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace melon {

/// Row indices by descending score; equal scores (−0 equals +0) keep the order
/// of rows. Scores are finite, at most 2³²−1 of them. A radix sort on the bits:
/// O(n) whatever the distribution of scores.
[[nodiscard]] std::vector<std::uint32_t> DescendingOrder(
    std::span<const double> scores);

}  // namespace melon
