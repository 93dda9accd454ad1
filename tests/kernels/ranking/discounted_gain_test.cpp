#include "kernels/ranking/discounted_gain.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "kernels/ranking/rank_items.h"

namespace melon {
namespace {

constexpr double kAll = std::numeric_limits<double>::infinity();

RankedLists Ranked(const std::vector<double>& relevance,
                   const std::vector<double>& score,
                   const std::vector<double>& weight = {}) {
  return RankItems(relevance, score, weight, {}, 1);
}

TEST(ScaledGain, IsTheRelevanceOrTwoToItLessOne) {
  EXPECT_EQ(ScaledGain(Gain::linear, 3, 4), .75);
  EXPECT_EQ(ScaledGain(Gain::exponential, 3, 4), 7);
  // 2^0.5 − 1
  EXPECT_DOUBLE_EQ(ScaledGain(Gain::exponential, .5, 4), std::sqrt(2) - 1);
}

TEST(ScaledGain, OfExtremesIsFinite) {
  EXPECT_EQ(ScaledGain(Gain::exponential, 1e9, 1e9), 1);
  EXPECT_EQ(ScaledGain(Gain::exponential, 1e9 - 1, 1e9), .5);
  EXPECT_EQ(ScaledGain(Gain::linear, 0, 0), 0);
}

TEST(NormalizedDiscountedGain, GivesTiedItemsTheirMeanGain) {
  // two tied items with the gains 1 and 0, the best order being 1, 0
  EXPECT_DOUBLE_EQ(NormalizedDiscountedGain(Ranked({1, 0}, {.5, .5}).view(),
                                            Gain::linear, kAll)
                       .number(),
                   (1 + 1 / std::log2(3)) / 2);
}

TEST(NormalizedDiscountedGain, TakesAWeightAsSoManyPositions) {
  const RankedLists weighted = Ranked({0, 2}, {.9, .5}, {2, 3});
  const RankedLists repeated = Ranked({0, 0, 2, 2, 2}, {.9, .9, .5, .5, .5});
  for (const double last : {1.0, 2.0, 3.0, 4.0, kAll}) {
    EXPECT_DOUBLE_EQ(
        NormalizedDiscountedGain(weighted.view(), Gain::linear, last).number(),
        NormalizedDiscountedGain(repeated.view(), Gain::linear, last).number());
  }
}

TEST(NormalizedDiscountedGainByPosition, AgreesWithEachLastPosition) {
  const RankedLists lists = Ranked({3, 2, 3, 0, 1, 2, 3, 2, 0, 1},
                                   {.9, .8, .8, .7, .6, .5, .5, .5, .3, .1});
  for (const Gain gain : {Gain::linear, Gain::exponential}) {
    const std::vector<double> curve =
        NormalizedDiscountedGainByPosition(lists.view(), gain, 100);
    ASSERT_EQ(curve.size(), 10U);
    for (std::size_t i = 0; i < curve.size(); ++i) {
      EXPECT_NEAR(curve[i],
                  NormalizedDiscountedGain(lists.view(), gain,
                                           static_cast<double>(i + 1))
                      .number(),
                  1e-15);
    }
  }
}

TEST(NormalizedDiscountedGainByPosition, StopsAtTheMost) {
  const RankedLists lists = Ranked({1, 0}, {.9, .5}, {1e9, 1e9});
  EXPECT_EQ(
      NormalizedDiscountedGainByPosition(lists.view(), Gain::linear, 7).size(),
      7U);
}

TEST(NormalizedDiscountedGainByPosition, IsEmptyWithoutRelevantItems) {
  EXPECT_TRUE(NormalizedDiscountedGainByPosition(
                  Ranked({0, 0}, {.9, .5}).view(), Gain::linear, 7)
                  .empty());
}

}  // namespace
}  // namespace melon
