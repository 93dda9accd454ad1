#pragma once

namespace melon {

/// P(X > x) for the χ² distribution; x in [0, ∞), degrees_of_freedom in
/// (0, 1e6]. Relative error below 1e-13·(1 + √degrees_of_freedom) where the
/// value exceeds 1e-300.
[[nodiscard]] double ChiSquaredSurvival(double x, double degrees_of_freedom);
/// The critical value: the x with P(X > x) = tail; degrees_of_freedom in
/// [1, 1e6]. Relative error below 1e-11 for tail in [1e-100, 0.5], 1e-9 up to
/// 0.999.
[[nodiscard]] double ChiSquaredUpperQuantile(double tail,
                                             double degrees_of_freedom);

}  // namespace melon
