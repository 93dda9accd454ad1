#include "kernels/classes/area_working.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "kernels/binary/group_scores.h"
#include "kernels/binary/ranks/concordance.h"
#include "kernels/classes/class_rankings.h"
#include "kernels/eight_cases.h"

namespace melon {
namespace {

TEST(AreasAgainstRest, AreThoseOfTheRankings) {
  OwnedProbabilities cases = EightCases();
  const ClassRankings rankings = RankClasses(cases.view());
  Working working;
  const std::vector<ClassArea> areas = AreasAgainstRest(cases.view(), working);
  ASSERT_EQ(areas.size(), rankings.class_count());
  EXPECT_EQ(working.lines().size(), areas.size());
  for (std::size_t i = 0; i < areas.size(); ++i) {
    EXPECT_DOUBLE_EQ(areas[i].area.value(),
                     AreaAgainstRest(rankings, i).number());
    EXPECT_EQ(areas[i].cases.value(), rankings.total[i]);
  }
}

TEST(AreasOfPairs, AreThoseOfTheRankings) {
  OwnedProbabilities cases = EightCases();
  const ClassRankings rankings = RankClasses(cases.view());
  Working working;
  const std::vector<ClassArea> areas = AreasOfPairs(cases.view(), working);
  ASSERT_EQ(areas.size(), 3U);
  EXPECT_DOUBLE_EQ(areas[0].area.value(), AreaOfPair(rankings, 0, 1));
  EXPECT_DOUBLE_EQ(areas[1].area.value(), AreaOfPair(rankings, 0, 2));
  EXPECT_DOUBLE_EQ(areas[2].area.value(), AreaOfPair(rankings, 1, 2));
  EXPECT_EQ(working.lines()[1].symbol, "A_{1,3}");
}

TEST(AveragePrecisions, AreThoseOfTheRankings) {
  OwnedProbabilities cases = EightCases();
  const ClassRankings rankings = RankClasses(cases.view());
  Working working;
  const std::vector<ClassArea> areas = AveragePrecisions(cases.view(), working);
  for (std::size_t i = 0; i < areas.size(); ++i)
    EXPECT_DOUBLE_EQ(areas[i].area.value(), rankings.average_precision[i]);
}

TEST(AveragePrecisions, CountZeroForAClassWithoutCases) {
  OwnedProbabilities cases = EightCases();
  for (std::uint16_t& label : cases.truth) label = label == 2 ? 1 : label;
  Working working;
  EXPECT_EQ(AveragePrecisions(cases.view(), working)[2].area.value(), 0);
  EXPECT_FALSE(working.lines().back().title.english.empty());
}

std::vector<ClassArea> TwoAreas() {
  return {{Term("n_1", 1), Term("A_1", .5)}, {Term("n_2", 3), Term("A_2", .9)}};
}

TEST(ShowMean, DividesByTheirNumber) {
  Working working;
  ShowMean("S", "K", TwoAreas(), working);
  EXPECT_EQ(working.lines()[0].term.numbers(), "0.5+0.9");
  EXPECT_EQ(working.lines()[1].term.numbers(), R"(\frac{1.4}{2})");
}

TEST(ShowWeightedMean, DividesByTheirCases) {
  Working working;
  ShowWeightedMean("S", "n", TwoAreas(), working);
  EXPECT_EQ(working.lines()[0].term.numbers(), R"(1\cdot 0.5+3\cdot 0.9)");
  EXPECT_EQ(working.lines()[1].term.numbers(), R"(\frac{3.2}{4})");
}

GroupedScores FiveScores() {
  return GroupScores(std::vector<double>{.9, .8, .8, .8, .1},
                     std::vector<std::uint8_t>{1, 1, 1, 0, 0}, {});
}

TEST(PrecisionSum, TakesTheCasesOfOneScoreTogether) {
  EXPECT_EQ(PrecisionSum("S", FiveScores().view(), 2.5).numbers(),
            R"(\frac{1}{1}+2\cdot \frac{3}{4})");
}

TEST(WinsTerm, CountsTheCasesAboveAndHalfOfTheTiedOnes) {
  const GroupedScores groups = FiveScores();
  const Term wins =
      WinsTerm("S", groups.view(), ConcordantPairs(groups.view()));
  EXPECT_EQ(wins.numbers(), "2+3");
  EXPECT_EQ(wins.value(), 5);
}

}  // namespace
}  // namespace melon
