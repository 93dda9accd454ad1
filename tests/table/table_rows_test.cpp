#include "table/table_rows.h"

#include <gtest/gtest.h>

#include "table/row_names.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(TableRows, RowsComeInAnyOrderWithTheirLines) {
  const Table table = TableFromCsv("a,b\nx,1\n\ny,2\nz,3\n");
  const Column taken = TakeRows(table, table.columns[0], {2, 0}, {2, 0});
  EXPECT_EQ(CellText(taken, 0), "z");
  EXPECT_EQ(CellText(taken, 1), "x");
  EXPECT_EQ(taken.lines, (std::vector<std::uint64_t>{5, 2}));
  EXPECT_EQ(taken.labels.size(), 2U);
}

TEST(TableRows, ARowThatIsNotThereIsAMissingCellAtTheLineOfItsCase) {
  const Table table = TableFromCsv("a,b\nx,1\ny,2\n");
  const Column taken = TakeRows(table, table.columns[1], {0, kNoRow}, {0, 1});
  EXPECT_EQ(taken.label_flaws[taken.codes[1]], CellFlaw::missing);
  EXPECT_EQ(taken.lines[1], 3U);
}

TEST(TableRows, NumbersKeepTheirFlaws) {
  std::string csv = "a\n";
  for (int i = 0; i < 300; ++i) csv += std::to_string(i) + ".5\n";
  csv += "inf\noops\n";
  const Table table = TableFromCsv(csv);
  ASSERT_EQ(table.columns[0].storage, Storage::numbers);
  const Column taken =
      TakeRows(table, table.columns[0], {301, 7, 300}, {301, 7, 300});
  EXPECT_EQ(taken.numbers[1], 7.5);
  EXPECT_EQ(taken.not_a_number_count, 1U);
  EXPECT_EQ(taken.not_finite_count, 1U);
  ASSERT_EQ(taken.first_flaws.size(), 2U);
  EXPECT_EQ(taken.first_flaws[0].text, "oops");
  EXPECT_EQ(taken.first_flaws[0].row, 0U);
}

TEST(TableRows, ATableOfTextsMayHaveQuotesAndLineEndsInItsCells) {
  const Table table =
      TableOfTexts({"t", "n"}, {{"a \"b\"", "1"}, {"c\nd", "2"}}, {7, 9});
  EXPECT_EQ(CellText(table.columns[0], 0), "a \"b\"");
  EXPECT_EQ(CellText(table.columns[0], 1), "c\nd");
  EXPECT_EQ(table.LineOfRow(1), 9U);
}

}  // namespace
}  // namespace melon
