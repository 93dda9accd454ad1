#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/data/ranked_items.h"

namespace melon {

/// Owns what a RankedItems looks at, and which row stands where.
struct RankedLists {
  std::vector<double> relevance;
  std::vector<double> score;
  std::vector<double> weight;
  bool whole_weights = true;
  std::vector<double> best_relevance;
  std::vector<double> best_weight;
  std::vector<std::size_t> query_starts;
  /// The row of each entry of `score`.
  std::vector<std::uint32_t> rows;

  [[nodiscard]] RankedItems view() const {
    return {relevance,      score,       weight,      whole_weights,
            best_relevance, best_weight, query_starts};
  }
};

/// Sorts one model's items. `weight` is empty (every row is one item) or gives
/// finite weights ≥ 0; rows of weight 0 are left out. `query` has a number
/// below `query_count` for each row, or is empty: all rows are one query.
/// Equal scores keep the order of rows.
[[nodiscard]] RankedLists RankItems(std::span<const double> relevance,
                                    std::span<const double> score,
                                    std::span<const double> weight,
                                    std::span<const std::uint32_t> query,
                                    std::size_t query_count);

}  // namespace melon
