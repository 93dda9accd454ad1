#include "kernels/classes/top_label.h"

#include <gtest/gtest.h>

#include "kernels/eight_cases.h"

namespace melon {
namespace {

TEST(TopLabels, AreTheColumnsWithTheLargestNumbers) {
  OwnedProbabilities cases = EightCases();
  EXPECT_EQ(TopLabels(cases.view()),
            (std::vector<std::uint16_t>{0, 1, 2, 1, 1, 0, 2, 2}));
}

TEST(TopLabels, AreTheFirstOfEqualColumns) {
  OwnedProbabilities cases{{{.4, .2}, {.4, .4}, {.2, .4}}, {0, 0}};
  EXPECT_EQ(TopLabels(cases.view()), (std::vector<std::uint16_t>{0, 1}));
}

TEST(ScoreTopLabels, SaysWhereTheLargestIsRight) {
  OwnedProbabilities cases = EightCases();
  const TopLabelScores top = ScoreTopLabels(cases.view());
  EXPECT_EQ(top.score, (std::vector<double>{.7, .4, .6, .5, .8, .4, .8, .45}));
  EXPECT_EQ(top.right, (std::vector<std::uint8_t>{1, 1, 1, 0, 1, 0, 1, 0}));
}

TEST(TopLabelGroups, AreThoseScoresGrouped) {
  OwnedProbabilities cases = EightCases();
  const GroupedScores groups = TopLabelGroups(cases.view());
  EXPECT_EQ(groups.score, (std::vector<double>{.8, .7, .6, .5, .45, .4}));
  EXPECT_EQ(groups.positive, (std::vector<double>{2, 1, 1, 0, 0, 1}));
}

TEST(ClassGroups, SetOneClassAgainstTheRest) {
  OwnedProbabilities cases = EightCases();
  const GroupedScores groups = ClassGroups(cases.view(), 0);
  EXPECT_EQ(groups.total_positive, 2);
  EXPECT_EQ(groups.total_negative, 6);
  EXPECT_EQ(groups.score.front(), .7);
  EXPECT_EQ(IsOfClass(cases.view(), 0),
            (std::vector<std::uint8_t>{1, 0, 0, 1, 0, 0, 0, 0}));
}

}  // namespace
}  // namespace melon
