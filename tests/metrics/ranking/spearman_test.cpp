#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"
#include "metrics/ranking/ranked.h"

namespace melon::metrics {
extern const Metric spearman;
namespace {

Value Compute(const GroupedScores& groups) {
  return spearman.from_groups(groups.view(), {});
}

TEST(Spearman, IsTheCorrelationOfTheRanks) {
  // Ranks of the truth 3.5 3.5 1.5 1.5, of the score 4 2.5 2.5 1; mean 2.5:
  // covariance 3, variances 4 and 4.5.
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .5, .5, .1}, {1, 1, 0, 0})).number(),
                   3 / std::sqrt(4 * 4.5));
}

TEST(Spearman, OfTheNineSamples) {
  // scipy 1.14.1: spearmanr([0,1,0,0,1,0,1,1,0], [9,8,7,6,5,4,3,2,1])
  EXPECT_NEAR(Compute(NineSamples()).number(), -0.1732050807568877, 1e-15);
}

TEST(Spearman, IsUndefinedForAConstantScore) {
  const Value value = Compute(Grouped({.3, .3}, {1, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "constant_score");
}

TEST(Spearman, OfAPerfectPredictionIsOne) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({1, 1, 0}, {1, 1, 0})).number(), 1);
}

TEST(Spearman, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

TEST(Spearman, OfGradedRelevanceIsScipys) {
  // scipy 1.14.1: spearmanr(rel, score)
  EXPECT_NEAR(RankedValue(spearman, TenItems()).number(), 0.46990046990070483,
              1e-15);
}

TEST(Spearman, OfQueriesIsTheMeanOverThoseWithDifferentRelevances) {
  // 1, −1, and a query with one item
  EXPECT_NEAR(
      RankedValue(spearman, Ranked({2, 0, 0, 5, 3, 0}, {.9, .6, .9, .6, .7, 1},
                                   {}, {0, 0, 1, 1, 0, 2}))
          .number(),
      (.5 - 1) / 2, 1e-15);
}

TEST(Spearman, OfARankingIsUndefinedWhenNothingDiffers) {
  EXPECT_EQ(ReasonOf(RankedValue(spearman, Ranked({1, 1}, {.9, .4}))),
            "constant_truth");
  EXPECT_EQ(ReasonOf(RankedValue(spearman, Ranked({1, 0}, {.4, .4}))),
            "constant_score");
}

}  // namespace
}  // namespace melon::metrics
