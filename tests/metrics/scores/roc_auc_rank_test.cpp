#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric roc_auc_rank;
namespace {

Value Compute(const GroupedScores& groups) {
  return roc_auc_rank.from_groups(groups.view(), {});
}

TEST(RocAucRank, IsTheRankSumOfThePositives) {
  // Ranks from below: .1 → 1, .5 and .5 → 2.5, .8 → 4; (4 + 2.5 − 2·3/2) /
  // (2·2).
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .5, .5, .1}, {1, 1, 0, 0})).number(),
                   (4 + 2.5 - 3) / 4);
}

TEST(RocAucRank, OfTheNineSamples) {
  // docs/worked-examples.md: AUC = 8/20 = .4
  EXPECT_NEAR(Compute(NineSamples()).number(), 8.0 / 20, 1e-15);
}

TEST(RocAucRank, TakesWeightsAsRepetition) {
  EXPECT_DOUBLE_EQ(
      Compute(Grouped({.8, .5, .1}, {1, 0, 1}, {2, 3, 1})).number(),
      Compute(Grouped({.8, .8, .5, .5, .5, .1}, {1, 1, 0, 0, 0, 1})).number());
}

TEST(RocAucRank, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
