#include "table/queries.h"

#include <gtest/gtest.h>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;
using Indices = std::vector<std::uint32_t>;

TEST(ReadQueries, NumbersThemByFirstAppearance) {
  const Table table = TableFromCsv("q,r\nb,1\na,1\nb,0\n");
  const QueryColumn queries = ReadQueries(table.columns[0], {});
  EXPECT_EQ(queries.names, (Names{"b", "a"}));
  EXPECT_EQ(queries.index, (Indices{0, 1, 0}));
}

TEST(ReadQueries, TakesEqualNumbersAsOne) {
  const Table table = TableFromCsv("q,r\n1,1\n1.0,1\n2,0\n");
  const QueryColumn queries = ReadQueries(table.columns[0], {});
  EXPECT_EQ(queries.names, (Names{"1", "2"}));
  EXPECT_EQ(queries.index, (Indices{0, 0, 1}));
}

TEST(ReadQueries, TellsLongNumbersApart) {
  const Table table =
      TableFromCsv("q,r\n9007199254740992,1\n9007199254740993,1\n");
  EXPECT_EQ(ReadQueries(table.columns[0], {}).index, (Indices{0, 1}));
}

TEST(ReadQueries, LeavesOutRowsThatAreNotKept) {
  const Table table = TableFromCsv("q,r\nb,1\na,1\nb,0\n");
  UsableRows rows;
  rows.kept = {0, 1, 1};
  rows.dropped = 1;
  const QueryColumn queries = ReadQueries(table.columns[0], rows);
  EXPECT_EQ(queries.names, (Names{"a", "b"}));
  EXPECT_EQ(queries.index, (Indices{0, 1}));
}

TEST(ReadQueries, ReadsMoreNumbersThanAreCoded) {
  std::string csv = "q,r\n";
  for (int i = 0; i < 600; ++i)
    csv += std::to_string(1000 + (i / 2)) + ".5,1\n";
  const Table table = TableFromCsv(csv);
  ASSERT_EQ(table.columns[0].storage, Storage::numbers);
  EXPECT_EQ(QueryUse(table.columns[0]), CellUse::number);
  const QueryColumn queries = ReadQueries(table.columns[0], {});
  EXPECT_EQ(queries.names.size(), 300U);
  EXPECT_EQ(queries.names[1], "1001.5");
  EXPECT_EQ(queries.index[3], 1U);
}

TEST(CheckQueryColumn, RefusesMoreTextsThanAreKept) {
  Column column;
  column.name = "q";
  EXPECT_FALSE(CheckQueryColumn(column));
  column.storage = Storage::dropped;
  ASSERT_TRUE(CheckQueryColumn(column));
  EXPECT_EQ(CheckQueryColumn(column)->code, "too_many_queries");
  column.storage = Storage::numbers;
  column.numbers = {1, 0x1p53};
  ASSERT_TRUE(CheckQueryColumn(column));
  EXPECT_EQ(CheckQueryColumn(column)->code, "merged_numbers");
  column.numbers = {1, 0x1p53 - 1};
  EXPECT_FALSE(CheckQueryColumn(column));
}

}  // namespace
}  // namespace melon
