#include "base/table.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(Table, FindsTheLineOfARowFromTheMarkBefore) {
  // A header on line 1, rows on lines 2 and 3, a blank line, a row on lines 5
  // to 7, rows on lines 8 and 9.
  Table table;
  table.line_marks = {{0, 2}, {2, 5}, {3, 8}};
  EXPECT_EQ(table.LineOfRow(0), 2U);
  EXPECT_EQ(table.LineOfRow(1), 3U);
  EXPECT_EQ(table.LineOfRow(2), 5U);
  EXPECT_EQ(table.LineOfRow(3), 8U);
  EXPECT_EQ(table.LineOfRow(4), 9U);
}

TEST(Table, WithoutAHeaderBeginsOnLineOne) {
  Table table;
  table.line_marks = {{0, 1}};
  EXPECT_EQ(table.LineOfRow(0), 1U);
  EXPECT_EQ(table.LineOfRow(1'000'000), 1'000'001U);
}

}  // namespace
}  // namespace melon
