#pragma once

namespace melon {

/// Binomial distribution of X successes in `trials` trials. `successes` and
/// `trials` are whole numbers, 0 ≤ successes ≤ trials ≤ 1e9; probability in
/// [0, 1]. Relative error below 1e-13·(1 + √trials) where the value exceeds
/// 1e-300.

/// P(X = successes).
[[nodiscard]] double BinomialPmf(double successes, double trials,
                                 double probability);
/// P(X ≤ successes).
[[nodiscard]] double BinomialCdf(double successes, double trials,
                                 double probability);
/// P(X > successes): the upper tail, accurate where 1 − cdf is not.
[[nodiscard]] double BinomialSurvival(double successes, double trials,
                                      double probability);
/// The exact two-sided p-value of H₀: probability = 1/2, the chance of a
/// count at least as far from trials/2. Since the distribution is symmetric,
/// doubling the tail and summing the less likely outcomes (R's binom.test)
/// are the same.
[[nodiscard]] double BinomialTwoSidedHalf(double successes, double trials);

}  // namespace melon
