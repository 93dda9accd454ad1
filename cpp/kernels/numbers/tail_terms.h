#pragma once

#include "base/working/term.h"

namespace melon {

/// Tails and quantiles of distributions as terms of a working. Their digits do
/// not tell what they give; each has the value that its function computes.

/// 2 P(T ≥ |t|), and P(T ≥ t).
[[nodiscard]] Term StudentTwoSidedTerm(const Term& t,
                                       const Term& degrees_of_freedom);
[[nodiscard]] Term StudentTailTerm(const Term& t,
                                   const Term& degrees_of_freedom);
/// The t with P(|T| ≤ t) = level.
[[nodiscard]] Term StudentQuantileTerm(double level,
                                       const Term& degrees_of_freedom);
/// 2 P(Z ≥ |z|).
[[nodiscard]] Term NormalTwoSidedTerm(const Term& z);
/// The z with P(|Z| ≤ z) = level.
[[nodiscard]] Term NormalQuantileTerm(double level);
/// The z with P(Z ≤ z) = share, and that share.
[[nodiscard]] Term NormalQuantileTerm(const Term& share);
[[nodiscard]] Term NormalCdfTerm(const Term& z);
/// P(χ² ≥ x).
[[nodiscard]] Term ChiSquaredTailTerm(const Term& x,
                                      const Term& degrees_of_freedom);
/// P(F ≥ f).
[[nodiscard]] Term FTailTerm(const Term& f, const Term& numerator,
                             const Term& denominator);
/// 2 P(X ≥ successes) of so many fair coins, where at least half succeeded,
/// else 2 P(X ≤ successes); at most 1.
[[nodiscard]] Term FairCoinsTerm(const Term& successes, const Term& trials);
/// The x below which a beta distribution of a and b has the share.
[[nodiscard]] Term BetaQuantileTerm(const Term& share, const Term& a,
                                    const Term& b);

}  // namespace melon
