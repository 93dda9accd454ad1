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

/// The different scores, and which rows have each.
struct SortedScores {
  /// Descending, −0 as +0.
  std::vector<double> score;
  /// Rows by descending score, each with its mark in the highest bit: to look
  /// up marks by row would cost more than sorting.
  std::vector<std::uint32_t> marked_row;
  /// Where in `marked_row` each score begins, and one past the last; empty when
  /// all are different.
  std::vector<std::uint32_t> begin;
};

/// The highest bit of a row.
inline constexpr std::uint32_t kRowMark = std::uint32_t{1} << 31;

/// The same order, with the scores themselves and the marks of their rows, 0 or
/// 1. At its peak it takes 16 bytes for each row, and 8 or 12 for each
/// different score.
[[nodiscard]] SortedScores SortScores(std::span<const double> scores,
                                      std::span<const std::uint8_t> mark);

}  // namespace melon
