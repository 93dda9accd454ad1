#include "base/column_access.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace melon {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// Cells: 0.5, NA, x, 0.5, inf, NA.
Column CodedColumn() {
  Column column;
  column.codes = {0, 1, 2, 0, 3, 1};
  column.labels = {"0.5", "NA", "x", "inf"};
  column.label_numbers = {0.5, kNaN, kNaN, kNaN};
  column.label_flaws = {CellFlaw::none, CellFlaw::missing,
                        CellFlaw::not_a_number, CellFlaw::not_finite};
  return column;
}

/// Cells: 0.5, NA, 1.5.
Column NumberColumn() {
  Column column;
  column.storage = Storage::numbers;
  column.numbers = {0.5, kNaN, 1.5};
  column.missing_count = 1;
  column.first_flaws = {{.row = 1, .flaw = CellFlaw::missing, .text = "NA"}};
  return column;
}

TEST(FlawName, IsTheNameInTheCode) {
  EXPECT_EQ(FlawName(CellFlaw::none), "none");
  EXPECT_EQ(FlawName(CellFlaw::missing), "missing");
  EXPECT_EQ(FlawName(CellFlaw::not_finite), "not_finite");
  EXPECT_EQ(FlawName(CellFlaw::not_a_number), "not_a_number");
}

TEST(ToNumbers, GivesOneNumberARowFromEitherStorage) {
  const std::vector<double> coded = ToNumbers(CodedColumn());
  ASSERT_EQ(coded.size(), 6U);
  EXPECT_EQ(coded[0], 0.5);
  EXPECT_EQ(coded[3], 0.5);
  for (const std::size_t row : {1U, 2U, 4U, 5U}) {
    EXPECT_TRUE(std::isnan(coded[row])) << row;
  }
  const std::vector<double> numbers = ToNumbers(NumberColumn());
  ASSERT_EQ(numbers.size(), 3U);
  EXPECT_EQ(numbers[2], 1.5);
}

TEST(NumberFlaws, CountsByKindAndKeepsTheFirstCells) {
  const FlawSummary coded = NumberFlaws(CodedColumn());
  EXPECT_EQ(coded.missing, 2U);
  EXPECT_EQ(coded.not_finite, 1U);
  EXPECT_EQ(coded.not_a_number, 1U);
  EXPECT_EQ(coded.total(), 4U);
  ASSERT_EQ(coded.first.size(), 4U);
  EXPECT_EQ(coded.first[1].row, 2U);
  EXPECT_EQ(coded.first[1].text, "x");
  const FlawSummary numbers = NumberFlaws(NumberColumn());
  EXPECT_EQ(numbers.total(), 1U);
  ASSERT_EQ(numbers.first.size(), 1U);
  EXPECT_EQ(numbers.first[0].row, 1U);
}

TEST(NumberFlaws, KeepsTwentyCellsAndCountsAll) {
  Column column = CodedColumn();
  column.codes.assign(50, 2);
  const FlawSummary flaws = NumberFlaws(column);
  EXPECT_EQ(flaws.not_a_number, 50U);
  ASSERT_EQ(flaws.first.size(), 20U);
  EXPECT_EQ(flaws.first.back().row, 19U);
}

TEST(CategoryFlaws, AreTheMissingCellsOnly) {
  const FlawSummary flaws = CategoryFlaws(CodedColumn());
  EXPECT_EQ(flaws.missing, 2U);
  EXPECT_EQ(flaws.total(), 2U);
  ASSERT_EQ(flaws.first.size(), 2U);
  EXPECT_EQ(flaws.first[0].row, 1U);
  EXPECT_EQ(flaws.first[1].row, 5U);
  EXPECT_EQ(flaws.first[1].text, "NA");
}

}  // namespace
}  // namespace melon
