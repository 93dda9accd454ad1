#pragma once

#include <span>

#include "base/value.h"

namespace melon {

/// Spearman's ρ of two columns of finite numbers: Pearson's correlation of the
/// ranks, ties sharing their mean rank. `weight` is empty or says how many
/// cases each entry stands for, ≥ 0. Undefined (constant_truth,
/// constant_score) when all entries of positive weight are equal in one of
/// them.
[[nodiscard]] Value SpearmanCorrelation(std::span<const double> truth,
                                        std::span<const double> score,
                                        std::span<const double> weight);

}  // namespace melon
