#include "kernels/classes/class_working.h"

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

namespace melon {
namespace {

const std::vector<std::string> kNames{"ant", "bee", "\\text{cat}"};

ConfusionMatrix Named() {
  ConfusionMatrix matrix(3, {4, 1, 0, 2, 3, 0, 0, 0, 5});
  matrix.NameClasses(kNames);
  return matrix;
}

TEST(ClassTable, SaysWhichClassIsWhich) {
  Working working;
  working.Result(MacroTerm(Named(), ClassRatio::recall, working));
  const WorkingTable& table = working.lines().front().tables.front();
  ASSERT_EQ(table.rows.size(), 3U);
  EXPECT_EQ(std::get<double>(table.rows[2][0]), 3);
  EXPECT_EQ(std::get<std::string>(table.rows[2][1]), kNames[2]);
  EXPECT_EQ(std::get<double>(table.rows[0][2]), 5);
}

TEST(ClassTable, StandsAtTheBeginningAlone) {
  Working working;
  (void)MacroTerm(Named(), ClassRatio::precision, working);
  working.Result(WeightedTerm(Named(), ClassRatio::recall, working));
  std::size_t tables = 0;
  for (const WorkingLine& line : working.lines()) tables += line.tables.size();
  EXPECT_EQ(tables, 1U);
}

TEST(ClassTable, IsLeftOutWithoutNamesAndOfManyClasses) {
  const std::vector<double> cases(kMostClassLines + 1, 1);
  const std::vector<std::string> names(kMostClassLines + 1, "ant");
  Working working;
  ClassTable({}, cases, working);
  ClassTable(names, cases, working);
  working.Result(Term(1));
  EXPECT_TRUE(working.lines().front().tables.empty());
}

TEST(MacroTerm, DividesASumThatHasALineOfItsOwn) {
  Working working;
  const Term mean = MacroTerm(Named(), ClassRatio::recall, working);
  ASSERT_EQ(working.lines().size(), 4U);
  EXPECT_EQ(working.lines()[3].term.numbers(), "0.8+0.6+1");
  EXPECT_EQ(mean.numbers(), R"(\frac{2.4}{3})");
}

}  // namespace
}  // namespace melon
