#include <gtest/gtest.h>

#include <cmath>
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

TEST(MeanDifference, IsUndefinedForOneDataSet) {
  const Effect effect = OfDifferences({0.25});
  EXPECT_EQ(effect.value.reason().id, "too_few_cases");
  EXPECT_EQ(effect.low.reason().id, "too_few_cases");
}

Effect OverFolds(const std::vector<double>& difference, double ratio,
                 bool five_by_two = false) {
  return mean_difference.compute_over_folds({.difference = difference,
                                             .test_train_ratio = ratio,
                                             .five_by_two = five_by_two},
                                            {});
}

TEST(MeanDifference, HasTheVarianceOfTheCorrectedTestOverFolds) {
  // numpy 2.2.6 and scipy 1.14.1: mean ± t.ppf(.975, 9)·√(var·(1/10 + 1/9)).
  const Effect effect =
      OverFolds({.02, .01, -.01, .03, .02, .04, .00, .01, .02, .03}, 1. / 9);
  EXPECT_NEAR(effect.value.number(), .017, 1e-15);
  EXPECT_NEAR(effect.low.number(), 0.0014670088825339527, 1e-12);
  EXPECT_NEAR(effect.high.number(), 0.03253299111746604, 1e-12);
}

TEST(MeanDifference, HasNoIntervalOverFoldsWhereTheSizesAreNotKnown) {
  const Effect effect = OverFolds({1, 2, 3, 4}, std::nan(""));
  EXPECT_DOUBLE_EQ(effect.value.number(), 2.5);
  EXPECT_EQ(effect.low.reason().id, "no_test_train_ratio");
  EXPECT_EQ(effect.high.reason().id, "no_test_train_ratio");
}

TEST(MeanDifference, HasNoIntervalOverFoldsThatContradictsTheTest) {
  const Effect five = OverFolds({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 1, true);
  EXPECT_DOUBLE_EQ(five.value.number(), 5.5);
  EXPECT_EQ(five.high.reason().id, "no_interval_of_mean");
  EXPECT_EQ(OverFolds({1, 1, 1}, .5).low.reason().id, "no_variance");
  EXPECT_EQ(OverFolds({1}, .5).value.reason().id, "too_few_cases");
}

TEST(MeanDifference, IsUndefinedWithoutAny) {
  EXPECT_EQ(OfDifferences({}).value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::effect_sizes
