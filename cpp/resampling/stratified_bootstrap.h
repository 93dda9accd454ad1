#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"

namespace melon {

/// Resampling with replacement within each class: a replicate draws from the
/// cases of a class as many as there are. The row counts are exactly
/// multinomial, made from integers alone, and a function of (seed, replicate):
/// the same whatever else is drawn, natively and in the browser.
///
/// With whole weights a row of weight w stands for w cases, each of which is
/// drawn by itself: a replicate's row count takes the place of the weight.
/// With any fractional weight there are no cases to count: the rows with a
/// positive weight are drawn uniformly and keep their weights, so a row
/// contributes row count × weight.
///
/// A replicate takes O(rows + draws), or less where single rows have large
/// weights; its draws are made in blocks that stay in the first-level cache.
class StratifiedBootstrap {
 public:
  /// `truth` is 1 for a positive case, 0 for a negative one; `weight` is empty
  /// or holds finite weights ≥ 0. Whole weights of a class sum to less than
  /// 2³². Neither is needed after the construction.
  StratifiedBootstrap(std::span<const std::uint8_t> truth,
                      std::span<const double> weight, std::uint64_t seed);

  /// Whether a row contributes row count × weight and not the row count alone.
  [[nodiscard]] bool keeps_weights() const { return keeps_weights_; }
  /// Cases drawn for one replicate, over both classes.
  [[nodiscard]] std::uint64_t draw_count() const;

  /// Sets how often each row is drawn in replicate number `replicate`;
  /// `row_counts` has one entry per row.
  void Draw(std::uint64_t replicate, std::span<std::uint32_t> row_counts) const;

 private:
  /// The cases of one class, in the order of its rows.
  struct Stratum {
    std::vector<std::uint32_t> rows;
    /// Number of cases before each row, and their total last; empty where every
    /// row is one case.
    std::vector<std::uint32_t> first_case;
    std::uint32_t case_count = 0;
  };
  class Drawing;

  Stratum strata_[2];
  bool keeps_weights_ = false;
  std::uint64_t key_;
};

}  // namespace melon
