#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/ranking/ranked.h"

namespace melon::metrics {
extern const Metric precision_at_k;
namespace {

TEST(PrecisionAtK, IsTheShareOfRelevantItemsOnTheFirstKPositions) {
  EXPECT_DOUBLE_EQ(
      RankedValue(precision_at_k, Ranked({1, 0, 2, 1}, {.9, .6, .4, .2}), 3)
          .number(),
      2.0 / 3);
}

TEST(PrecisionAtK, CutsInsideATie) {
  // one on position 1, and one of three on each of the positions 2, 3, 4
  EXPECT_DOUBLE_EQ(
      RankedValue(precision_at_k, Ranked({1, 0, 1, 0}, {.9, .5, .5, .5}), 2)
          .number(),
      (1 + 1.0 / 3) / 2);
}

TEST(PrecisionAtK, DividesByKAlsoWithFewerItems) {
  EXPECT_DOUBLE_EQ(
      RankedValue(precision_at_k, Ranked({1, 1}, {.9, .5}), 10).number(), .2);
}

TEST(PrecisionAtK, IsTheMeanOverQueriesWithRelevantItems) {
  EXPECT_DOUBLE_EQ(
      RankedValue(precision_at_k,
                  Ranked({1, 1, 0, 1, 0, 0}, {.9, .6, .9, .6, .9, .6}, {},
                         {0, 0, 1, 1, 2, 2}),
                  2)
          .number(),
      .75);
}

TEST(PrecisionAtK, IsUndefinedWithoutRelevantItems) {
  EXPECT_EQ(ReasonOf(RankedValue(precision_at_k, Ranked({0, 0}, {.9, .4}), 1)),
            "no_relevant_items");
}

}  // namespace
}  // namespace melon::metrics
