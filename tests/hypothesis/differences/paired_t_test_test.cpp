#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/differences/difference_support.h"

namespace melon::hypothesis {
extern const Test paired_t_test;
namespace {

TEST(PairedTTest, DividesTheMeanDifferenceByItsStandardError) {
  // Mean 2, variance (1 + 0 + 1) / 2 = 1, standard error 1/√3.
  const KeyValues values = Differ(paired_t_test, {1, 2, 3});
  EXPECT_EQ(At(values, "mean_diff").number(), 2);
  EXPECT_EQ(At(values, "std_diff").number(), 1);
  EXPECT_DOUBLE_EQ(At(values, "paired_t").number(), 2 * std::sqrt(3));
  EXPECT_EQ(At(values, "paired_t_df").number(), 2);
  // With two degrees of freedom p = 1 − t/√(2 + t²).
  EXPECT_NEAR(At(values, "paired_t_p").number(), 1 - std::sqrt(12. / 14),
              1e-15);
}

TEST(PairedTTest, HasTheIntervalThatExcludesZeroWhenPIsBelowAlpha) {
  // t.95 with two degrees of freedom is √(2·.9025/(1 − .9025)) = 4.3026527.
  const KeyValues values = Differ(paired_t_test, {1, 2, 3});
  const double margin = std::sqrt(2 * .9025 / .0975) / std::sqrt(3);
  EXPECT_NEAR(At(values, "paired_t_low").number(), 2 - margin, 1e-11);
  EXPECT_NEAR(At(values, "paired_t_high").number(), 2 + margin, 1e-11);
}

TEST(PairedTTest, AgreesWithScipyOnPairsOfModels) {
  ExpectGoldenPairs(paired_t_test);
}

TEST(PairedTTest, OfDifferencesThatCancelTheMeanIsZero) {
  // 0.1 + 0.2 − 0.3 is 2⁻⁵⁴ by rounding alone.
  const KeyValues values = Differ(paired_t_test, {.25, -.25, .1 + .2 - .3});
  EXPECT_EQ(At(values, "mean_diff").number(), 0);
  EXPECT_EQ(At(values, "paired_t").number(), 0);
  EXPECT_EQ(At(values, "paired_t_p").number(), 1);
}

TEST(PairedTTest, IsUndefinedWithoutVariance) {
  for (const auto& difference :
       {Numbers{.1, .1, .1, .1, .1}, Numbers{0, 0, 0}}) {
    const KeyValues values = Differ(paired_t_test, difference);
    EXPECT_DOUBLE_EQ(At(values, "mean_diff").number(), difference[0]);
    EXPECT_EQ(ReasonOf(At(values, "paired_t")), "no_variance");
    EXPECT_EQ(ReasonOf(At(values, "paired_t_p")), "no_variance");
    EXPECT_EQ(ReasonOf(At(values, "paired_t_low")), "no_variance");
  }
}

TEST(PairedTTest, IsUndefinedForOneDifference) {
  const KeyValues values = Differ(paired_t_test, {3});
  EXPECT_EQ(At(values, "mean_diff").number(), 3);
  EXPECT_EQ(ReasonOf(At(values, "paired_t_p")), "too_few_cases");
  EXPECT_EQ(ReasonOf(At(Differ(paired_t_test, {}), "mean_diff")), "no_cases");
}

TEST(PairedTTest, IsUndefinedForFractionalWeights) {
  const KeyValues values = Differ(paired_t_test, {3, 6}, {.5, 1}, false);
  EXPECT_EQ(At(values, "mean_diff").number(), 5);
  EXPECT_EQ(ReasonOf(At(values, "paired_t_p")), "fractional_weights");
}

}  // namespace
}  // namespace melon::hypothesis
