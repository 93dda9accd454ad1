#pragma once

namespace melon {

/// Student's t distribution; degrees_of_freedom in (0, 1e9]. Relative error
/// below 1e-13·(1 + √degrees_of_freedom) where the value exceeds 1e-300.

/// P(|T| > |t|); t is finite.
[[nodiscard]] double StudentTwoSided(double t, double degrees_of_freedom);
/// P(T > t): the upper tail, accurate where 1 − cdf is not.
[[nodiscard]] double StudentSurvival(double t, double degrees_of_freedom);
/// The t ≥ 0 with P(|T| ≤ t) = level; level in [0, 1). Relative error below
/// 1e-11.
[[nodiscard]] double StudentTwoSidedQuantile(double level,
                                             double degrees_of_freedom);

}  // namespace melon
