#include "roles/columns/case_counts.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <vector>

#include "base/column_access.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// The numbers that R and pandas give the rows tell no cases apart.
bool NumbersRows(const Table& table, std::size_t index) {
  const Column& column = table.columns[index];
  return index == 0 && column.unnamed && IsRowOrder(column);
}

bool HasLabelOf(const Column& column, const Column& truth) {
  return IsCoded(column) && ShareOfLabels(column, truth) > 0;
}

bool AreDistinct(const Table& table, const std::vector<std::size_t>& columns) {
  std::set<std::vector<std::uint16_t>> seen;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    std::vector<std::uint16_t> labels;
    labels.reserve(columns.size());
    for (const std::size_t index : columns)
      labels.push_back(table.columns[index].codes[row]);
    if (!seen.insert(std::move(labels)).second) return false;
  }
  return true;
}

}  // namespace

bool MayCountCases(const Column& column) {
  if (!IsIn(kCaseCountNames, column) || !IsNumeric(column) ||
      !HasWholeNumbersOnly(column))
    return false;
  const std::vector<double> numbers = ToNumbers(column);
  return std::none_of(numbers.begin(), numbers.end(),
                      [](double x) { return x < 0; }) &&
         std::any_of(numbers.begin(), numbers.end(),
                     [](double x) { return x > 1; });
}

bool CountsCases(const Table& table, std::size_t truth, std::size_t index) {
  if (!MayCountCases(table.columns[index])) return false;
  std::vector<std::size_t> labels;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (i == index || NumbersRows(table, i)) continue;
    if (!HasLabelOf(table.columns[i], table.columns[truth])) return false;
    labels.push_back(i);
  }
  return labels.size() > 1 && AreDistinct(table, labels);
}

}  // namespace melon
