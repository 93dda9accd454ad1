#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace melon {

/// Row indices by descending score; equal scores (−0 equals +0) keep the order
/// of rows. Scores are finite, fewer than 2³¹ of them. A radix sort on the
/// bits: O(n) whatever the distribution of scores.
[[nodiscard]] std::vector<std::uint32_t> DescendingOrder(
    std::span<const double> scores);

/// Scores in descending order, −0 as +0, with what belongs to each.
struct SortedScores {
  std::vector<double> score;
  /// The row of each.
  std::vector<std::uint32_t> order;
  /// The mark of that row, 0 or 1.
  std::vector<std::uint8_t> mark;
};

/// The same order with the scores themselves and the marks of their rows, which
/// to look up by row would cost more than sorting.
[[nodiscard]] SortedScores SortScores(std::span<const double> scores,
                                      std::span<const std::uint8_t> mark);

}  // namespace melon
