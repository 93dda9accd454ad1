#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"
#include "metrics/ranking/ranked.h"

namespace melon::metrics {
extern const Metric ndcg;
namespace {

Value Of(const GroupedScores& groups,
         double k = std::numeric_limits<double>::infinity()) {
  Parameters parameters;
  parameters.own = k;
  return ndcg.from_groups(groups.view(), parameters);
}

TEST(Ndcg, DiscountsEachPositiveByItsPosition) {
  // positives on positions 1 and 3: (1 + 1/log₂ 4) / (1 + 1/log₂ 3)
  EXPECT_DOUBLE_EQ(Of(Grouped({.9, .6, .4}, {1, 0, 1})).number(),
                   1.5 / (1 + 1 / std::log2(3)));
}

TEST(Ndcg, OfTheNineSamples) {
  // sklearn 1.5.2: ndcg_score([truth], [score])
  EXPECT_NEAR(Of(NineSamples()).number(), 0.650599884669601, 1e-15);
}

TEST(Ndcg, LooksAtTheFirstKPositionsAlone) {
  EXPECT_DOUBLE_EQ(Of(Grouped({.9, .6, .4}, {1, 0, 1}), 2).number(),
                   1 / (1 + 1 / std::log2(3)));
}

TEST(Ndcg, SharesPositionsAmongTies) {
  EXPECT_DOUBLE_EQ(Of(Grouped({.5, .5}, {1, 0})).number(),
                   (1 + 1 / std::log2(3)) / 2);
}

TEST(Ndcg, CutsInsideATie) {
  // half of the tie stands on position 1
  EXPECT_DOUBLE_EQ(Of(Grouped({.5, .5}, {1, 0}), 1).number(), .5);
}

TEST(Ndcg, TakesWeightsAsPositions) {
  EXPECT_DOUBLE_EQ(Of(Grouped({.9, .6}, {0, 1}, {3, 1})).number(),
                   1 / std::log2(5));
}

TEST(Ndcg, IsUndefinedWithoutPositives) {
  const Value value = Of(Grouped({.9, .4}, {0, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_positives");
}

TEST(Ndcg, IsUndefinedForFractionalWeights) {
  const Value value = Of(Grouped({.9, .4}, {1, 0}, {.5, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "fractional_weights");
}

TEST(Ndcg, OfGradedRelevanceIsScikitLearns) {
  // sklearn 1.5.2: ndcg_score([rel], [score]), and with k=3
  EXPECT_NEAR(RankedValue(ndcg, TenItems()).number(), 0.9424004179868563,
              1e-15);
  EXPECT_NEAR(RankedValue(ndcg, TenItems(), 3).number(), 0.9115464543371261,
              1e-15);
}

TEST(Ndcg, OfQueriesIsTheMeanOverThoseWithRelevantItems) {
  // 1, 1/log₂ 3, and a query without
  EXPECT_DOUBLE_EQ(
      RankedValue(ndcg, Ranked({2, 0, 0, 5, 0}, {.9, .6, .9, .6, 1}, {},
                               {0, 0, 1, 1, 2}))
          .number(),
      (1 + 1 / std::log2(3)) / 2);
}

TEST(Ndcg, OfARankingEqualsThatOfTwoClasses) {
  EXPECT_NEAR(RankedValue(ndcg, Ranked({0, 1, 0, 0, 1, 0, 1, 1, 0},
                                       {.9, .8, .7, .6, .5, .4, .3, .2, .1}))
                  .number(),
              Of(NineSamples()).number(), 1e-15);
}

TEST(Ndcg, DoesNotOverflow) {
  EXPECT_DOUBLE_EQ(RankedValue(ndcg, Ranked({1e308, 1e308}, {.9, .4})).number(),
                   1);
}

TEST(Ndcg, OfARankingIsUndefinedForANegativeRelevance) {
  EXPECT_EQ(ReasonOf(RankedValue(ndcg, Ranked({1, -1}, {.9, .4}))),
            "negative_relevance");
}

}  // namespace
}  // namespace melon::metrics
