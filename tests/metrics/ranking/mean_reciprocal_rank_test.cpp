#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/ranking/ranked.h"

namespace melon::metrics {
extern const Metric mean_reciprocal_rank;
namespace {

TEST(MeanReciprocalRank, IsOneOverThePositionOfTheFirstRelevantItem) {
  EXPECT_DOUBLE_EQ(
      RankedValue(mean_reciprocal_rank, Ranked({0, 0, 2, 1}, {.9, .6, .4, .2}))
          .number(),
      1.0 / 3);
}

TEST(MeanReciprocalRank, IsTheMeanOverQueries) {
  EXPECT_DOUBLE_EQ(
      RankedValue(mean_reciprocal_rank,
                  Ranked({1, 0, 0, 1}, {.9, .6, .9, .6}, {}, {0, 0, 1, 1}))
          .number(),
      .75);
}

TEST(MeanReciprocalRank, IsTheMeanOverAllOrdersOfTies) {
  // Fractions over all orders in Python: itertools.permutations
  EXPECT_NEAR(RankedValue(mean_reciprocal_rank, EightTiedItems()).number(),
              11.0 / 24, 1e-15);
  EXPECT_NEAR(RankedValue(mean_reciprocal_rank,
                          Ranked({0, 0, 0, 1, 0, 1}, {9, 5, 5, 5, 5, 5}))
                  .number(),
              37.0 / 100, 1e-15);
}

TEST(MeanReciprocalRank, OfOneAmongManyTiesIsTheMeanOfTheReciprocals) {
  // Σ 1/i for i ≤ 10⁶ is 14.392726722865724 (mpmath 1.3: harmonic(10**6))
  EXPECT_NEAR(
      RankedValue(mean_reciprocal_rank, Ranked({1, 0}, {.5, .5}, {1, 999999}))
          .number(),
      14.392726722865724e-6, 1e-19);
}

TEST(MeanReciprocalRank, LeavesOutQueriesWithoutRelevantItems) {
  EXPECT_DOUBLE_EQ(
      RankedValue(mean_reciprocal_rank,
                  Ranked({0, 0, 0, 1}, {.9, .6, .9, .6}, {}, {0, 0, 1, 1}))
          .number(),
      .5);
}

TEST(MeanReciprocalRank, IsUndefinedWithoutRelevantItems) {
  EXPECT_EQ(
      ReasonOf(RankedValue(mean_reciprocal_rank, Ranked({0, 0}, {.9, .4}))),
      "no_relevant_items");
}

}  // namespace
}  // namespace melon::metrics
