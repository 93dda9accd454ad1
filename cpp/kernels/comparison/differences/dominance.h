#pragma once

#include <span>

namespace melon {

/// Of n values a and as many b of the same cases.
struct Dominance {
  /// (#(aᵢ > bⱼ) − #(aᵢ < bⱼ)) / n² over all i and j; 0 without values.
  double value = 0;
  /// Its variance when cases (aᵢ, bᵢ) are drawn from a population: 1/n times
  /// that of the sums of what aᵢ and bᵢ contribute; NaN for fewer than two
  /// cases. Obuchowski 1997, Biometrics 53:567–578.
  double variance = 0;
};

/// O(n).
[[nodiscard]] Dominance DominanceOf(std::span<const double> a,
                                    std::span<const double> b);

}  // namespace melon
