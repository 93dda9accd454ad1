#include "kernels/comparison/ranks/rank_rows.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

/// 1 + how many are better + half of the others that are equal.
Numbers PlainRanks(const Numbers& result, std::size_t columns,
                   bool higher_is_better) {
  Numbers rank(result.size());
  for (std::size_t i = 0; i < result.size(); ++i) {
    const std::size_t row = i / columns * columns;
    double better = 0;
    double equal = 0;
    for (std::size_t j = row; j < row + columns; ++j) {
      const bool before =
          higher_is_better ? result[j] > result[i] : result[j] < result[i];
      better += before ? 1 : 0;
      equal += result[j] == result[i] ? 1 : 0;
    }
    rank[i] = better + ((equal + 1) / 2);
  }
  return rank;
}

double PlainTieTerm(const Numbers& result, std::size_t columns) {
  double total = 0;
  for (std::size_t row = 0; row < result.size(); row += columns) {
    std::map<double, double> count;
    for (std::size_t j = row; j < row + columns; ++j) ++count[result[j]];
    for (const auto& [value, t] : count) total += (t * t * t) - t;
  }
  return total;
}

void ExpectPlainRanks(const Numbers& result, std::size_t columns) {
  for (const bool higher : {false, true}) {
    const RowRanks ranks = RankRows(result, columns, higher);
    EXPECT_EQ(ranks.rank, PlainRanks(result, columns, higher)) << columns;
    EXPECT_EQ(ranks.sums.tie_term, PlainTieTerm(result, columns)) << columns;
  }
}

TEST(RankRows, GivesTheBestOfARowRankOne) {
  EXPECT_EQ(RankRows(Numbers{.7, .9, .8, 3, 1, 2}, 3, true).rank,
            (Numbers{3, 1, 2, 1, 3, 2}));
  EXPECT_EQ(RankRows(Numbers{.7, .9, .8, 3, 1, 2}, 3, false).rank,
            (Numbers{1, 3, 2, 3, 1, 2}));
}

TEST(RankRows, LetsEqualResultsShareTheirMeanRank) {
  const RowRanks ranks = RankRows(Numbers{5, 7, 5, 5, 9, 7}, 6, true);
  EXPECT_EQ(ranks.rank, (Numbers{5, 2.5, 5, 5, 1, 2.5}));
  // Three and two are tied: 3³ − 3 + 2³ − 2.
  EXPECT_EQ(ranks.sums.tie_term, 30);
  EXPECT_EQ(ranks.sums.squared_ranks, 25 + 6.25 + 25 + 25 + 1 + 6.25);
}

TEST(TieSizes, CountsThoseThatShareARankInTheOrderOfTheRow) {
  EXPECT_EQ(TieSizes(Numbers{1.5, 4, 1.5, 4, 4}), (Numbers{2, 3}));
  EXPECT_EQ(TieSizes(Numbers{4, 4, 1.5, 1.5, 4}), (Numbers{3, 2}));
  EXPECT_EQ(TieSizes(Numbers{2, 1, 3}), Numbers{});
  EXPECT_EQ(TieSizes(Numbers{}), Numbers{});
}

TEST(RankRows, RanksTheTableOfTheLectureNotes) {
  // Three algorithms on four data sets, ranks 1 2 3 | 1 2.5 2.5 | 1 2 3 | 1 2
  // 3.
  const Numbers result = {.9, .8, .7, .9, .5, .5, .9, .8, .1, .4, .3, .2};
  const RankSums sums = RankRows(result, 3, true).sums;
  EXPECT_EQ(sums.row_count, 4U);
  EXPECT_EQ(sums.rank_sum, (Numbers{4, 8.5, 11.5}));
  EXPECT_EQ(sums.tie_term, 6);
}

TEST(RankRows, TakesResultsWithinTheToleranceOfTheBestAsTied) {
  // .80 is within .1 of .9, .75 is not; .70 is within .1 of .75.
  const Numbers result = {.9, .8, .75, .7, .6};
  EXPECT_EQ(RankRows(result, 5, true, .1).rank,
            (Numbers{1.5, 1.5, 3.5, 3.5, 5}));
  // From the other end: .60 with .70, .75 with .80, .9 alone.
  EXPECT_EQ(RankRows(result, 5, false, .1).rank,
            (Numbers{5, 3.5, 3.5, 1.5, 1.5}));
}

TEST(RankRows, DoesNotLetRoundingDecideAtTheTolerance) {
  ASSERT_GT(.8 - .7, .1);
  EXPECT_EQ(RankRows(Numbers{.8, .7}, 2, true, .1).rank, (Numbers{1.5, 1.5}));
}

TEST(RankRows, TellsNumbersApartThatDifferInTheLastBit) {
  const double next = std::nextafter(1., 2.);
  EXPECT_EQ(
      RankRows(Numbers{1, next, std::nextafter(next, 2.), 1}, 4, true).rank,
      (Numbers{3.5, 2, 1, 3.5}));
}

TEST(RankRows, TakesBothZerosAsOneAndOrdersExtremes) {
  constexpr double kMost = std::numeric_limits<double>::max();
  constexpr double kLeast = std::numeric_limits<double>::denorm_min();
  EXPECT_EQ(
      RankRows(Numbers{0., -0., kMost, -kMost, kLeast, -kLeast}, 6, false).rank,
      (Numbers{3.5, 3.5, 6, 1, 5, 2}));
}

TEST(RankRows, AgreesWithCountingInTablesOfAllShapes) {
  Random random(11);
  for (const std::size_t columns :
       {1U, 2U, 3U, 5U, 16U, 17U, 100U, 256U, 257U, 300U}) {
    for (const double values : {1., 2., 10., 1e3, 1e12}) {
      Numbers rounded(columns * 6);
      Numbers skewed(columns * 6);
      Numbers shifted(columns * 6);
      for (std::size_t i = 0; i < rounded.size(); ++i) {
        rounded[i] = std::floor(random.Unit() * values) - (values / 2);
        skewed[i] = std::pow(random.Unit(), 30) * rounded[i];
        shifted[i] = 1e9 + (rounded[i] * 1e-6);
      }
      ExpectPlainRanks(rounded, columns);
      ExpectPlainRanks(skewed, columns);
      ExpectPlainRanks(shifted, columns);
    }
  }
}

TEST(RankRows, OfNoRowsIsEmpty) {
  const RowRanks ranks = RankRows({}, 3, true);
  EXPECT_TRUE(ranks.rank.empty());
  EXPECT_EQ(ranks.sums.row_count, 0U);
  EXPECT_EQ(ranks.sums.rank_sum, (Numbers{0, 0, 0}));
  EXPECT_EQ(ranks.sums.tie_term, 0);
}

TEST(SumRanks, AddsUpColumnsAndSquares) {
  const RankSums sums = SumRanks(Numbers{1, 2, 2, 1, 1.5, 1.5}, 2);
  EXPECT_EQ(sums.row_count, 3U);
  EXPECT_EQ(sums.rank_sum, (Numbers{4.5, 4.5}));
  EXPECT_EQ(sums.squared_ranks, 14.5);
  EXPECT_EQ(sums.tie_term, 6);
}

}  // namespace
}  // namespace melon
