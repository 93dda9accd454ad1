#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"

namespace melon {

/// Friedman's test by random permutations of the ranks within each row. The
/// draws are a function of the seed and of the ranks in each row alone: neither
/// the order of rows, nor that of columns, nor how many are drawn at a time
/// changes them.
class FriedmanPermutations {
 public:
  /// `rank` row by row: multiples of 1/2, columns in 1 … 2¹⁵, fewer than 2¹⁵
  /// rows.
  FriedmanPermutations(std::span<const double> rank, std::size_t columns,
                       std::uint64_t seed);

  /// Draws so many more permutations of the whole table.
  void Draw(std::uint32_t draws);

  [[nodiscard]] double draws() const { return draws_; }
  /// (1 + how many were at least as extreme as the table)/(1 + draws): the
  /// table itself is one of the permutations, so the test keeps its level.
  [[nodiscard]] double p() const { return (at_least_ + 1) / (draws_ + 1); }

 private:
  /// Places that one 32-bit number chooses: for each of the sizes first,
  /// first − 1, …, last one place below it.
  struct Batch {
    std::uint32_t first;
    std::uint32_t last;
    /// Of these sizes.
    std::uint32_t product;

    /// Whether a number of which so much is left makes no place likelier.
    [[nodiscard]] bool Fair(std::uint32_t left) const;
  };

  /// Ascending in each row, and the rows, too.
  void SortRanks();
  std::uint32_t NextWord();
  void ShuffleBatch(const Batch& batch, std::uint32_t* row);
  void ShufflePair(std::uint32_t* row, std::uint32_t* other);
  void ShuffleAll();
  void SumColumns();
  [[nodiscard]] double SumOfSquares() const;

  std::size_t columns_;
  Random random_;
  std::uint64_t word_ = 0;
  bool half_used_ = true;
  std::vector<Batch> batches_;
  /// Twice the ranks, row by row; each draw starts from the one before.
  std::vector<std::uint32_t> ranks_;
  /// Twice the rank sums.
  std::vector<std::uint32_t> sums_;
  double observed_ = 0;
  double draws_ = 0;
  double at_least_ = 0;
};

}  // namespace melon
