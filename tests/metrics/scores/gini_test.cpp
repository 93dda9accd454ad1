#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric gini;
namespace {

Value Compute(const GroupedScores& groups) {
  return gini.from_groups(groups.view(), {});
}

TEST(Gini, IsTwiceTheAreaLessOne) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .5, .5, .1}, {1, 1, 0, 0})).number(),
                   2 * 3.5 / 4 - 1);
}

TEST(Gini, OfTheNineSamples) {
  // 8 pairs right, 12 wrong
  EXPECT_NEAR(Compute(NineSamples()).number(), (8.0 - 12) / 20, 1e-16);
}

TEST(Gini, OfAnInvertedRankingIsMinusOne) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.1, .9}, {1, 0})).number(), -1);
}

TEST(Gini, OfAConstantScoreIsPositiveZero) {
  const double value = Compute(Grouped({.3, .3}, {1, 0})).number();
  EXPECT_EQ(value, 0);
  EXPECT_FALSE(std::signbit(value));
}

TEST(Gini, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
