#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/data/score_groups.h"
#include "kernels/binary/group_memo.h"
#include "kernels/binary/score_order.h"

namespace melon {

/// Owns what a ScoreGroups looks at, and which row lies where.
struct GroupedScores {
  std::vector<double> score;
  std::vector<double> positive;
  std::vector<double> negative;
  double total_positive = 0;
  double total_negative = 0;
  bool whole_weights = true;
  /// By descending score; the first of each group is marked.
  std::vector<MarkedRow> rows;

  std::unique_ptr<GroupMemo> memo;

  [[nodiscard]] ScoreGroups view() const {
    return {score,          positive,      negative,  total_positive,
            total_negative, whole_weights, memo.get()};
  }
};

/// The rows of the groups, one group after the other.
class RowsOfGroups {
 public:
  explicit RowsOfGroups(const GroupedScores& groups) : left_(groups.rows) {}

  [[nodiscard]] std::span<const MarkedRow> Next() {
    std::size_t size = 1;
    while (size < left_.size() && !left_[size].is_first()) ++size;
    const std::span<const MarkedRow> group = left_.first(size);
    left_ = left_.subspan(size);
    return group;
  }

 private:
  std::span<const MarkedRow> left_;
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
[[nodiscard]] std::vector<double> Placements(const GroupedScores& groups);

}  // namespace melon
