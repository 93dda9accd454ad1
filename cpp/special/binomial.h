#pragma once

#include <optional>

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
/// The critical number: the smallest m with P(X ≥ m) ≤ alpha; none where even
/// `trials` successes are likelier than that. alpha in (0, 1).
[[nodiscard]] std::optional<double> BinomialCriticalCount(double trials,
                                                          double probability,
                                                          double alpha);
/// The sign test's critical number: the smallest m > trials/2 whose two-sided
/// p-value, BinomialTwoSidedHalf(m, trials), is at most alpha; none where even
/// winning every trial is not significant. alpha in (0, 1).
[[nodiscard]] std::optional<double> SignTestCriticalWins(double trials,
                                                         double alpha);

}  // namespace melon
