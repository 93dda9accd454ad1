#include <gtest/gtest.h>

#include <cmath>

#include "effect_sizes/effect_support.h"

namespace melon::effect_sizes {
extern const EffectSize cohen_d;
extern const EffectSize hedges_g;
namespace {

TEST(HedgesG, IsALittleSmallerThanCohensD) {
  // Four degrees of freedom: Γ(2)/(√2·Γ(3/2)) = √(2/π).
  const double factor = std::sqrt(2 / std::acos(-1));
  const Effect g = Measure(hedges_g, {1, 2, 3}, {3, 5, 7});
  const Effect d = Measure(cohen_d, {1, 2, 3}, {3, 5, 7});
  EXPECT_NEAR(g.value.number(), factor * d.value.number(), 1e-15);
  EXPECT_NEAR(g.low.number(), factor * d.low.number(), 1e-14);
  EXPECT_NEAR(g.high.number(), factor * d.high.number(), 1e-14);
}

TEST(HedgesG, AgreesWithEffectsizeOfR) {
  ExpectGoldenEffect(hedges_g, 1e-12, 0, "effects");
}

TEST(HedgesG, IsUndefinedWithoutVariance) {
  EXPECT_EQ(ReasonOf(Measure(hedges_g, {}, {}).value), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(hedges_g, {1}, {2}).value), "too_few_cases");
  EXPECT_EQ(ReasonOf(Measure(hedges_g, {1, 1}, {2, 2}).low), "no_variance");
  EXPECT_EQ(ReasonOf(Measure(hedges_g, {1.5e308, -1.5e308}, {2, 3}).high),
            "overflow");
}

}  // namespace
}  // namespace melon::effect_sizes
