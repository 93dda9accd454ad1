#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric break_even_point;
namespace {

Value Compute(const GroupedScores& groups) {
  return break_even_point.from_groups(groups.view(), {});
}

TEST(BreakEvenPoint, IsThePrecisionAtAsManyPredictionsAsPositives) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .6, .4}, {1, 0, 1})).number(), 1.0 / 2);
}

TEST(BreakEvenPoint, OfTheNineSamples) {
  // − + − − contain one of the four positives
  EXPECT_NEAR(Compute(NineSamples()).number(), 1.0 / 4, 1e-15);
}

TEST(BreakEvenPoint, SharesATieInProportion) {
  // 1 found, then 2 of the 3 tied are taken and a third of them is positive
  EXPECT_DOUBLE_EQ(
      Compute(Grouped({.9, .5, .5, .5, .1}, {1, 1, 0, 0, 1})).number(),
      (1 + 2.0 / 3) / 3);
}

TEST(BreakEvenPoint, OfAConstantScoreIsThePrevalence) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.3, .3, .3}, {1, 0, 0})).number(), 1.0 / 3);
}

TEST(BreakEvenPoint, IsUndefinedWithoutPositives) {
  const Value value = Compute(Grouped({.9, .4}, {0, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_positives");
}

}  // namespace
}  // namespace melon::metrics
