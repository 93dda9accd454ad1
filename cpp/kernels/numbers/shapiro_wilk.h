#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace melon {

/// For so many values Royston's approximations were fitted.
inline constexpr std::size_t kFewestShapiroWilk = 3;
inline constexpr std::size_t kMostShapiroWilk = 5000;

struct ShapiroWilk {
  /// W in (0, 1].
  double statistic;
  double p_value;
};

/// The test of normality of Shapiro and Wilk: W = (Σ aᵢ x₍ᵢ₎)² / Σ (xᵢ − x̄)²,
/// which is near 1 when the values are normal and smaller when they are not.
/// Weights a and p-value by Royston 1995, Applied Statistics 44:547–551 (AS
/// R94); the p-value of three values is exact. `values` are finite, in any
/// order; none when they are all equal or fewer or more than the limits above.
[[nodiscard]] std::optional<ShapiroWilk> TestShapiroWilk(
    std::span<const double> values);

}  // namespace melon
