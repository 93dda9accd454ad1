#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace melon {

/// What tests on ranks need of a table of ranks. Sums of ranks are multiples of
/// 1/2 and sums of their squares of 1/4, so both are exact below 2⁵⁰.
struct RankSums {
  std::size_t row_count = 0;
  /// Of each column.
  std::vector<double> rank_sum;
  /// Σ r² over all ranks.
  double squared_ranks = 0;
  /// Σ (t³ − t) over all groups of t tied ranks in a row.
  double tie_term = 0;
};

/// `rank` row by row, `columns` in each, where the ranks of a row are 1 …
/// columns with ties sharing their mean.
[[nodiscard]] RankSums SumRanks(std::span<const double> rank,
                                std::size_t columns);

/// How many share a rank of one row, for each rank that more than one has, in
/// the order of the row: 2 and 3 for the ranks 1.5, 4, 1.5, 4, 4.
[[nodiscard]] std::vector<double> TieSizes(std::span<const double> ranks);

struct RowRanks {
  /// Row by row: 1 is the best.
  std::vector<double> rank;
  RankSums sums;
};

/// Ranks each row of a table of finite numbers, `columns` in a row (at least
/// 1). Equal results share their mean rank. With a tolerance, results count as
/// tied with the best one of their group while they are at most so much worse
/// than it; rounding in the last digits does not count, so 0.8 and 0.7 are tied
/// at 0.1.
[[nodiscard]] RowRanks RankRows(std::span<const double> result,
                                std::size_t columns, bool higher_is_better,
                                double tolerance = 0);

}  // namespace melon
