#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric pr_auc_trapezoid;
namespace {

Value Compute(const GroupedScores& groups) {
  return pr_auc_trapezoid.from_groups(groups.view(), {});
}

TEST(PrAucTrapezoid, JoinsThePointsByStraightLines) {
  // (0, 1), (½, 1), (½, ½), (1, ⅔)
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .6, .4}, {1, 0, 1})).number(),
                   .5 * (1 + 1) / 2 + .5 * (.5 + 2.0 / 3) / 2);
}

TEST(PrAucTrapezoid, OfTheNineSamples) {
  // docs/worked-examples.md
  EXPECT_NEAR(Compute(NineSamples()).number(), .35506, 5e-6);
}

TEST(PrAucTrapezoid, StartsAtPrecisionOne) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.5, .5}, {1, 0})).number(), (1 + .5) / 2);
}

TEST(PrAucTrapezoid, DoesNotSeeCasesOfWeightZero) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .6}, {0, 1}, {0, 1})).number(), 1);
}

TEST(PrAucTrapezoid, IsOneWithoutNegatives) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .4}, {1, 1})).number(), 1);
}

TEST(PrAucTrapezoid, IsUndefinedWithoutPositives) {
  const Value value = Compute(Grouped({.9, .4}, {0, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_positives");
}

}  // namespace
}  // namespace melon::metrics
