#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/ranking/ranked.h"

namespace melon::metrics {
extern const Metric recall_at_k;
namespace {

TEST(RecallAtK, IsTheShareOfTheRelevantItemsThatIsFound) {
  EXPECT_DOUBLE_EQ(
      RankedValue(recall_at_k, Ranked({1, 0, 2, 1}, {.9, .6, .4, .2}), 3)
          .number(),
      2.0 / 3);
}

TEST(RecallAtK, CutsInsideATie) {
  EXPECT_DOUBLE_EQ(
      RankedValue(recall_at_k, Ranked({1, 0, 1, 0}, {.9, .5, .5, .5}), 2)
          .number(),
      (1 + 1.0 / 3) / 2);
}

TEST(RecallAtK, IsOneWhenEverythingIsFound) {
  EXPECT_EQ(RankedValue(recall_at_k, Ranked({0, 1}, {.9, .5}), 10).number(), 1);
}

TEST(RecallAtK, IsUndefinedWithoutRelevantItems) {
  EXPECT_EQ(ReasonOf(RankedValue(recall_at_k, Ranked({0, 0}, {.9, .4}), 1)),
            "no_relevant_items");
}

}  // namespace
}  // namespace melon::metrics
