#include "tasks/counts/data.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "io/number_text.h"
#include "tasks/cells.h"
#include "tasks/warnings.h"
#include "tasks/weights.h"

namespace melon {
namespace {

constexpr std::size_t kCellCount = 4;
/// A cell is 0 or between these, as a sum of weights is.
bool IsCount(double cell) {
  return cell == 0 || (cell >= kLeastWeight && cell <= kMostWeight);
}

/// The 0-based rows of the file that are kept.
std::vector<std::size_t> KeptRows(const Table& table, const UsableRows& rows) {
  std::vector<std::size_t> kept;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    if (rows.kept.empty() || rows.kept[row] != 0) kept.push_back(row);
  }
  return kept;
}

std::string NameAt(const Column* column, std::size_t row) {
  std::string name;
  if (column != nullptr && column->storage == Storage::coded)
    name = column->labels[column->codes[row]];
  if (column != nullptr && column->storage == Storage::numbers &&
      !std::isnan(column->numbers[row]))
    name = NumberText(column->numbers[row]);
  return name.empty() ? std::to_string(row + 1) : name;
}

Problem InvalidCount(const Column& column, double count, std::uint64_t line) {
  const std::string value = NumberText(count);
  Problem problem{
      .code = "invalid_count",
      .message = Fill({"Column \"{0}\" has {1} in line {2}: a cell of a "
                       "confusion matrix is a number of cases, 0 or from "
                       "1e-20 to 1e20. Correct it.",
                       "列“{0}”第 {2} 行为 {1}：混淆矩阵的单元格是样例数，须为 "
                       "0 或在 1e-20 与 1e20 之间。请改正。"},
                      {Shorten(column.name), value, std::to_string(line)})};
  problem.column = column.name;
  problem.line = line;
  problem.value = value;
  return problem;
}

Problem NoCounts() {
  return {.code = "no_counts",
          .message = Fill({"Every cell of every confusion matrix is 0: there "
                           "is no case. Give at least one.",
                           "所有混淆矩阵的单元格都为 0：没有样例。请至少给出"
                           "一个。"})};
}

}  // namespace

Result<CountsData> PrepareCounts(const Table& table, const Roles& roles,
                                 const Options& options) {
  std::vector<WantedColumn> wanted;
  for (std::size_t which = 0; which < kCellCount; ++which)
    wanted.push_back(
        {&table.columns[roles.predictions[which]], CellUse::number});
  const Result<UsableRows> checked =
      CheckCells(table, wanted, options.drop_missing);
  if (!checked) return checked.problem();
  const UsableRows& rows = checked.value();
  CountsData data;
  data.rows_dropped = rows.dropped;
  WarnOfHeader(table, data.warnings);
  WarnOfDroppedRows(rows.dropped, table.row_count, data.warnings);

  const std::vector<std::size_t> kept = KeptRows(table, rows);
  constexpr double Counts::*kCells[kCellCount] = {
      &Counts::true_positive, &Counts::false_positive, &Counts::false_negative,
      &Counts::true_negative};
  data.matrices.resize(kept.size());
  double largest = 0;
  for (std::size_t which = 0; which < kCellCount; ++which) {
    const Column& column = *wanted[which].column;
    const std::vector<double> cells = NumbersOf(column, rows);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (!IsCount(cells[i]))
        return InvalidCount(column, cells[i], table.LineOfRow(kept[i]));
      data.matrices[i].*kCells[which] = cells[i] + 0.0;
      data.whole = data.whole && cells[i] == std::floor(cells[i]);
      largest = std::max(largest, cells[i]);
    }
  }
  if (largest == 0) return NoCounts();
  const Column* const names =
      roles.experiment ? &table.columns[*roles.experiment] : nullptr;
  for (const std::size_t row : kept) data.names.push_back(NameAt(names, row));
  return data;
}

}  // namespace melon
