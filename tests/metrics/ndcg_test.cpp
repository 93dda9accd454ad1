#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

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

}  // namespace
}  // namespace melon::metrics
