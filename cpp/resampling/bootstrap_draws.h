#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"

namespace melon {

/// Resampling with replacement within strata: a replicate draws from the cases
/// of a stratum as many as there are. The row counts are exactly multinomial,
/// made from integers alone, and a function of (seed, replicate): the same
/// whatever else is drawn, natively and in the browser.
///
/// With whole weights a row of weight w stands for w cases, each of which is
/// drawn by itself: a replicate's row count takes the place of the weight. With
/// any fractional weight, in whichever stratum, or if weights do not count
/// cases, there are none to count: the rows with a positive weight are drawn
/// uniformly and keep their weights, so a row contributes row count × weight.
///
/// A replicate takes O(rows + draws), or less where single rows have large
/// weights; its draws are made in blocks that stay in the first-level cache.
class BootstrapDraws {
 public:
  /// Whole weights may add up to so much.
  static constexpr double kMostCases = 2e9;

  /// `stratum` is empty, for one stratum of all rows, or has a number for each
  /// row; `weight` is empty or has finite weights ≥ 0, which if whole add up to
  /// at most kMostCases unless `weights_count` is false. Neither is needed
  /// after the construction.
  BootstrapDraws(std::size_t row_count, std::span<const std::uint16_t> stratum,
                 std::span<const double> weight, std::uint64_t seed,
                 bool weights_count = true);

  /// Whether a row contributes row count × weight and not the row count alone.
  [[nodiscard]] bool keeps_weights() const { return keeps_weights_; }
  /// Cases drawn for one replicate, over all strata.
  [[nodiscard]] std::uint64_t draw_count() const;

  /// Sets how often each row is drawn in replicate number `replicate`;
  /// `row_counts` has one entry per row.
  void Draw(std::uint64_t replicate, std::span<std::uint32_t> row_counts) const;

 private:
  /// The cases of one stratum, in the order of its rows.
  struct Stratum {
    std::vector<std::uint32_t> rows;
    /// Number of cases before each row, and their total last; empty where every
    /// row is one case.
    std::vector<std::uint32_t> first_case;
    std::uint32_t case_count = 0;
  };
  class Drawing;

  std::vector<Stratum> strata_;
  bool keeps_weights_ = false;
  std::uint64_t key_;
};

}  // namespace melon
