#include "kernels/binary/score_working.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "metrics/nine_samples.h"

namespace melon {
namespace {

/// Scores .9, .5, .2: one positive; two positives tied with a negative of
/// weight 3; a negative. A row of weight 0 has a score of its own.
GroupedScores TiedScores() {
  return Grouped({.9, .5, .5, .5, .4, .2}, {1, 1, 1, 0, 1, 0},
                 {1, 1, 1, 3, 0, 1});
}

TEST(RankedScores, CountDownTheRanking) {
  const GroupedScores groups = TiedScores();
  const RankedScores ranked(groups.view());
  ASSERT_EQ(ranked.size(), 3U);
  EXPECT_EQ(ranked.Score(2), .5);
  EXPECT_EQ(ranked.Positives(2), 2);
  EXPECT_EQ(ranked.Negatives(2), 3);
  EXPECT_EQ(ranked.CountsTo(2).true_positive, 3);
  EXPECT_EQ(ranked.Recall(1), 1.0 / 3);
  EXPECT_EQ(ranked.FalsePositiveRate(2), 3.0 / 4);
  EXPECT_EQ(ranked.Precision(0), 1);
  EXPECT_EQ(ranked.Precision(2), 3.0 / 6);
}

TEST(RankedScores, RankFromTheLowestScoreUp) {
  const GroupedScores groups = TiedScores();
  const RankedScores ranked(groups.view());
  EXPECT_EQ(ranked.Rank(3), 1);
  EXPECT_EQ(ranked.Rank(2), (2 + 3 + 4 + 5 + 6) / 5.0);
  EXPECT_EQ(ranked.Rank(1), 7);
}

TEST(RankedScores, HaveNoRatesOfAClassThatDoesNotOccur) {
  const GroupedScores groups = Grouped({.9, .4}, {1, 1});
  const RankedScores ranked(groups.view());
  EXPECT_TRUE(std::isnan(ranked.FalsePositiveRate(1)));
  EXPECT_EQ(ranked.Recall(1), .5);
}

TEST(RankTable, HasARowForEveryScoreThatHasWeight) {
  const GroupedScores groups = TiedScores();
  Working working;
  RankTable(RankedScores(groups.view()), working);
  working.Result(0);
  const WorkingTable& table = working.lines().front().tables.front();
  ASSERT_EQ(table.rows.size(), 3U);
  ASSERT_EQ(table.heads.size(), table.rows[1].size());
  const WorkingRow expected{.5, 2.0, 3.0, 3.0, 3.0, 4.0};
  EXPECT_EQ(table.rows[1], expected);
}

TEST(ConcordantPairsLine, CountsTiesHalf) {
  const GroupedScores groups = TiedScores();
  const RankedScores ranked(groups.view());
  Working working;
  const Term pairs = ConcordantPairsLine(groups.view(), ranked, working);
  // Three negatives below one positive and beside two; one below three.
  EXPECT_EQ(working.lines().back().term.numbers(), R"(3\cdot 2+3)");
  EXPECT_EQ(pairs.value(), 9);
  EXPECT_EQ(ShareOfPairs(groups.view(), pairs).numbers(),
            R"(\frac{9}{3\cdot 4})");
}

TEST(DiscordantPairsLine, CountsTiesHalf) {
  const GroupedScores groups = TiedScores();
  const RankedScores ranked(groups.view());
  Working working;
  const Term pairs = DiscordantPairsLine(groups.view(), ranked, working);
  // Of twelve pairs nine are concordant.
  EXPECT_EQ(working.lines().back().term.numbers(), R"(0+2\cdot 1.5)");
  EXPECT_EQ(pairs.value(), 3);
}

TEST(RankPairsLine, GivesTheSamePairs) {
  const GroupedScores groups = TiedScores();
  const RankedScores ranked(groups.view());
  Working working;
  EXPECT_EQ(RankPairsLine(groups.view(), ranked, working).value(), 9);
  EXPECT_EQ(working.lines()[0].term.numbers(), R"(7+2\cdot 4)");
  EXPECT_EQ(working.lines()[1].term.numbers(),
            R"(15-\frac{3\cdot \left(3+1\right)}{2})");
}

TEST(ShareOfPairs, IsFoundForWeightsWhoseProductIsNot) {
  const GroupedScores groups = Grouped({.9, .4}, {1, 0}, {1e-200, 1e-200});
  EXPECT_EQ(ShareOfPairs(groups.view(), Term("C", 0)).value(), 0);
}

TEST(RocAreaTerm, AddsTrapezoids) {
  const GroupedScores groups = TiedScores();
  const RankedScores ranked(groups.view());
  Working working;
  const Term area = RocAreaTerm(groups.view(), ranked, 1, working);
  ASSERT_EQ(working.lines().size(), 1U);
  EXPECT_EQ(
      working.lines().front().term.numbers(),
      R"(\left(0.75-0\right)\cdot \left(0.333333+1\right)+\left(1-0.75\right)\cdot \left(1+1\right))");
  EXPECT_EQ(area.numbers(), R"(\frac{1.5}{2})");
  EXPECT_DOUBLE_EQ(area.value(), 9.0 / 12);
}

TEST(RocAreaTerm, CutsATieInProportion) {
  const GroupedScores groups = TiedScores();
  const RankedScores ranked(groups.view());
  Working working;
  const Term area = RocAreaTerm(groups.view(), ranked, .375, working);
  // Half way from (0, 1/3) to (3/4, 1).
  ASSERT_EQ(working.lines().size(), 2U);
  EXPECT_DOUBLE_EQ(working.lines()[0].term.value(), 2.0 / 3);
  EXPECT_EQ(working.lines()[1].term.numbers(),
            R"(\left(0.375-0\right)\cdot \left(0.333333+0.666667\right))");
  EXPECT_DOUBLE_EQ(area.value(), .375 / 2);
}

TEST(RocAreaTerm, KeepsTheHeightAmongNegatives) {
  const GroupedScores groups = Grouped({.9, .4, .3}, {1, 0, 0});
  const RankedScores ranked(groups.view());
  Working working;
  const Term area = RocAreaTerm(groups.view(), ranked, .25, working);
  EXPECT_EQ(working.lines().front().term.symbols(), R"(\mathrm{TPR}_{1})");
  EXPECT_DOUBLE_EQ(area.value(), .25);
}

TEST(TrapezoidArea, FoldsManyTrapezoids) {
  std::vector<Trapezoid> trapezoids;
  for (int i = 0; i < 20; ++i) {
    trapezoids.push_back({.left = .05 * i,
                          .right = .05 * (i + 1),
                          .left_height = 1,
                          .right_height = 1});
  }
  Working working;
  const Term area = TrapezoidArea("S", trapezoids, 1, {}, working);
  EXPECT_NE(working.lines().front().term.numbers().find(
                R"(\underbrace{\cdots}_{1.3})"),
            std::string::npos);
  EXPECT_EQ(area.value(), 1);
}

}  // namespace
}  // namespace melon
