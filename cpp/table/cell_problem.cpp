#include "table/cell_problem.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "table/formatted_numbers.h"

namespace melon {
namespace {

constexpr std::size_t kShownCells = 5;

struct FlawKind {
  CellFlaw flaw;
  std::string_view code;
  Text sentence;
};

constexpr FlawKind kFlawKinds[] = {
    {CellFlaw::not_a_number,
     "not_a_number",
     {"Column \"{0}\" should contain numbers, but texts are in {1} of its {2} "
      "cells: {3}.",
      "列“{0}”应为数值，但其 {2} 个单元格中有 {1} 个不是数：{3}。"}},
    {CellFlaw::not_finite,
     "not_finite_cells",
     {"Column \"{0}\" has infinite values in {1} of {2} cells: {3}.",
      "列“{0}”的 {2} 个单元格中有 {1} 个无穷值：{3}。"}},
    {CellFlaw::missing,
     "missing_cells",
     {"Column \"{0}\" has missing values in {1} of {2} cells: {3}.",
      "列“{0}”的 {2} 个单元格中有 {1} 个缺失值：{3}。"}},
};

constexpr Text kDropRemedy{
    " Correct them, or leave their rows out (missing=drop).",
    "请改正，或略去这些行（missing=drop）。"};
constexpr Text kFewerRemedy{
    " Correct them, or use fewer columns (predictions): no row is complete in "
    "all of those used.",
    "请改正，或减少所用的列（predictions）：没有一行在所用的各列中都完整。"};
constexpr Text kFewerOrDropRemedy{
    " Correct them, or leave out the columns with the most gaps: choose the "
    "others (predictions), or where the truth has them another one (truth). "
    "Leaving out rows (missing=drop) keeps {0} of {1}.",
    "请改正，或去掉缺失最多的列，只选择其余各列（predictions）；若缺失在真实标"
    "记中，则另选一列（truth）。略去不完整的行（missing=drop）后剩 {0} 行，共 "
    "{1} 行。"};
constexpr Text kFormatRemedy{
    " Write numbers with a decimal point, without thousands separators, "
    "currency signs and units.",
    "书写数值时请用小数点，不要加千位分隔符、货币符号或单位。"};
constexpr Text kOtherColumnRemedy{" Choose another column for this role.",
                                  "请为此角色另选一列。"};

/// Where most rows would go, columns with many gaps had better go instead.
Message RemedyOfGaps(std::uint64_t complete, std::uint64_t rows) {
  if (complete == 0) return Fill(kFewerRemedy);
  return 2 * complete < rows
             ? Fill(kFewerOrDropRemedy, {CountText(complete), CountText(rows)})
             : Fill(kDropRemedy);
}

/// The first cells that have a flaw.
std::vector<FlawedCell> FirstFlaws(const Table& table,
                                   const WantedColumn& wanted, CellFlaw flaw) {
  const Column& column = *wanted.column;
  std::vector<FlawedCell> first;
  if (column.storage == Storage::numbers) {
    std::copy_if(column.first_flaws.begin(), column.first_flaws.end(),
                 std::back_inserter(first),
                 [flaw](const FlawedCell& cell) { return cell.flaw == flaw; });
  }
  if (column.storage != Storage::coded) return first;
  for (std::size_t row = 0; row < table.row_count && first.size() < kShownCells;
       ++row) {
    if (FlawAt(wanted, row) == flaw)
      first.push_back({row, flaw, column.labels[column.codes[row]]});
  }
  return first;
}

Message ShowCells(const Table& table, const Column& column, std::uint64_t total,
                  const std::vector<FlawedCell>& first) {
  Message shown;
  for (std::size_t i = 0; i < std::min(kShownCells, first.size()); ++i) {
    const FlawedCell& cell = first[i];
    const std::string text = Shorten(cell.text, 30);
    const std::string line = std::to_string(table.LineOfCell(column, cell.row));
    const Message one =
        Fill({"\"{0}\" in line {1}", "第 {1} 行“{0}”"}, {text, line});
    shown.english.append(i == 0 ? "" : ", ").append(one.english);
    shown.chinese.append(i == 0 ? "" : "、").append(one.chinese);
  }
  if (total > first.size() || first.size() > kShownCells) {
    shown.english += shown.english.empty() ? "it contains texts" : ", …";
    shown.chinese += shown.chinese.empty() ? "该列是文本" : "……";
  }
  return shown;
}

Problem FlawProblem(const Table& table, const WantedColumn& wanted,
                    const FlawKind& kind, std::uint64_t total,
                    const Message& remedy) {
  const std::string name = Shorten(wanted.column->name);
  const std::string flawed = CountText(total);
  const std::string all = CountText(table.row_count);
  const std::vector<FlawedCell> first = FirstFlaws(table, wanted, kind.flaw);
  const Message cells = ShowCells(table, *wanted.column, total, first);
  Problem problem{
      .code = std::string(kind.code),
      .message = {
          Fill(kind.sentence, {name, flawed, all, cells.english}).english +
              remedy.english,
          Fill(kind.sentence, {name, flawed, all, cells.chinese}).chinese +
              remedy.chinese}};
  problem.column = wanted.column->name;
  if (!first.empty()) {
    problem.line = table.LineOfCell(*wanted.column, first.front().row);
    problem.value = first.front().text;
  }
  return problem;
}

}  // namespace

Problem CellProblem(const Table& table, const WantedColumn& wanted, bool drop,
                    std::uint64_t complete) {
  for (const FlawKind& kind : kFlawKinds) {
    const std::uint64_t total = CountFlawed(table, wanted, kind.flaw);
    const bool mostly_text =
        kind.flaw == CellFlaw::not_a_number && total * 2 > table.row_count;
    if (kind.flaw == CellFlaw::not_a_number && total > 0 &&
        FormattedNumber(*wanted.column))
      return FlawProblem(table, wanted, kind, total, Fill(kFormatRemedy));
    if (mostly_text || (total > 0 && total == table.row_count))
      return FlawProblem(table, wanted, kind, total, Fill(kOtherColumnRemedy));
    if (total > 0 && !drop)
      return FlawProblem(table, wanted, kind, total,
                         RemedyOfGaps(complete, table.row_count));
  }
  return {};
}

Problem NoRowsLeft() {
  return {
      .code = "no_rows_left",
      .message = Fill({"No row is left: every row has a missing, infinite or "
                       "non-numeric cell in one of the columns "
                       "used. Use fewer columns or complete the file.",
                       "没有剩余的行：所用的列中每一行都有缺失、无穷或非数值"
                       "的单元格。请减少所用的列，或补全文件。"})};
}

}  // namespace melon
