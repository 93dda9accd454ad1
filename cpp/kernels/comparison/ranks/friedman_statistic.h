#pragma once

#include "kernels/comparison/ranks/rank_rows.h"

namespace melon {

/// Friedman's statistic for N rankings of k algorithms, and what is made of it.
/// Its parts are multiples of 1/4, exact below 2⁵⁰, so that "all rankings
/// agree" is decided without rounding.
struct FriedmanStatistic {
  /// N and k.
  double row_count = 0;
  double column_count = 0;
  /// Σⱼ (Rⱼ − N(k + 1)/2)², Rⱼ being the rank sum of an algorithm.
  double between = 0;
  /// Σ (r − (k + 1)/2)² over all ranks, and what it would be without ties:
  /// N k(k² − 1)/12.
  double spread = 0;
  double untied_spread = 0;

  [[nodiscard]] double degrees_of_freedom() const { return column_count - 1; }
  /// (N − 1)(k − 1).
  [[nodiscard]] double error_degrees_of_freedom() const {
    return (row_count - 1) * (column_count - 1);
  }
  /// 12 Σ Rⱼ²/(N k(k + 1)) − 3N(k + 1); k at least 2.
  [[nodiscard]] double ChiSquared() const {
    return degrees_of_freedom() * between / untied_spread;
  }
  /// The same divided by C = 1 − Σ(t³ − t)/(N(k³ − k)); not all tied.
  [[nodiscard]] double ChiSquaredTieCorrected() const {
    return degrees_of_freedom() * between / spread;
  }
  [[nodiscard]] bool all_tied() const { return spread == 0; }
  /// Whether every data set gives the same ranks, ties included: the corrected
  /// statistic is then N(k − 1), its largest value.
  [[nodiscard]] bool rankings_agree() const {
    return between == row_count * spread;
  }
};

[[nodiscard]] FriedmanStatistic FriedmanOf(const RankSums& sums);

}  // namespace melon
