#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric roc_auc;
namespace {

Value Compute(const GroupedScores& groups) {
  return roc_auc.from_groups(groups.view(), {});
}

TEST(RocAuc, IsTheShareOfPairsInTheRightOrder) {
  EXPECT_DOUBLE_EQ(
      Compute(Grouped({.8, .5, .5, .1}, {1, 1, 0, 0}, {})).number(),
      (2 + 1 + .5) / 4);
}

TEST(RocAuc, OfTheNineSamples) {
  // docs/worked-examples.md: AUC = 8/20 = .4
  EXPECT_NEAR(Compute(NineSamples()).number(), 8.0 / 20, 1e-15);
}

TEST(RocAuc, OfAnInvertedRankingIsZeroAndNeverFlipped) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.1, .9}, {1, 0})).number(), 0);
}

TEST(RocAuc, OfAConstantScoreIsOneHalf) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.3, .3, .3}, {1, 0, 0})).number(), .5);
}

TEST(RocAuc, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
