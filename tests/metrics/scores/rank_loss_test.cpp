#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric rank_loss;
namespace {

Value Compute(const GroupedScores& groups) {
  return rank_loss.from_groups(groups.view(), {});
}

TEST(RankLoss, IsTheShareOfPairsInTheWrongOrder) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .5, .5, .1}, {1, 1, 0, 0})).number(),
                   .5 / 4);
}

TEST(RankLoss, OfTheNineSamples) {
  // 1 − 8/20
  EXPECT_NEAR(Compute(NineSamples()).number(), 12.0 / 20, 1e-15);
}

TEST(RankLoss, OfAPerfectRankingIsZero) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .8, .2, .1}, {1, 1, 0, 0})).number(),
                   0);
}

TEST(RankLoss, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
