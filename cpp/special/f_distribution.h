#pragma once

namespace melon {

/// Fisher's F distribution; both degrees of freedom in (0, 1e9]. Relative error
/// below 1e-13·(1 + √(the larger of them)) where the value exceeds 1e-300.

/// P(F > x); x in [0, ∞], infinity included.
[[nodiscard]] double FSurvival(double x, double numerator_degrees_of_freedom,
                               double denominator_degrees_of_freedom);
/// The critical value: the x with P(F > x) = tail; degrees of freedom of at
/// least 1. Relative error below 1e-11 for tail in [1e-100, 0.5], 1e-9 up to
/// 0.999.
[[nodiscard]] double FUpperQuantile(double tail,
                                    double numerator_degrees_of_freedom,
                                    double denominator_degrees_of_freedom);

}  // namespace melon
