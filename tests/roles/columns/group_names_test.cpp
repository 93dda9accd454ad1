#include "roles/columns/group_names.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// A column of these cells.
Table ColumnOf(const std::string& cells) {
  std::string csv = "g,x\n";
  for (const char cell : cells) csv.append({cell, ',', '.', '5', '\n'});
  return TableFromCsv(csv);
}

TEST(CanNameGroups, IsTrueOfTextsAndOfNumbersInARow) {
  for (const char* cells : {"aabb", "abab", "0011", "112233", "210012"})
    EXPECT_TRUE(CanNameGroups(ColumnOf(cells).columns[0])) << cells;
}

TEST(CanNameGroups, IsFalseOfGapsAndOfValuesThatStandAlone) {
  for (const char* cells : {"1155", "3344", "0012", "aabc", "1111"})
    EXPECT_FALSE(CanNameGroups(ColumnOf(cells).columns[0])) << cells;
}

TEST(StandInBlocks, IsFalseWhereAValueReturns) {
  EXPECT_TRUE(StandInBlocks(ColumnOf("aabbb").columns[0]));
  EXPECT_FALSE(StandInBlocks(ColumnOf("aabba").columns[0]));
}

TEST(StandEquallyOften, CountsTheRowsOfEachValue) {
  EXPECT_TRUE(StandEquallyOften(ColumnOf("abab").columns[0]));
  EXPECT_FALSE(StandEquallyOften(ColumnOf("aabbb").columns[0]));
}

}  // namespace
}  // namespace melon
