#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric ks;
namespace {

Value Compute(const GroupedScores& groups) {
  return ks.from_groups(groups.view(), {});
}

TEST(Ks, IsTheLargestGapBetweenTheRates) {
  // after .8: TPR ½, FPR 0; after .5: 1 and ½
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .5, .5, .1}, {1, 1, 0, 0})).number(),
                   1.0 / 2);
}

TEST(Ks, OfTheNineSamples) {
  // − + − − found: FPR 3/5, TPR 1/4; scipy 1.14.1: ks_2samp gives .35
  EXPECT_NEAR(Compute(NineSamples()).number(), 3.0 / 5 - 1.0 / 4, 1e-15);
}

TEST(Ks, CountsAGapInEitherDirection) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.1, .9}, {1, 0})).number(), 1);
}

TEST(Ks, OfAConstantScoreIsZero) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.3, .3}, {1, 0})).number(), 0);
}

TEST(Ks, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
