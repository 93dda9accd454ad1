#pragma once

#include <span>

#include "base/value.h"

namespace melon {

/// Pairs of entries by their order in two columns: sums of the products of
/// their weights.
struct KendallPairs {
  double concordant;
  double discordant;
  /// Tied in the one column alone.
  double tied_truth;
  double tied_score;
};

/// As KendallCorrelation counts them.
[[nodiscard]] KendallPairs CountKendallPairs(std::span<const double> truth,
                                             std::span<const double> score,
                                             std::span<const double> weight);

/// Kendall's τ-b of two columns of finite numbers. `weight` is empty or gives
/// how many cases each entry stands for, ≥ 0; the weight of a pair is the
/// product. Undefined (constant_truth, constant_score) when all entries of
/// positive weight are equal in one of them.
///
/// Without weights pairs are counted as integers, in O(n log n) by merging:
/// Knight 1966, JASA 61:436–439.
[[nodiscard]] Value KendallCorrelation(std::span<const double> truth,
                                       std::span<const double> score,
                                       std::span<const double> weight);

}  // namespace melon
