#include "roles/columns/group_names.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "table/column_traits.h"

namespace melon {
namespace {

/// How many rows each label has.
std::vector<std::size_t> RowsOfLabels(const Column& column) {
  std::vector<std::size_t> rows(column.labels.size());
  for (const auto code : column.codes) ++rows[code];
  return rows;
}

/// The whole numbers from 0 or 1 on, each of them.
bool AreNumbersInARow(const Column& column) {
  if (!HasWholeNumbersOnly(column)) return false;
  std::vector<double> numbers(column.label_numbers.begin(),
                              column.label_numbers.end());
  std::sort(numbers.begin(), numbers.end());
  return !numbers.empty() && (numbers[0] == 0 || numbers[0] == 1) &&
         numbers.back() - numbers[0] == static_cast<double>(numbers.size() - 1);
}

}  // namespace

bool CanNameGroups(const Column& column) {
  if (!IsCoded(column) || column.labels.size() < 2) return false;
  if (IsNearlyNumeric(column) && !AreNumbersInARow(column)) return false;
  const std::vector<std::size_t> rows = RowsOfLabels(column);
  return *std::min_element(rows.begin(), rows.end()) > 1;
}

bool StandInBlocks(const Column& column) {
  std::size_t blocks = column.codes.empty() ? 0 : 1;
  for (std::size_t row = 1; row < column.codes.size(); ++row)
    blocks += column.codes[row] == column.codes[row - 1] ? 0 : 1;
  return blocks == column.labels.size();
}

bool StandEquallyOften(const Column& column) {
  const std::vector<std::size_t> rows = RowsOfLabels(column);
  const auto [low, high] = std::minmax_element(rows.begin(), rows.end());
  return low != rows.end() && *low == *high;
}

}  // namespace melon
