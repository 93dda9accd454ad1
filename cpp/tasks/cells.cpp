#include "tasks/cells.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string_view>

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
     {"Column \"{0}\" should hold numbers, but {1} of its {2} cells are not: "
      "{3}.",
      "列“{0}”应为数值，但其 {2} 个单元格中有 {1} 个不是数：{3}。"}},
    {CellFlaw::not_finite,
     "not_finite_cells",
     {"Column \"{0}\" has {1} infinite values in {2} cells: {3}.",
      "列“{0}”的 {2} 个单元格中有 {1} 个无穷值：{3}。"}},
    {CellFlaw::missing,
     "missing_cells",
     {"Column \"{0}\" has {1} missing values in {2} cells: {3}.",
      "列“{0}”的 {2} 个单元格中有 {1} 个缺失值：{3}。"}},
};

constexpr Text kDropRemedy{
    " Correct them, or leave their rows out (missing: drop).",
    "请改正，或略去这些行（missing：drop）。"};
constexpr Text kOtherColumnRemedy{" Choose another column for this role.",
                                  "请为此角色另选一列。"};

/// What is wrong with a coded column's label for its use.
CellFlaw FlawOfLabel(const WantedColumn& wanted, std::size_t code) {
  const CellFlaw flaw = wanted.column->label_flaws[code];
  return wanted.use == CellUse::label && flaw != CellFlaw::missing
             ? CellFlaw::none
             : flaw;
}

/// Whether any label of a coded column has one of the flaws that `is_meant`.
template <class IsMeant>
bool AnyLabel(const WantedColumn& wanted, const IsMeant& is_meant) {
  for (std::size_t code = 0; code < wanted.column->labels.size(); ++code) {
    if (is_meant(FlawOfLabel(wanted, code))) return true;
  }
  return false;
}

/// What is wrong with one cell for its use; of `numbers` storage only that
/// something is.
CellFlaw FlawAt(const WantedColumn& wanted, std::size_t row) {
  const Column& column = *wanted.column;
  if (column.storage == Storage::numbers)
    return std::isnan(column.numbers[row]) ? CellFlaw::not_a_number
                                           : CellFlaw::none;
  if (column.storage == Storage::dropped) return CellFlaw::not_a_number;
  return FlawOfLabel(wanted, column.codes[row]);
}

/// How often each flaw occurs, and the first cells that have it.
struct FlawCount {
  std::uint64_t total = 0;
  std::vector<FlawedCell> first;
};

FlawCount CountFlaw(const Table& table, const WantedColumn& wanted,
                    CellFlaw flaw) {
  const Column& column = *wanted.column;
  FlawCount count;
  if (column.storage == Storage::dropped) {
    count.total = flaw == CellFlaw::not_a_number ? table.row_count : 0;
    return count;
  }
  if (column.storage == Storage::numbers) {
    count.total = flaw == CellFlaw::missing      ? column.missing_count
                  : flaw == CellFlaw::not_finite ? column.not_finite_count
                                                 : column.not_a_number_count;
    std::copy_if(column.first_flaws.begin(), column.first_flaws.end(),
                 std::back_inserter(count.first),
                 [flaw](const FlawedCell& cell) { return cell.flaw == flaw; });
    return count;
  }
  if (!AnyLabel(wanted, [flaw](CellFlaw one) { return one == flaw; }))
    return count;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    if (FlawAt(wanted, row) != flaw) continue;
    if (++count.total <= kShownCells)
      count.first.push_back({row, flaw, column.labels[column.codes[row]]});
  }
  return count;
}

Message ShowCells(const Table& table, const FlawCount& count) {
  Message shown;
  for (std::size_t i = 0; i < std::min(kShownCells, count.first.size()); ++i) {
    const FlawedCell& cell = count.first[i];
    const std::string text = Shorten(cell.text, 30);
    const std::string line = std::to_string(table.LineOfRow(cell.row));
    const Message one =
        Fill({"\"{0}\" in line {1}", "第 {1} 行“{0}”"}, {text, line});
    shown.english.append(i == 0 ? "" : ", ").append(one.english);
    shown.chinese.append(i == 0 ? "" : "、").append(one.chinese);
  }
  if (count.total > count.first.size() || count.first.size() > kShownCells) {
    shown.english += shown.english.empty() ? "it holds texts" : ", …";
    shown.chinese += shown.chinese.empty() ? "该列是文本" : "……";
  }
  return shown;
}

Problem FlawProblem(const Table& table, const WantedColumn& wanted,
                    const FlawKind& kind, const FlawCount& count,
                    const Text& remedy) {
  const std::string name = Shorten(wanted.column->name);
  const std::string flawed = std::to_string(count.total);
  const std::string all = std::to_string(table.row_count);
  const Message cells = ShowCells(table, count);
  Problem problem{
      .code = std::string(kind.code),
      .message = {
          Fill(kind.sentence, {name, flawed, all, cells.english}).english +
              std::string(remedy.english),
          Fill(kind.sentence, {name, flawed, all, cells.chinese}).chinese +
              std::string(remedy.chinese)}};
  problem.column = wanted.column->name;
  if (!count.first.empty()) {
    problem.line = table.LineOfRow(count.first.front().row);
    problem.value = count.first.front().text;
  }
  return problem;
}

/// The problem that this column makes, if any: any flaw without `drop`; with
/// it, only being mostly text.
std::optional<Problem> ColumnProblem(const Table& table,
                                     const WantedColumn& wanted, bool drop) {
  for (const FlawKind& kind : kFlawKinds) {
    const FlawCount count = CountFlaw(table, wanted, kind.flaw);
    const bool mostly_text = kind.flaw == CellFlaw::not_a_number &&
                             count.total * 2 > table.row_count;
    if (mostly_text)
      return FlawProblem(table, wanted, kind, count, kOtherColumnRemedy);
    if (count.total > 0 && !drop)
      return FlawProblem(table, wanted, kind, count, kDropRemedy);
  }
  return std::nullopt;
}

bool HasFlaws(const WantedColumn& wanted) {
  const Column& column = *wanted.column;
  if (column.storage == Storage::numbers) {
    return column.missing_count + column.not_finite_count +
               column.not_a_number_count >
           0;
  }
  return AnyLabel(wanted, [](CellFlaw flaw) { return flaw != CellFlaw::none; });
}

}  // namespace

Result<UsableRows> CheckCells(const Table& table,
                              const std::vector<WantedColumn>& wanted,
                              bool drop) {
  UsableRows rows;
  for (const WantedColumn& column : wanted) {
    if (std::optional<Problem> problem = ColumnProblem(table, column, drop))
      return *problem;
    if (!drop || !HasFlaws(column)) continue;
    if (rows.kept.empty())
      rows.kept.assign(static_cast<std::size_t>(table.row_count), 1);
    for (std::size_t row = 0; row < table.row_count; ++row) {
      if (FlawAt(column, row) != CellFlaw::none) rows.kept[row] = 0;
    }
  }
  rows.dropped = static_cast<std::uint64_t>(
      std::count(rows.kept.begin(), rows.kept.end(), 0));
  if (rows.dropped == 0) rows.kept.clear();
  if (rows.dropped == table.row_count) {
    return Problem{
        .code = "no_rows_left",
        .message = Fill({"No row is left: every row has a missing, infinite or "
                         "non-numeric cell in one of the columns "
                         "used. Use fewer columns or complete the file.",
                         "没有剩余的行：所用的列中每一行都有缺失、无穷或非数值"
                         "的单元格。请减少所用的列，或补全文件。"})};
  }
  return rows;
}

std::vector<double> NumbersOf(const Column& column, const UsableRows& rows) {
  const std::size_t n = column.storage == Storage::numbers
                            ? column.numbers.size()
                            : column.codes.size();
  std::vector<double> numbers;
  numbers.reserve(n - static_cast<std::size_t>(rows.dropped));
  for (std::size_t row = 0; row < n; ++row) {
    if (!rows.kept.empty() && rows.kept[row] == 0) continue;
    numbers.push_back(column.storage == Storage::numbers
                          ? column.numbers[row]
                          : column.label_numbers[column.codes[row]]);
  }
  return numbers;
}

}  // namespace melon
