#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric brier;
namespace {

Value Compute(const GroupedScores& groups) {
  return brier.from_groups(groups.view(), {});
}

TEST(Brier, IsTheMeanSquaredDifference) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .3}, {1, 0})).number(),
                   (.2 * .2 + .3 * .3) / 2);
}

TEST(Brier, OfTheNineSamples) {
  // (p − y)² of each sample
  EXPECT_NEAR(Compute(NineSamples()).number(),
              (.81 + .04 + .49 + .36 + .25 + .16 + .49 + .64 + .01) / 9, 1e-15);
}

TEST(Brier, OfAlwaysWrongIsOne) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({1, 0}, {0, 1})).number(), 1);
}

TEST(Brier, DoesNotSeeCasesOfWeightZero) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({7, .8}, {1, 1}, {0, 1})).number(), .04);
}

TEST(Brier, IsUndefinedForScoresOutsideTheUnitInterval) {
  const Value value = Compute(Grouped({1.5, .4}, {1, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "scores_outside_unit_interval");
}

TEST(Brier, IsUndefinedWithoutCases) {
  const Value value = Compute(Grouped({}, {}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
