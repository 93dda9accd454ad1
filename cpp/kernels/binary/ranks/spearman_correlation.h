#pragma once

#include <span>
#include <vector>

#include "base/value.h"

namespace melon {

/// The ranks of two columns, each as its distance from the middle rank divided
/// by half the total weight, and the sums of their products.
struct RankDeviations {
  std::vector<double> truth;
  std::vector<double> score;
  double products;
  double truth_squares;
  double score_squares;
};
[[nodiscard]] RankDeviations CorrelateRanks(std::span<const double> truth,
                                            std::span<const double> score,
                                            std::span<const double> weight);

/// Spearman's ρ of two columns of finite numbers: Pearson's correlation of the
/// ranks, ties sharing their mean rank. `weight` is empty or says how many
/// cases each entry stands for, ≥ 0. Undefined (constant_truth,
/// constant_score) when all entries of positive weight are equal in one of
/// them.
[[nodiscard]] Value SpearmanCorrelation(std::span<const double> truth,
                                        std::span<const double> score,
                                        std::span<const double> weight);

}  // namespace melon
