#include <gtest/gtest.h>

#include <vector>

#include "effect_sizes/effect_size.h"

namespace melon::effect_sizes {
extern const EffectSize mean_difference;

namespace {

Effect OfDifferences(const std::vector<double>& difference) {
  return mean_difference.compute(
      {.a = difference, .b = {}, .difference = difference}, {});
}

TEST(MeanDifference, IsTheMeanWithStudentsInterval) {
  // scipy 1.14.1: t.interval(.95, 3, 2.5, sem([1, 2, 3, 4])).
  const Effect effect = OfDifferences({1, 2, 3, 4});
  EXPECT_DOUBLE_EQ(effect.value.number(), 2.5);
  EXPECT_NEAR(effect.low.number(), 0.4457397432391206, 1e-12);
  EXPECT_NEAR(effect.high.number(), 4.55426025676088, 1e-12);
}

TEST(MeanDifference, HasNoIntervalFromOneDifference) {
  const Effect effect = OfDifferences({0.25});
  EXPECT_EQ(effect.value.number(), 0.25);
  EXPECT_EQ(effect.low.reason().id, "too_few_cases");
}

TEST(MeanDifference, IsUndefinedWithoutAny) {
  EXPECT_EQ(OfDifferences({}).value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::effect_sizes
