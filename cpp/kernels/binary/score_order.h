#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace melon {

/// Row indices by descending score; equal scores (−0 equals +0) keep the order
/// of rows. Scores are finite, fewer than 2³⁰ of them. A radix sort on the
/// bits: O(n) whatever the distribution of scores.
[[nodiscard]] std::vector<std::uint32_t> DescendingOrder(
    std::span<const double> scores);

/// Which row, and what is known of it: to look that up by row would cost more
/// than sorting.
class MarkedRow {
 public:
  /// Rows are fewer than this.
  static constexpr std::uint32_t kMostRows = std::uint32_t{1} << 30;

  MarkedRow() = default;
  MarkedRow(std::uint32_t row, bool is_positive)
      : bits_(row | (is_positive ? kPositive : 0)) {}

  [[nodiscard]] std::uint32_t row() const {
    return bits_ & ~(kPositive | kFirst);
  }
  [[nodiscard]] bool is_positive() const { return (bits_ & kPositive) != 0; }
  /// Whether the row is the first of its score.
  [[nodiscard]] bool is_first() const { return (bits_ & kFirst) != 0; }
  void SetFirst(bool is_first) { bits_ |= is_first ? kFirst : 0; }

  [[nodiscard]] bool operator==(const MarkedRow&) const = default;

 private:
  static constexpr std::uint32_t kPositive = kMostRows << 1;
  static constexpr std::uint32_t kFirst = kMostRows;

  std::uint32_t bits_ = 0;
};

/// The different scores, and which rows have each.
struct SortedScores {
  /// Descending, −0 as +0.
  std::vector<double> score;
  /// Rows by descending score.
  std::vector<MarkedRow> rows;
};

/// The same order, with the scores themselves. `truth` is 1 for a positive row,
/// else 0. Takes 12 bytes for each row, and little more while it sorts.
[[nodiscard]] SortedScores SortScores(std::span<const double> scores,
                                      std::span<const std::uint8_t> truth);

}  // namespace melon
