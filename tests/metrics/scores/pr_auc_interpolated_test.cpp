#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric pr_auc_interpolated;
namespace {

Value Compute(const GroupedScores& groups) {
  return pr_auc_interpolated.from_groups(groups.view(), {});
}

TEST(PrAucInterpolated, LetsFalsePositivesGrowInProportion) {
  // One negative, then two positives and one negative tied: ∫₀¹ 2u/(3u + 1) du
  // = 2/3 − (2/9) ln 4.
  EXPECT_NEAR(Compute(Grouped({.9, .5, .5, .5}, {0, 1, 1, 0})).number(),
              2.0 / 3 - 2.0 / 9 * std::log(4), 1e-15);
}

TEST(PrAucInterpolated, OfTheNineSamples) {
  // docs/worked-examples.md: .37167; ∫ t/(t + FP) dt over each step of one
  // positive
  EXPECT_NEAR(Compute(NineSamples()).number(),
              (4 - std::log(2) - 3 * std::log(5.0 / 4) - 4 * std::log(7.0 / 6) -
               4 * std::log(8.0 / 7)) /
                  4,
              1e-15);
}

TEST(PrAucInterpolated, KeepsItsDigitsOverSmallSteps) {
  // 1 positive after 1e6 negatives: ∫₀¹ t/(t + c) dt = 1/(2c) − 1/(3c²) + …, c
  // = 1e6.
  EXPECT_NEAR(Compute(Grouped({.9, .5}, {0, 1}, {1e6, 1})).number(),
              .5e-6 - 1e-12 / 3 + .25e-18, 1e-21);
}

TEST(PrAucInterpolated, OfAConstantScoreIsThePrevalence) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.3, .3, .3}, {1, 0, 0})).number(), 1.0 / 3);
}

TEST(PrAucInterpolated, IsOneWithoutNegatives) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .4}, {1, 1})).number(), 1);
}

TEST(PrAucInterpolated, IsUndefinedWithoutPositives) {
  const Value value = Compute(Grouped({.9, .4}, {0, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_positives");
}

}  // namespace
}  // namespace melon::metrics
