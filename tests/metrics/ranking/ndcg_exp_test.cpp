#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/ranking/ranked.h"

namespace melon::metrics {
extern const Metric ndcg_exp;
namespace {

TEST(NdcgExp, CountsTwoToTheRelevanceLessOne) {
  // gains 1, 7 on positions 1, 2; the best order is 7, 1
  EXPECT_DOUBLE_EQ(RankedValue(ndcg_exp, Ranked({1, 3}, {.9, .4})).number(),
                   (1 + (7 / std::log2(3))) / (7 + (1 / std::log2(3))));
}

TEST(NdcgExp, IsScikitLearnsNdcgOfTheGains) {
  // sklearn 1.5.2: ndcg_score([2**rel - 1], [score]), and with k=3
  EXPECT_NEAR(RankedValue(ndcg_exp, TenItems()).number(), 0.9266012538629987,
              1e-15);
  EXPECT_NEAR(RankedValue(ndcg_exp, TenItems(), 3).number(), 0.8483653502922162,
              1e-15);
}

TEST(NdcgExp, DoesNotOverflow) {
  // 2^2000 − 1 and 2^1999 − 1 are in the ratio 2 : 1
  EXPECT_NEAR(RankedValue(ndcg_exp, Ranked({1999, 2000}, {.9, .4})).number(),
              (1 + (2 / std::log2(3))) / (2 + (1 / std::log2(3))), 1e-15);
}

TEST(NdcgExp, KeepsTheDigitsOfSmallRelevances) {
  // 2^r − 1 ≈ r·ln 2, so that the ratio is that of linear gains
  EXPECT_NEAR(RankedValue(ndcg_exp, Ranked({1e-12, 2e-12}, {.9, .4})).number(),
              (1 + (2 / std::log2(3))) / (2 + (1 / std::log2(3))), 1e-12);
}

TEST(NdcgExp, IsUndefinedForANegativeRelevance) {
  EXPECT_EQ(ReasonOf(RankedValue(ndcg_exp, Ranked({1, -1}, {.9, .4}))),
            "negative_relevance");
}

TEST(NdcgExp, IsUndefinedWithoutRelevantItems) {
  EXPECT_EQ(ReasonOf(RankedValue(ndcg_exp, Ranked({0, 0}, {.9, .4}))),
            "no_relevant_items");
}

}  // namespace
}  // namespace melon::metrics
