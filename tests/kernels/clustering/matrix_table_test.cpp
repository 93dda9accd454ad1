#include "kernels/clustering/matrix_table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <variant>

namespace melon {
namespace {

/// A matrix with ten times the row plus the column in it.
WorkingTable Shown(const std::vector<std::string>& rows,
                   const std::vector<std::string>& heads) {
  Working working;
  ShowMatrix(
      {"matrix", "矩阵"}, rows, heads,
      [](std::size_t row, std::size_t column) {
        return (10 * static_cast<double>(row)) + static_cast<double>(column);
      },
      working);
  working.Result(0.0);
  return working.lines().front().tables.front();
}

TEST(GroupName, IsANumberWhereThereAreNoNames) {
  EXPECT_EQ(GroupName({}, 2), "3");
  EXPECT_EQ(GroupName({"a", "b"}, 1), "b");
}

TEST(ShowMatrix, PutsNamesBeforeTheNumbersOfARow) {
  const WorkingTable table = Shown({"a", "b"}, {"C", "x", "y", "z"});
  EXPECT_EQ(table.title.english, "matrix");
  EXPECT_EQ(table.heads, (std::vector<std::string>{"C", "x", "y", "z"}));
  EXPECT_EQ(table.rows[1], (WorkingRow{"b", 10.0, 11.0, 12.0}));
}

TEST(ShowMatrix, FoldsManyColumnsBeforeTheLast) {
  const WorkingTable table =
      Shown({"a"}, std::vector<std::string>(1 + 40, "x"));
  ASSERT_EQ(table.heads.size(), 13U);
  EXPECT_EQ(table.heads[11], R"(\cdots)");
  const WorkingRow& row = table.rows.front();
  ASSERT_EQ(row.size(), 13U);
  EXPECT_EQ(std::get<double>(row[10]), 9);
  EXPECT_TRUE(std::isnan(std::get<double>(row[11])));
  EXPECT_EQ(std::get<double>(row[12]), 39);
}

}  // namespace
}  // namespace melon
