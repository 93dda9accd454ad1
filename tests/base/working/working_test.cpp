#include "base/working/working.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace melon {
namespace {

constexpr auto kNumberAndName = [](std::size_t i) -> WorkingRow {
  return {static_cast<double>(i), "case " + std::to_string(i)};
};

TEST(Working, GivesTheResultOfALineAsAQuantity) {
  Working working;
  const Term sum = working.Line("s", Term("a", 1) + Term("b", 2));
  working.Result(sum / 2);
  ASSERT_EQ(working.lines().size(), 2U);
  EXPECT_EQ(working.lines()[1].term.symbols(), R"(\frac{s}{2})");
  EXPECT_EQ(working.lines()[1].term.numbers(), R"(\frac{3}{2})");
}

TEST(Working, SaysWhichKeyALineGives) {
  Working working;
  working.Give("paired_t", "t", Term(2));
  EXPECT_EQ(working.lines().front().key, "paired_t");
  EXPECT_EQ(working.lines().front().symbol, "t");
}

TEST(Working, PutsATableAboveTheNextLineAlone) {
  Working working;
  working.Table({"cases", "样例"}, {"i", R"(\text{name})"}, 3, kNumberAndName);
  working.Line("a", Term(1));
  working.Line("b", Term(2));
  ASSERT_EQ(working.lines()[0].tables.size(), 1U);
  EXPECT_TRUE(working.lines()[1].tables.empty());
  const WorkingTable& table = working.lines()[0].tables.front();
  EXPECT_EQ(table.left_out, 0U);
  ASSERT_EQ(table.rows.size(), 3U);
  EXPECT_EQ(std::get<double>(table.rows[2][0]), 2);
  EXPECT_EQ(std::get<std::string>(table.rows[2][1]), "case 2");
}

TEST(Working, LeavesOutRowsAboveTheLastOfALongTable) {
  Working working;
  working.Table({}, {"i", "n"}, 100, kNumberAndName);
  working.Line("a", Term(1));
  const WorkingTable& table = working.lines()[0].tables.front();
  ASSERT_EQ(table.rows.size(), 11U);
  EXPECT_EQ(std::get<double>(table.rows[9][0]), 9);
  EXPECT_EQ(std::get<double>(table.rows[10][0]), 99);
  EXPECT_EQ(table.left_out, 100U - 11U);
}

TEST(Working, FoldsNoTableThatWouldHardlyBecomeShorter) {
  Working working;
  working.Table({}, {"i", "n"}, 12, kNumberAndName);
  working.Line("a", Term(1));
  EXPECT_EQ(working.lines()[0].tables.front().rows.size(), 12U);
}

TEST(Working, KeepsTheLinesOnWhichAKeyRests) {
  Working working;
  working.Table({}, {"i", "n"}, 3, kNumberAndName);
  const Term count = working.Line("n", Term(4));
  const Term mean = working.Give("mean", R"(\bar d)", Term("D", 8) / count);
  const Term spread = working.Line("s", Term(3));
  const Term index = working.Line("n_0", Term(5));
  working.Give("t", "t", mean / spread);
  working.Give("other", "q", index * spread);
  working.KeepFor("t");
  std::vector<std::string> kept;
  for (const WorkingLine& line : working.lines()) kept.push_back(line.symbol);
  EXPECT_EQ(kept, (std::vector<std::string>{"n", R"(\bar d)", "s", "t"}));
  EXPECT_EQ(working.lines().front().tables.size(), 1U);
}

TEST(Working, KeepsATableOfALineThatIsLeftOut) {
  Working working;
  working.Table({}, {"i", "n"}, 3, kNumberAndName);
  working.Line("n", Term(4));
  working.Give("t", "t", Term("s", 3));
  working.KeepFor("t");
  ASSERT_EQ(working.lines().size(), 1U);
  EXPECT_EQ(working.lines().front().tables.size(), 1U);
}

TEST(Working, KeepsTheLinesOnWhichSeveralKeysRest) {
  Working working;
  const Term mean = working.Give("mean", "d", Term("D", 8));
  const Term error = working.Line("s", Term(3));
  working.Give("p", "p", Term("q", 5));
  const Term margin = working.Line("m", 2 * error);
  working.Give("low", "L", mean - margin);
  working.Give("high", "U", mean + margin);
  Working value = working;
  value.KeepFor("mean");
  const std::string_view limits[] = {"low", "high"};
  working.KeepFor(limits);
  std::vector<std::string> kept;
  for (const WorkingLine& line : working.lines()) kept.push_back(line.symbol);
  EXPECT_EQ(kept, (std::vector<std::string>{"d", "s", "m", "L", "U"}));
  working.LeaveOut(value);
  ASSERT_EQ(working.lines().size(), 4U);
  EXPECT_EQ(working.lines().front().symbol, "s");
}

TEST(Working, LeavesInALineThatTheOtherHasWithAnotherFormula) {
  Working other;
  other.Line("n", Term("a", 4));
  Working working;
  working.Line("n", Term("b", 4));
  working.LeaveOut(other);
  EXPECT_EQ(working.lines().size(), 1U);
}

TEST(Working, KeepsNothingForAKeyThatNoLineGives) {
  Working working;
  working.Give("t", "t", Term(2));
  working.KeepFor("p");
  EXPECT_TRUE(working.lines().empty());
}

}  // namespace
}  // namespace melon
