#include <gtest/gtest.h>

#include <cmath>

#include "effect_sizes/effect_support.h"

namespace melon::effect_sizes {
extern const EffectSize cohen_d;
namespace {

TEST(CohenD, DividesTheMeanDifferenceByThePooledDeviation) {
  // Variances 1 and 4, mean difference −3.
  const Effect effect = Measure(cohen_d, {1, 2, 3}, {3, 5, 7});
  EXPECT_DOUBLE_EQ(effect.value.number(), -3 / std::sqrt(2.5));
  // Bonett's variance: see standardized_difference_test.cpp.
  const double margin = 1.959963984540054 * std::sqrt(1.1);
  EXPECT_NEAR(effect.low.number(), effect.value.number() - margin, 1e-14);
  EXPECT_NEAR(effect.high.number(), effect.value.number() + margin, 1e-14);
}

TEST(CohenD, IsSmallMediumAndLargeAsCohenHasIt) {
  EXPECT_EQ(
      std::vector<double>(cohen_d.benchmarks.begin(), cohen_d.benchmarks.end()),
      (std::vector<double>{.2, .5, .8}));
}

TEST(CohenD, AgreesWithAutorankAndWithBonettsFormulaInPython) {
  ExpectGoldenEffect(cohen_d, 1e-13, 1e-12);
}

TEST(CohenD, IsUndefinedWithoutVariance) {
  EXPECT_EQ(ReasonOf(Measure(cohen_d, {}, {}).value), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(cohen_d, {1}, {2}).value), "too_few_cases");
  EXPECT_EQ(ReasonOf(Measure(cohen_d, {1, 1}, {2, 2}).low), "no_variance");
  EXPECT_EQ(ReasonOf(Measure(cohen_d, {1.5e308, -1.5e308}, {2, 3}).high),
            "overflow");
}

}  // namespace
}  // namespace melon::effect_sizes
