#include "io/csv/header_names.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace melon {
namespace {

using Names = std::vector<std::string>;

TEST(DoubledName, IsTheFirstThatAnEarlierColumnHas) {
  EXPECT_FALSE(DoubledName({"a", "b", "A"}));
  const auto problem = DoubledName({"a", "b", "c", "b", "a"});
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "duplicate_column");
  EXPECT_EQ(problem->column, "b");
}

TEST(NumberedNames, BeginAtOne) {
  EXPECT_EQ(NumberedNames(2), (Names{"column_1", "column_2"}));
}

TEST(NameUnnamed, LeavesNoNameEmptyOrDoubled) {
  Names names = {"", "y", "", "column_1"};
  EXPECT_EQ(NameUnnamed(names), (std::vector<std::size_t>{0, 2}));
  EXPECT_EQ(names, (Names{"column_1_", "y", "column_3", "column_1"}));
}

TEST(WithoutBlanksAround, LeavesNamesThatWouldBeAlike) {
  const Names named = {"True (eV)\t", " rf", "svm 2"};
  EXPECT_EQ(WithoutBlanksAround(named), (Names{"True (eV)", "rf", "svm 2"}));
  const Names alike = {"rf", "rf ", "svm "};
  EXPECT_EQ(WithoutBlanksAround(alike), alike);
}

}  // namespace
}  // namespace melon
