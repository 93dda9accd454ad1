#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/ranking/ranked.h"

namespace melon::metrics {
extern const Metric mean_average_precision;
namespace {

TEST(MeanAveragePrecision, AveragesThePrecisionAtEachRelevantItem) {
  // relevant on positions 1 and 3: (1/1 + 2/3) / 2
  EXPECT_DOUBLE_EQ(
      RankedValue(mean_average_precision, Ranked({2, 0, 1}, {.9, .6, .4}))
          .number(),
      5.0 / 6);
}

TEST(MeanAveragePrecision, IsTheMeanOverQueries) {
  // 1 and 1/2
  EXPECT_DOUBLE_EQ(
      RankedValue(mean_average_precision,
                  Ranked({1, 0, 0, 1}, {.9, .6, .9, .6}, {}, {0, 0, 1, 1}))
          .number(),
      .75);
}

TEST(MeanAveragePrecision, IsTheMeanOverAllOrdersOfTies) {
  // Fractions over all 4!·3! orders in Python: itertools.permutations
  EXPECT_NEAR(RankedValue(mean_average_precision, EightTiedItems()).number(),
              11383.0 / 20160, 1e-15);
  EXPECT_NEAR(RankedValue(mean_average_precision,
                          Ranked({0, 0, 0, 1, 0, 1}, {9, 5, 5, 5, 5, 5}))
                  .number(),
              79.0 / 200, 1e-15);
}

TEST(MeanAveragePrecision, TakesAWeightAsSoManyItems) {
  const double repeated =
      RankedValue(mean_average_precision,
                  Ranked({1, 1, 0, 0, 0, 1, 1, 1}, {5, 5, 5, 5, 5, 3, 3, 3}))
          .number();
  EXPECT_DOUBLE_EQ(RankedValue(mean_average_precision,
                               Ranked({1, 0, 1}, {5, 5, 3}, {2, 3, 3}))
                       .number(),
                   repeated);
}

TEST(MeanAveragePrecision, LeavesOutQueriesWithoutRelevantItems) {
  EXPECT_DOUBLE_EQ(
      RankedValue(mean_average_precision,
                  Ranked({0, 0, 0, 1}, {.9, .6, .9, .6}, {}, {0, 0, 1, 1}))
          .number(),
      .5);
}

TEST(MeanAveragePrecision, IsUndefinedWithoutRelevantItems) {
  EXPECT_EQ(
      ReasonOf(RankedValue(mean_average_precision, Ranked({0, -1}, {.9, .4}))),
      "no_relevant_items");
}

TEST(MeanAveragePrecision, IsUndefinedForFractionalWeights) {
  EXPECT_EQ(ReasonOf(RankedValue(mean_average_precision,
                                 Ranked({0, 1}, {.9, .4}, {1, .5}))),
            "fractional_weights");
}

}  // namespace
}  // namespace melon::metrics
