#include "tasks/role_problems.h"

#include <algorithm>
#include <cstddef>

#include "tasks/column_traits.h"
#include "tasks/metric_names.h"

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

std::optional<Problem> TitleAbove(const Table& table) {
  const auto unnamed =
      std::count_if(table.columns.begin(), table.columns.end(),
                    [](const Column& column) { return column.unnamed; });
  if (unnamed == 0 || table.first_rows.empty() || table.columns.size() < 2 ||
      table.header_missing)
    return std::nullopt;
  // Of the first row every cell but the first is a text above numbers.
  for (std::size_t i = 1; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (column.storage != Storage::coded || column.codes.size() < 2)
      return std::nullopt;
    const auto texts =
        std::count(column.label_flaws.begin(), column.label_flaws.end(),
                   CellFlaw::not_a_number);
    if (texts != 1 ||
        column.label_flaws[column.codes.front()] != CellFlaw::not_a_number)
      return std::nullopt;
  }
  Problem problem{
      .code = "title_above_header",
      .message = Fill(
          {"The first line of the file is not a header: the names of the "
           "columns seem to stand below it, in line {0} (\"{1}\", …). Delete "
           "what is above, so that the file begins with one line of names.",
           "文件的第一行不是表头：列名像是在下面的第 {0} 行（“{1}”……）。请删去"
           "其上的内容，让文件以一行列名开头。"},
          {std::to_string(table.LineOfRow(0)),
           Shorten(table.first_rows.front()[1], 30)})};
  problem.line = 1;
  return problem;
}

std::optional<Problem> MetricsWithoutCases(const Table& table) {
  constexpr std::size_t kShown = 5;
  std::size_t count = 0;
  std::string names;
  for (const Column& column : table.columns) {
    if (!IsNumeric(column) || !IsMetricName(column.name)) continue;
    if (++count > kShown) continue;
    names.append(names.empty() ? "" : ", ").append(Shorten(column.name, 30));
  }
  if (count < 2) return std::nullopt;
  return Problem{
      .code = "metrics_only",
      .message = Fill(
          {"The columns {0} are metrics that were computed already. To measure "
           "a model give its predictions beside the truth. To compare learners "
           "give a row for each of their results, with columns that name the "
           "learner and the data set or the fold. The columns are: {1}.",
           "{0} "
           "这些列是已经算好的指标。若要评估模型，请给出真实标记与预测；若要"
           "比较学习器，请每个结果一行，并用列写明学习器以及数据集或折。现有的"
           "列：{1}。"},
          {names, ColumnNames(table)})};
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
