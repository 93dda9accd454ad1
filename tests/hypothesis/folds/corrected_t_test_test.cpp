#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/folds/fold_support.h"

namespace melon::hypothesis {
extern const Test corrected_t_test;
namespace {

TEST(CorrectedTTest, AddsTheRatioOfTestToTrainingCasesToOneOverN) {
  // Mean 2, variance 1, standard error √(1/3 + 1/2).
  const KeyValues values = Compare(corrected_t_test, {1, 2, 3}, .5);
  const double t = 2 / std::sqrt(5. / 6);
  EXPECT_DOUBLE_EQ(At(values, "corrected_t").number(), t);
  EXPECT_NEAR(At(values, "corrected_t_p").number(),
              1 - t / std::sqrt(2 + t * t), 1e-15);
  EXPECT_EQ(At(values, "corrected_t_df").number(), 2);
  const double margin = std::sqrt(2 * .9025 / .0975) * std::sqrt(5. / 6);
  EXPECT_NEAR(At(values, "corrected_t_low").number(), 2 - margin, 1e-11);
  EXPECT_NEAR(At(values, "corrected_t_high").number(), 2 + margin, 1e-11);
}

TEST(CorrectedTTest, GivesThePublishedNumber) {
  // docs/worked-examples.md: mean .05613, sd .08831 of 100 differences, 10
  // × 10. Half a unit of the last digit of the mean and the deviation moves t
  // by 3e-4.
  const KeyValues values =
      Compare(corrected_t_test, WithMoments(100, .05613, .08831), 1. / 9);
  EXPECT_NEAR(At(values, "corrected_t").number(), 1.8263, 3e-4);
  EXPECT_NEAR(At(values, "corrected_t_p").number(), .0708, 5e-5);
}

TEST(CorrectedTTest, AgreesWithItsDefinitionInPython) {
  ExpectGoldenFolds(corrected_t_test);
}

TEST(CorrectedTTest, IsThePairedTTestWhenNothingOverlaps) {
  const KeyValues values = Compare(corrected_t_test, {1, 2, 3}, 0);
  EXPECT_DOUBLE_EQ(At(values, "corrected_t").number(), 2 * std::sqrt(3));
}

TEST(CorrectedTTest, NeedsTheRatioAndAVariance) {
  EXPECT_EQ(ReasonOf(At(Compare(corrected_t_test, {1, 2, 3}), "corrected_t")),
            "no_test_train_ratio");
  EXPECT_EQ(
      ReasonOf(At(Compare(corrected_t_test, {.1, .1}, .5), "corrected_t_p")),
      "no_variance");
  EXPECT_EQ(ReasonOf(At(Compare(corrected_t_test, {1}, .5), "corrected_t_df")),
            "too_few_folds");
  EXPECT_EQ(ReasonOf(At(Compare(corrected_t_test, {}, .5), "corrected_t_low")),
            "no_cases");
  // √2·1.5e308 is beyond the range of doubles; d̄ = 0 over it is not known.
  EXPECT_EQ(ReasonOf(At(Compare(corrected_t_test, {1.5e308, -1.5e308}, .5),
                        "corrected_t")),
            "overflow");
  // 1e200 and 3e200: mean 2, s √2, factor √(1/2 + 1/2).
  EXPECT_NEAR(
      At(Compare(corrected_t_test, {1e200, 3e200}, .5), "corrected_t").number(),
      std::sqrt(2), 1e-14);
}

}  // namespace
}  // namespace melon::hypothesis
