#include "kernels/comparison/differences/standardized_difference.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace melon {
namespace {

using Numbers = std::vector<double>;

StandardizedDifference Of(const Numbers& a, const Numbers& b) {
  Numbers difference;
  for (std::size_t i = 0; i < a.size(); ++i) difference.push_back(a[i] - b[i]);
  return Standardize({a, b, difference});
}

TEST(StandardizedDifference, DividesTheMeanByTheRootOfTheMeanVariance) {
  // Variances 1 and 4, mean difference −3, covariance of the columns 2.
  const StandardizedDifference effect = Of({1, 2, 3}, {3, 5, 7});
  EXPECT_EQ(effect.undefined, nullptr);
  EXPECT_DOUBLE_EQ(effect.value, -3 / std::sqrt(2.5));
  // d²(1 + 16 + 2·2²)/(8·2·2.5²) + 1/(2·2.5)
  EXPECT_DOUBLE_EQ(effect.standard_error,
                   std::sqrt((9 / 2.5 * 25 / (16 * 6.25)) + .2));
}

TEST(StandardizedDifference, IsUndefinedWithoutTwoCasesOrAVariance) {
  EXPECT_EQ(Of({.1, .1, .1}, {.3, .3, .3}).undefined, &reasons::no_variance);
  EXPECT_EQ(Of({.1, .1, .1}, {.3, .3, .4}).undefined, nullptr);
  EXPECT_EQ(Of({}, {}).undefined, &reasons::no_cases);
  EXPECT_EQ(Of({1}, {2}).undefined, &reasons::too_few_cases);
  // The difference of the means is beyond the range of doubles in units of s.
  EXPECT_EQ(Of({1e300, 1e300}, {1e-300, 2e-300}).undefined, &reasons::overflow);
}

TEST(StandardizedDifference, IsTheSameInAnotherUnit) {
  const StandardizedDifference effect = Of({1, 2, 3}, {3, 5, 7});
  for (const double unit : {0x1p-1000, 0x1p1000}) {
    const StandardizedDifference other =
        Of({unit, 2 * unit, 3 * unit}, {3 * unit, 5 * unit, 7 * unit});
    EXPECT_EQ(other.value, effect.value);
    EXPECT_EQ(other.standard_error, effect.standard_error);
  }
}

TEST(HedgesFactor, IsARatioOfGammaFunctions) {
  // Γ(1)/Γ(1/2); √(2/3)·Γ(3/2)/Γ(1).
  const double pi = std::numbers::pi;
  EXPECT_NEAR(HedgesFactor(2), 1 / std::sqrt(pi), 1e-15);
  EXPECT_NEAR(HedgesFactor(3), std::sqrt(2. / 3) * std::sqrt(pi) / 2, 1e-15);
  // 1 − 3/(4ν − 1) nearly.
  EXPECT_NEAR(HedgesFactor(100), 1 - 3. / 399, 1e-5);
}

}  // namespace
}  // namespace melon
