#include "roles/comparison/summary_rows.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>

#include "table/column_traits.h"
#include "table/row_names.h"

namespace melon {
namespace {

constexpr std::string_view kSummaryNames[] = {
    "average",       "averages",     "avg",
    "mean",          "means",        "averagerank",
    "avgrank",       "meanrank",     "rank",
    "ranks",         "averageranks", "meanranks",
    "median",        "std",          "sd",
    "stdev",         "stddev",       "stderr",
    "standarderror", "min",          "minimum",
    "max",           "maximum",      "standarddeviation",
    "overall",       "total",        "sum",
    "wtl",           "wintieloss",   "winstieslosses",
    "平均",          "平均值",       "均值",
    "平均序值",      "平均秩",       "平均排名",
    "中位数",        "标准差",       "总计",
    "合计"};

void CountFlaw(CellFlaw flaw, Column& column) {
  std::uint64_t& count = flaw == CellFlaw::missing ? column.missing_count
                         : flaw == CellFlaw::not_finite
                             ? column.not_finite_count
                             : column.not_a_number_count;
  count -= count > 0 ? 1 : 0;
}

/// Of a column of numbers only the first flaws are known by their rows; where
/// there are more, the rows that stay have flaws enough.
void ForgetFlawsFrom(std::uint64_t row, Column& column) {
  const auto is_behind = [row](const FlawedCell& cell) {
    return cell.row >= row;
  };
  for (const FlawedCell& cell : column.first_flaws) {
    if (is_behind(cell)) CountFlaw(cell.flaw, column);
  }
  std::erase_if(column.first_flaws, is_behind);
}

/// The labels of no row are no longer there: their flaws would be reported.
void ForgetUnusedLabels(Column& column) {
  std::vector<bool> used(column.labels.size());
  for (const std::uint16_t code : column.codes) used[code] = true;
  for (std::size_t code = 0; code < used.size(); ++code) {
    if (!used[code]) column.label_flaws[code] = CellFlaw::none;
  }
}

}  // namespace

bool IsSummaryName(const std::string& name) {
  const std::string simple = Simplify(name);
  return std::find(std::begin(kSummaryNames), std::end(kSummaryNames),
                   simple) != std::end(kSummaryNames);
}

std::vector<std::string> SummaryRows(const Table& table,
                                     const std::optional<std::size_t>& names) {
  std::vector<std::string> found;
  if (!names) return found;
  const Column& column = table.columns[*names];
  auto row = static_cast<std::size_t>(table.row_count);
  while (row > 0) {
    std::string name = CellText(column, row - 1);
    if (!IsSummaryName(name)) break;
    found.push_back(std::move(name));
    --row;
  }
  if (row == 0) found.clear();
  std::reverse(found.begin(), found.end());
  return found;
}

Table WithoutLastRows(const Table& table, std::size_t count) {
  Table kept = table;
  kept.row_count -= count;
  const auto rows = static_cast<std::size_t>(kept.row_count);
  for (Column& column : kept.columns) {
    if (column.storage == Storage::numbers) {
      column.numbers.resize(rows);
      ForgetFlawsFrom(kept.row_count, column);
    } else if (column.storage == Storage::coded) {
      column.codes.resize(rows);
      ForgetUnusedLabels(column);
    }
  }
  return kept;
}

}  // namespace melon
