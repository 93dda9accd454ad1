#pragma once

#include <span>

namespace melon {

/// Logarithms, up to a common summand, become probabilities that add up to 1.
/// At least one is finite.
void ToProbabilities(std::span<double> logarithms);

}  // namespace melon
