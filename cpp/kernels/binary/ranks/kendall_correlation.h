#pragma once

#include <span>

#include "base/value.h"

namespace melon {

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
