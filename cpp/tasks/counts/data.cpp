#include "tasks/counts/data.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>

#include "base/column_access.h"
#include "io/number_text.h"
#include "roles/columns/weights.h"
#include "table/cells.h"
#include "table/column_traits.h"
#include "table/row_names.h"
#include "table/warnings.h"

namespace melon {
namespace {

constexpr std::size_t kCellCount = 4;
/// A cell is 0 or between these, as a sum of weights is.
bool IsCount(double cell) {
  return cell == 0 || (cell >= kLeastWeight && cell <= kMostWeight);
}

/// So many columns make up a name at most.
constexpr std::size_t kMostParts = 4;

bool AreDistinct(std::vector<std::string> names) {
  std::sort(names.begin(), names.end());
  return std::adjacent_find(names.begin(), names.end()) == names.end();
}

/// Columns that may name a matrix: that of the experiments or else those of
/// texts, and then those of whole numbers.
std::vector<std::size_t> NamingColumns(const Table& table, const Roles& roles) {
  std::vector<std::size_t> first;
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    const bool used =
        std::find(roles.predictions.begin(), roles.predictions.end(), i) !=
        roles.predictions.end();
    if (used || column.storage == Storage::dropped) continue;
    if (roles.experiment == i) {
      first.insert(first.begin(), i);
    } else if (IsCoded(column) && !IsNumeric(column)) {
      first.push_back(i);
    } else if (HasWholeNumbersOnly(column)) {
      numbers.push_back(i);
    }
  }
  // Numbers alone do not say what they count.
  if (!first.empty()) first.insert(first.end(), numbers.begin(), numbers.end());
  return first;
}

/// "A, 2": of as many columns as it takes to tell the matrices apart, joined;
/// the number of the row where there is nothing else.
std::vector<std::string> NamesOf(const Table& table, const Roles& roles,
                                 const std::vector<std::size_t>& rows) {
  std::vector<std::string> names(rows.size());
  std::size_t parts = 0;
  for (const std::size_t column : NamingColumns(table, roles)) {
    if (parts == kMostParts || (parts > 0 && AreDistinct(names))) break;
    ++parts;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const std::string text = CellText(table.columns[column], rows[i]);
      if (!names[i].empty() && !text.empty()) names[i] += ", ";
      names[i] += text;
    }
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (names[i].empty()) names[i] = std::to_string(rows[i] + 1);
  }
  return names;
}

MatricesOf WhoseMatrices(const Table& table, const Roles& roles,
                         const std::vector<std::size_t>& rows) {
  if (!roles.models) return MatricesOf::repetitions;
  std::set<std::string> models;
  for (const std::size_t row : rows)
    models.insert(CellText(table.columns[*roles.models], row));
  if (models.size() == 1) return MatricesOf::repetitions;
  return models.size() == rows.size() ? MatricesOf::models : MatricesOf::mixed;
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
  wanted.reserve(kCellCount);
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
  data.names = NamesOf(table, roles, kept);
  data.whose = WhoseMatrices(table, roles, kept);
  return data;
}

}  // namespace melon
