#include "kernels/binary/points/choice_working.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <variant>

#include "metrics/nine_samples.h"

namespace melon {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Youden's J of the nine samples.
Working Choose(double threshold) {
  const GroupedScores groups = NineSamples();
  Working working;
  ShowChoice(
      groups.view(), threshold, "J",
      [](const CountTerms& c) {
        return c.tp / (c.tp + c.fn) - c.fp / (c.fp + c.tn);
      },
      working);
  return working;
}

TEST(ShowChoice, EndsInTheCriterionBelowThatOfBothNeighbours) {
  const Working working = Choose(.2);
  const auto& lines = working.lines();
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0].term.value(), .2);
  // At .3: 3/4 − 4/5; at .1: 4/4 − 5/5; at .2: 4/4 − 4/5.
  EXPECT_EQ(lines[1].symbol, "J(t_+)");
  EXPECT_DOUBLE_EQ(lines[1].term.value(), .75 - .8);
  EXPECT_EQ(lines[2].symbol, "J(t_-)");
  EXPECT_EQ(lines[2].term.value(), 0);
  EXPECT_DOUBLE_EQ(lines[3].term.value(), 1 - .8);
  // Only the counts that the page shows are pointed at.
  EXPECT_EQ(lines[1].term.numbers().find("htmlData"), std::string::npos);
  EXPECT_NE(lines[3].term.numbers().find("part=tp"), std::string::npos);
}

TEST(ShowChoice, HasTwoThresholdsOnEitherSideWhereThereAreSo) {
  const Working middle = Choose(.5);
  const WorkingTable& table = middle.lines().front().tables.front();
  ASSERT_EQ(table.rows.size(), 5U);
  EXPECT_EQ(std::get<double>(table.rows.front()[0]), .7);
  EXPECT_EQ(std::get<double>(table.rows.back()[0]), .3);
  const Working above = Choose(kInfinity);
  const WorkingTable& first = above.lines().front().tables.front();
  ASSERT_EQ(first.rows.size(), 3U);
  EXPECT_EQ(std::get<std::string>(first.rows[0][0]), "∞");
  ASSERT_EQ(above.lines().size(), 3U);
  EXPECT_EQ(above.lines()[1].symbol, "J(t_-)");
}

TEST(ShowChoice, LeavesOutANeighbourWithoutTheCriterion) {
  const GroupedScores groups = NineSamples();
  Working working;
  ShowChoice(
      groups.view(), .9, "P",
      [](const CountTerms& c) { return c.tp / (c.tp + c.fp); }, working);
  ASSERT_EQ(working.lines().size(), 3U);
  EXPECT_EQ(working.lines()[1].symbol, "P(t_-)");
}

}  // namespace
}  // namespace melon
