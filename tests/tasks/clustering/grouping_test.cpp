#include "tasks/clustering/grouping.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Labels = std::vector<std::string>;
using Codes = std::vector<std::uint16_t>;

Grouping GroupCsv(std::string_view csv, const UsableRows& rows = {}) {
  const Table table = TableFromCsv(csv);
  Result<Grouping> grouping = GroupRows(table.columns.front(), rows);
  EXPECT_TRUE(grouping);
  return grouping.value();
}

TEST(GroupRows, SortsNumbersByValueThenTexts) {
  const Grouping grouping = GroupCsv("c\n10\nb\n-1\n9\na\n9\n");
  EXPECT_EQ(grouping.labels, (Labels{"-1", "9", "10", "a", "b"}));
  EXPECT_EQ(grouping.codes, (Codes{2, 4, 0, 1, 3, 1}));
}

TEST(GroupRows, TakesEqualNumbersAsOneGroup) {
  const Grouping grouping = GroupCsv("c\n1\n1.0\n2\n02\n");
  EXPECT_EQ(grouping.group_count(), 2U);
  EXPECT_EQ(grouping.codes, (Codes{0, 0, 1, 1}));
}

TEST(GroupRows, LeavesOutUnusedRowsAndTheirLabels) {
  const Grouping grouping =
      GroupCsv("c\nx\ny\nz\n", {.kept = {1, 0, 1}, .dropped = 1});
  EXPECT_EQ(grouping.labels, (Labels{"x", "z"}));
  EXPECT_EQ(grouping.codes, (Codes{0, 1}));
}

TEST(GroupRows, ReadsHundredsOfNumbersToo) {
  std::string csv = "c\n";
  for (int i = 0; i < 1000; ++i) csv += std::to_string(i % 500) + "\n";
  const Grouping grouping = GroupCsv(csv);
  EXPECT_EQ(grouping.group_count(), 500U);
  EXPECT_EQ(grouping.labels[7], "7");
  EXPECT_EQ(grouping.codes[507], 7);
}

TEST(GroupRows, RefusesAColumnOfEndlessValues) {
  std::string csv = "c\n";
  for (int i = 0; i < 70'000; ++i) csv += std::to_string(i * .5) + "\n";
  const Table table = TableFromCsv(csv);
  const Result<Grouping> grouping = GroupRows(table.columns.front(), {});
  ASSERT_FALSE(grouping);
  EXPECT_EQ(grouping.problem().code, "too_many_groups");
  EXPECT_EQ(grouping.problem().column, "c");
}

}  // namespace
}  // namespace melon
