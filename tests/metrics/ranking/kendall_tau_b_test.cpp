#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"
#include "metrics/ranking/ranked.h"

namespace melon::metrics {
extern const Metric kendall_tau_b;
namespace {

Value Compute(const GroupedScores& groups) {
  return kendall_tau_b.from_groups(groups.view(), {});
}

TEST(KendallTauB, IsConcordantLessDiscordantOverUntiedPairs) {
  // 3 right, 0 wrong; 4 pairs differ in truth, 5 in score
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .5, .5, .1}, {1, 1, 0, 0})).number(),
                   3 / std::sqrt(4.0 * 5));
}

TEST(KendallTauB, OfTheNineSamples) {
  // 8 right, 12 wrong of 20; all 36 pairs differ in score
  EXPECT_NEAR(Compute(NineSamples()).number(), -4 / std::sqrt(20.0 * 36),
              1e-15);
}

TEST(KendallTauB, IsUndefinedForAConstantScore) {
  const Value value = Compute(Grouped({.3, .3}, {1, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "constant_score");
}

TEST(KendallTauB, OfAPerfectPredictionIsOne) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({1, 1, 0}, {1, 1, 0})).number(), 1);
}

TEST(KendallTauB, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

TEST(KendallTauB, OfGradedRelevanceIsScipys) {
  // scipy 1.14.1: kendalltau(rel, score)
  EXPECT_NEAR(RankedValue(kendall_tau_b, TenItems()).number(),
              0.3594473161741678, 1e-15);
}

TEST(KendallTauB, OfQueriesIsTheMeanOverThoseWithDifferentRelevances) {
  // 1, −1, and a query with one item
  EXPECT_NEAR(RankedValue(kendall_tau_b,
                          Ranked({2, 0, 0, 5, 3, 0}, {.9, .6, .9, .6, .7, 1},
                                 {}, {0, 0, 1, 1, 0, 2}))
                  .number(),
              (1.0 / 3 - 1) / 2, 1e-15);
}

TEST(KendallTauB, OfARankingIsUndefinedWhenNothingDiffers) {
  EXPECT_EQ(ReasonOf(RankedValue(kendall_tau_b, Ranked({1, 1}, {.9, .4}))),
            "constant_truth");
  EXPECT_EQ(ReasonOf(RankedValue(kendall_tau_b, Ranked({1, 0}, {.4, .4}))),
            "constant_score");
}

}  // namespace
}  // namespace melon::metrics
