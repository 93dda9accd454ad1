#include "table/row_names.h"

#include <gtest/gtest.h>

#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(RowName, IsTheCellOfItsColumnVerbatim) {
  const Table table = TableFromCsv("name,x\niris 花,1\n,2\n3.50,4\n");
  EXPECT_EQ(RowName(table, 0, 0), "iris 花");
  EXPECT_EQ(RowName(table, 0, 2), "3.50");
}

TEST(RowName, IsTheNumberOfTheRowWithoutOne) {
  const Table table = TableFromCsv("name,x\na,1\n,2\n");
  EXPECT_EQ(RowName(table, 0, 1), "2");
  EXPECT_EQ(RowName(table, std::nullopt, 0), "1");
}

TEST(CellText, OfAMissingCellIsEmpty) {
  const Table table = TableFromCsv("name,x\nNA,1\n");
  EXPECT_EQ(CellText(table.columns[0], 0), "");
}

TEST(CellText, OfANumberHasItsDigits) {
  Column column;
  column.storage = Storage::numbers;
  column.numbers = {0.25};
  EXPECT_EQ(CellText(column, 0), "0.25");
}

TEST(KeptRows, AreThoseThatAreNotLeftOut) {
  const Table table = TableFromCsv("x\n1\n2\n3\n");
  EXPECT_EQ(KeptRows(table, {}), (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_EQ(KeptRows(table, {.kept = {1, 0, 1}, .dropped = 1}),
            (std::vector<std::size_t>{0, 2}));
}

}  // namespace
}  // namespace melon
