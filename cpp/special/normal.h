#pragma once

namespace melon {

/// Standard normal distribution; relative error below 1e-14 for |z| ≤ 8 and
/// below 2e-13 for |z| < 37, where z itself, as a double, allows no better.
[[nodiscard]] double NormalCdf(double z);
/// P(Z > z): the upper tail, accurate where 1 − cdf is not.
[[nodiscard]] double NormalSurvival(double z);
/// P(|Z| > |z|).
[[nodiscard]] double NormalTwoSided(double z);
/// The z with cdf p; p in (0, 1).
[[nodiscard]] double NormalQuantile(double p);

}  // namespace melon
