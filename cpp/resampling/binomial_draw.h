#pragma once

#include <cstdint>

#include "base/random.h"

namespace melon {

/// A draw from Binomial(trials, numerator / denominator), exactly: integers
/// only, so the same natively and in the browser. 0 ≤ numerator ≤ denominator,
/// 1 ≤ denominator < 2⁶³. About trials/64 random words for a probability of
/// 1/2, trials/8 for any other.
[[nodiscard]] std::uint64_t DrawBinomial(Random& random, std::uint64_t trials,
                                         std::uint64_t numerator,
                                         std::uint64_t denominator);

}  // namespace melon
