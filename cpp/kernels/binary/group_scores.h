#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/data/score_groups.h"
#include "kernels/binary/group_memo.h"

namespace melon {

/// Owns what a ScoreGroups looks at, and which row lies where.
struct GroupedScores {
  std::vector<double> score;
  std::vector<double> positive;
  std::vector<double> negative;
  double total_positive = 0;
  double total_negative = 0;
  bool whole_weights = true;
  /// Rows by descending score.
  std::vector<std::uint32_t> order;
  /// Position in `order` where each group begins, and one past the last; empty
  /// when every group is one row.
  std::vector<std::uint32_t> begin;

  std::unique_ptr<GroupMemo> memo;

  /// The rows of a group.
  [[nodiscard]] std::span<const std::uint32_t> RowsOf(std::size_t group) const {
    const std::span<const std::uint32_t> rows(order);
    if (begin.empty()) return rows.subspan(group, 1);
    return rows.subspan(begin[group], begin[group + 1] - begin[group]);
  }

  [[nodiscard]] ScoreGroups view() const {
    return {score,          positive,      negative,  total_positive,
            total_negative, whole_weights, memo.get()};
  }
};

/// Sorts and groups one model's scores. `truth` is 1 for a positive case, 0 for
/// a negative one; `weight` is empty (every case counts once) or consists of
/// finite weights ≥ 0. A row of weight 0 is in its group like any other and may
/// make a group of weight 0.
[[nodiscard]] GroupedScores GroupScores(std::span<const double> scores,
                                        std::span<const std::uint8_t> truth,
                                        std::span<const double> weight);

/// For each row DeLong's placement value: for a positive case the weighted
/// share of negatives below its score, for a negative case that of positives
/// above it, ties counting half. Both classes must be present.
[[nodiscard]] std::vector<double> Placements(
    const GroupedScores& groups, std::span<const std::uint8_t> truth);

}  // namespace melon
