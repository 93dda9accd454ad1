#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/ranking/ranked.h"

namespace melon::metrics {
extern const Metric dcg;
namespace {

TEST(Dcg, SumsTheDiscountedRelevances) {
  EXPECT_DOUBLE_EQ(RankedValue(dcg, Ranked({1, 3}, {.9, .4})).number(),
                   1 + (3 / std::log2(3)));
}

TEST(Dcg, IsScikitLearns) {
  // sklearn 1.5.2: dcg_score([rel], [score]), and with k=3
  EXPECT_NEAR(RankedValue(dcg, TenItems()).number(), 8.848254611010937, 1e-14);
  EXPECT_NEAR(RankedValue(dcg, TenItems(), 3).number(), 5.8273243839286435,
              1e-14);
}

TEST(Dcg, IsTheMeanOverQueries) {
  EXPECT_DOUBLE_EQ(
      RankedValue(dcg, Ranked({4, 2}, {.1, .1}, {}, {0, 1})).number(), 3);
}

TEST(Dcg, IsUndefinedWhereTheSumIsNoNumber) {
  EXPECT_EQ(ReasonOf(RankedValue(dcg, Ranked({1e308, 1e308}, {.9, .4}))),
            "too_large");
  EXPECT_EQ(ReasonOf(RankedValue(dcg, Ranked({2e280, 1}, {.9, .4}))),
            "too_large");
}

TEST(Dcg, IsDefinedUpToARelevanceThatLeavesRoomForASum) {
  EXPECT_DOUBLE_EQ(RankedValue(dcg, Ranked({1e280, 0}, {.9, .4})).number(),
                   1e280);
}

TEST(Dcg, IsUndefinedForANegativeRelevance) {
  EXPECT_EQ(ReasonOf(RankedValue(dcg, Ranked({1, -1}, {.9, .4}))),
            "negative_relevance");
}

}  // namespace
}  // namespace melon::metrics
