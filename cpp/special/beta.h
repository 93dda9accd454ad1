#pragma once

namespace melon {

/// I_x(a, b), the regularized incomplete beta function: the cdf at x of the
/// beta distribution. a, b in (0, 1e9], x in [0, 1]; relative error below
/// 1e-13·(1 + √max(a, b)) where the value exceeds 1e-300.
[[nodiscard]] double RegularizedBeta(double a, double b, double x);
/// 1 − I_x(a, b): the upper tail, with the same error.
[[nodiscard]] double RegularizedBetaComplement(double a, double b, double x);
/// The density at x of the beta distribution; a, b in [1, 1e9], so that it is
/// bounded, x in [0, 1]. The same error.
[[nodiscard]] double BetaDensity(double a, double b, double x);
/// The x with I_x(a, b) = p; a, b in (0, 1e9], p in [0, 1]. Relative error
/// below 1e-12.
[[nodiscard]] double BetaQuantile(double a, double b, double p);

}  // namespace melon
