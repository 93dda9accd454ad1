#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/data/class_probabilities.h"

namespace melon {

/// The decisions that cost least if the probabilities are right.
struct MinimalCost {
  /// The class decided for, as a position among the columns; of equal costs the
  /// first.
  std::vector<std::uint16_t> decision;
  /// Mean cost of a case that the probabilities promise for these decisions.
  double expected_cost = 0;
};

/// For each case the class j with the smallest Σᵢ pᵢ·c(i, j). `cost` has c(i,
/// j), what deciding for the column j costs when the column i is true, by row.
/// Elkan 2001, Proc. IJCAI, 973–978. O(n·k²). Needs a case of positive weight.
[[nodiscard]] MinimalCost DecideAtMinimalCost(const ClassProbabilities& model,
                                              std::span<const double> cost);

}  // namespace melon
