#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "kernels/binary/group_memo.h"

namespace melon {

// Flags of rows are 1 or 0. An empty `weight` counts every row once.

/// The weight of the rows where flag `a` is `of_a` and flag `b` is `of_b`.
[[nodiscard]] double WeightWhere(std::span<const std::uint8_t> a, bool of_a,
                                 std::span<const std::uint8_t> b, bool of_b,
                                 std::span<const double> weight);

/// The weight of the flagged rows by their class; `truth` flags the positive
/// ones.
[[nodiscard]] inline Cumulated WeightByClass(
    std::span<const std::uint8_t> truth, std::span<const std::uint8_t> flags,
    std::span<const double> weight) {
  return {WeightWhere(flags, true, truth, true, weight),
          WeightWhere(flags, true, truth, false, weight)};
}

/// The weight of all rows by their class.
[[nodiscard]] inline Cumulated ClassWeights(std::span<const std::uint8_t> truth,
                                            std::span<const double> weight) {
  return {WeightWhere(truth, true, truth, true, weight),
          WeightWhere(truth, false, truth, false, weight)};
}

/// 1 where score ≥ threshold.
void FlagAtLeast(std::span<const double> scores, double threshold,
                 std::vector<std::uint8_t>& flags);

/// 1 where both flags are the same.
[[nodiscard]] std::vector<std::uint8_t> FlagEqual(
    std::span<const std::uint8_t> a, std::span<const std::uint8_t> b);

}  // namespace melon
