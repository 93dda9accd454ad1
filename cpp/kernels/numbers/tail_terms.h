#pragma once

#include "base/working/term.h"

namespace melon {

/// Tails and quantiles of distributions as terms of a working. Their digits do
/// not tell what they give; each has the value that its function computes.

/// The z with P(|Z| ≤ z) = level.
[[nodiscard]] Term NormalQuantileTerm(double level);
/// The z with P(Z ≤ z) = share, and that share.
[[nodiscard]] Term NormalQuantileTerm(const Term& share);
[[nodiscard]] Term NormalCdfTerm(const Term& z);
/// The x below which a beta distribution of a and b has the share.
[[nodiscard]] Term BetaQuantileTerm(const Term& share, const Term& a,
                                    const Term& b);

}  // namespace melon
