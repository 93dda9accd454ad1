#include "kernels/binary/ranks/positive_rank_sum.h"

#include <gtest/gtest.h>

#include <vector>

namespace melon {
namespace {

ScoreGroups GroupsOf(const std::vector<double>& score,
                     const std::vector<double>& positive,
                     const std::vector<double>& negative) {
  ScoreGroups groups{
      .score = score, .positive = positive, .negative = negative};
  for (const double weight : positive) groups.total_positive += weight;
  for (const double weight : negative) groups.total_negative += weight;
  return groups;
}

TEST(PositiveRankSum, AddsTheRanksFromTheLowestScore) {
  // From the lowest: negative 1, positive 2, negative 3, positive 4.
  EXPECT_EQ(
      PositiveRankSum(GroupsOf({.9, .7, .4, .1}, {1, 0, 1, 0}, {0, 1, 0, 1}))
          .value(),
      2 + 4);
}

TEST(PositiveRankSum, GivesTiesTheMeanOfTheirRanks) {
  // Of five cases two positives and one negative share the ranks 2, 3, 4.
  EXPECT_EQ(PositiveRankSum(GroupsOf({3, 2, 1}, {0, 2, 0}, {1, 1, 1})).value(),
            3 + 3);
}

TEST(PositiveRankSum, TakesAWeightOfTwoForTwoCases) {
  // Ranks 1 and 2, which share 1.5, are negative; 3 and 4, sharing 3.5, are
  // positive.
  EXPECT_EQ(PositiveRankSum(GroupsOf({.8, .2}, {2, 0}, {0, 2})).value(),
            3.5 + 3.5);
}

TEST(PositiveRankSum, IsZeroWithoutPositives) {
  EXPECT_EQ(PositiveRankSum(GroupsOf({.8, .2}, {0, 0}, {1, 1})).value(), 0);
  EXPECT_EQ(PositiveRankSum(GroupsOf({}, {}, {})).value(), 0);
}

}  // namespace
}  // namespace melon
