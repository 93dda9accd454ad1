#pragma once

#include <span>
#include <vector>

namespace melon {

/// What the i-th smallest of m p-values becomes by itself; i counts from 1.
using AdjustOne = double (*)(double p_value, double place, double count);

/// Step-down: each p-value adjusted by itself, then from the smallest on no
/// value below one before it; at most 1; in the order given.
[[nodiscard]] std::vector<double> StepDown(std::span<const double> p_values,
                                           AdjustOne adjust);

/// Step-up: each adjusted by itself, then from the largest down no value above
/// one after it; at most 1; in the order given.
[[nodiscard]] std::vector<double> StepUp(std::span<const double> p_values,
                                         AdjustOne adjust);

}  // namespace melon
