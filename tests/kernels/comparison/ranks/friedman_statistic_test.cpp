#include "kernels/comparison/ranks/friedman_statistic.h"

#include <gtest/gtest.h>

#include <vector>

namespace melon {
namespace {

FriedmanStatistic Of(const std::vector<double>& rank, std::size_t columns) {
  return FriedmanOf(SumRanks(rank, columns));
}

TEST(FriedmanStatistic, IsMadeOfRankSumsAndTheSpreadOfRanks) {
  // Rank sums 4, 8.5 and 11.5 around 8; two of twelve ranks are tied.
  const FriedmanStatistic statistic =
      Of({1, 2, 3, 1, 2.5, 2.5, 1, 2, 3, 1, 2, 3}, 3);
  EXPECT_EQ(statistic.between, 16 + .25 + 12.25);
  EXPECT_EQ(statistic.untied_spread, 8);
  EXPECT_EQ(statistic.spread, 7.5);
  // docs/worked-examples.md
  EXPECT_DOUBLE_EQ(statistic.ChiSquared(), 7.125);
  EXPECT_DOUBLE_EQ(statistic.ChiSquaredTieCorrected(), 7.6);
  EXPECT_EQ(statistic.degrees_of_freedom(), 2);
  EXPECT_EQ(statistic.error_degrees_of_freedom(), 6);
  EXPECT_FALSE(statistic.rankings_agree());
  EXPECT_FALSE(statistic.all_tied());
}

TEST(FriedmanStatistic, KnowsWhenAllRankingsAgree) {
  EXPECT_TRUE(Of({1, 2, 3, 1, 2, 3}, 3).rankings_agree());
  // With the same ties everywhere too.
  const FriedmanStatistic tied = Of({1.5, 1.5, 3, 1.5, 1.5, 3}, 3);
  EXPECT_TRUE(tied.rankings_agree());
  EXPECT_DOUBLE_EQ(tied.ChiSquaredTieCorrected(), 4);
  EXPECT_FALSE(Of({1, 2, 3, 1.5, 1.5, 3}, 3).rankings_agree());
}

TEST(FriedmanStatistic, KnowsWhenEverythingIsTied) {
  EXPECT_TRUE(Of({2, 2, 2, 2, 2, 2}, 3).all_tied());
  EXPECT_FALSE(Of({2, 2, 2, 1, 2, 3}, 3).all_tied());
}

}  // namespace
}  // namespace melon
