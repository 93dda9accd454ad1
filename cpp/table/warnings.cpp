#include "table/warnings.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "table/column_traits.h"

namespace melon {
namespace {

void WarnOfEncoding(const Table& table, std::vector<Problem>& warnings) {
  if (table.guessed_encoding.empty()) return;
  warnings.push_back(
      {.code = "encoding_guessed",
       .message = Fill({"The file is not UTF-8; it was read as {0}. If names "
                        "or labels look wrong, save it as UTF-8.",
                        "文件不是 UTF-8，已按 {0} 读取。若名称或标记显示有误，"
                        "请将其另存为 UTF-8。"},
                       {table.guessed_encoding})});
}

/// 0, 1, 2, … or 1, 2, 3, …, again and again, as pandas numbers the rows of
/// frames that were put below each other.
bool CountsAgain(const Column& column) {
  const std::vector<double> numbers = ToNumbers(column);
  if (numbers.empty() || (numbers[0] != 0 && numbers[0] != 1)) return false;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    const bool begins_again =
        numbers[i] == numbers[0] && numbers[i - 1] >= numbers[0] + 2;
    if (!begins_again && numbers[i] != numbers[i - 1] + 1) return false;
  }
  return true;
}

/// The numbers of rows that R and pandas write in front are not worth a word,
/// nor are columns in which nothing stands.
bool IsWorthNaming(const Table& table, std::size_t index) {
  const Column& column = table.columns[index];
  if (HasNoValue(table, column)) return false;
  if (!column.unnamed || index > 0) return column.unnamed;
  return IsNumeric(column) && !IsIdentifier(column) && !CountsAgain(column);
}

void WarnOfUnnamed(const Table& table, std::vector<Problem>& warnings) {
  std::string names;
  std::size_t first = table.columns.size();
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!IsWorthNaming(table, i)) continue;
    names.append(names.empty() ? "" : ", ").append(table.columns[i].name);
    first = std::min(first, i);
  }
  if (names.empty()) return;
  Problem warning{
      .code = "unnamed_columns",
      .message = Fill({"The header leaves names out: these columns are called "
                       "{0}. Write their names into the first line.",
                       "表头缺少列名：这些列称为 {0}。请在首行写上列名。"},
                      {names})};
  warning.column = table.columns[first].name;
  warnings.push_back(std::move(warning));
}

void WarnOfPercent(const Table& table, std::vector<Problem>& warnings) {
  std::string names;
  for (const Column& column : table.columns) {
    if (column.percent)
      names.append(names.empty() ? "" : ", ").append(Shorten(column.name, 30));
  }
  if (names.empty()) return;
  warnings.push_back(
      {.code = "percent_read",
       .message =
           Fill({"Numbers with a percent sign are read on the scale from "
                 "0 to 1, 81.7 % as 0.817: {0}.",
                 "带百分号的数按 0 到 1 的尺度读取，81.7 % 即 0.817：{0}。"},
                {names})});
}

void WarnOfTitle(const Table& table, std::vector<Problem>& warnings) {
  if (table.title.empty()) return;
  warnings.push_back(
      {.code = "title_skipped",
       .message =
           Fill(table.title_lines > 1
                    ? Text{"The first {1} lines, from \"{0}\" on, stand above "
                           "the names of the columns: they were skipped as a "
                           "title.",
                           "前 {1} 行（始于“{0}”）位于列名之上，当作标题略过。"}
                    : Text{"The first line, \"{0}\", stands alone above the "
                           "names of the columns: it was skipped as a title.",
                           "首行“{0}”单独位于列名之上，当作标题略过。"},
                {Shorten(table.title), CountText(table.title_lines)}),
       .line = 1,
       .value = table.title});
}

void WarnOfEmptyRows(const Table& table, std::vector<Problem>& warnings) {
  if (table.empty_rows == 0) return;
  warnings.push_back(
      {.code = "empty_rows_skipped",
       .message = Fill({"Rows of empty cells at the end of the file were "
                        "skipped: {0}.",
                        "文件末尾全为空单元格的行已略过：{0} 行。"},
                       {CountText(table.empty_rows)})});
}

/// Numbers are the names of columns only where the first line counts them.
void WarnOfCountedColumns(const Table& table, std::vector<Problem>& warnings) {
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    if (table.columns[i].name != std::to_string(i)) return;
  warnings.push_back(
      {.code = "column_numbers_read",
       .message =
           Fill({"The first line counts the columns from 0 on, so it was read "
                 "as the header and not as a case. If it is a case, write a "
                 "line of names above it.",
                 "第一行从 0 起依次为各列编号，已作为表头读取，不算样例。若它是"
                 "样例，请在其上方加一行列名。"})});
}

}  // namespace

void WarnOfHeader(const Table& table, std::vector<Problem>& warnings) {
  WarnOfTitle(table, warnings);
  WarnOfEmptyRows(table, warnings);
  WarnOfUnnamed(table, warnings);
  WarnOfCountedColumns(table, warnings);
  WarnOfPercent(table, warnings);
  WarnOfEncoding(table, warnings);
  if (!table.header_missing) return;
  warnings.push_back(
      {.code = "header_missing",
       .message =
           Fill({"The file has no header: its first line is all numbers, so it "
                 "was taken as data and the columns were named "
                 "column_1, column_2, …",
                 "文件没有表头：第一行全是数，已作为数据读入，各列命名为 "
                 "column_1、column_2……"})});
}

void WarnOfDroppedRows(std::uint64_t dropped, std::uint64_t all,
                       std::vector<Problem>& warnings) {
  if (dropped == 0) return;
  warnings.push_back(
      {.code = "rows_dropped",
       .message =
           Fill({"{0} of {1} rows are left out, for all models, because a cell "
                 "in them is missing, infinite or not a number.",
                 "{1} 行中有 {0} "
                 "行因含缺失、无穷或非数值的单元格，对所有模型都被略去。"},
                {CountText(dropped), CountText(all)})});
}

void WarnOfDroppedColumns(std::uint64_t dropped, std::uint64_t all,
                          std::vector<Problem>& warnings) {
  if (dropped == 0) return;
  warnings.push_back(
      {.code = "columns_dropped",
       .message =
           Fill({"{0} of {1} columns are left out, for all models, because a "
                 "cell in them is missing, infinite or not a number.",
                 "{1} 列中有 {0} "
                 "列因含缺失、无穷或非数值的单元格，对所有模型都被略去。"},
                {CountText(dropped), CountText(all)})});
}

}  // namespace melon
