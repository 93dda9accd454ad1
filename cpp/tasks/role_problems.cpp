#include "tasks/role_problems.h"

#include <algorithm>
#include <cstddef>

namespace melon {

std::string ColumnNames(const Table& table) {
  constexpr std::size_t kMost = 12;
  const std::size_t count = table.columns.size();
  std::string names;
  for (std::size_t i = 0; i < std::min(kMost, count); ++i) {
    names.append(i == 0 ? "" : ", ").append(Shorten(table.columns[i].name, 30));
  }
  return count > kMost ? names + ", …" : names;
}

Problem UnknownColumn(const Table& table, const UnknownName& unknown) {
  Problem problem{
      .code = "unknown_column",
      .message =
          Fill({"There is no column \"{0}\" (option {1}). The columns are: "
                "{2}.",
                "没有名为“{0}”的列（选项 {1}）。现有的列：{2}。"},
               {Shorten(unknown.column), unknown.option, ColumnNames(table)})};
  problem.column = unknown.column;
  return problem;
}

Problem ColumnUsedTwice(const std::string& name) {
  Problem problem{
      .code = "column_used_twice",
      .message =
          Fill({"Column \"{0}\" is used twice: each column has one role.",
                "列“{0}”被用了两次：每一列只能有一个角色。"},
               {Shorten(name)})};
  problem.column = name;
  return problem;
}

}  // namespace melon
