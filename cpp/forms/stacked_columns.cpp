#include "forms/stacked_columns.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string>
#include <string_view>

#include "roles/comparison/columns.h"
#include "roles/names/metric_names.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// What varies with the case in spite of its name.
constexpr std::string_view kByproducts[] = {"error", "time"};

}  // namespace

std::uint64_t CellKey(const Column& column, std::size_t row) {
  if (column.storage == Storage::coded) return column.codes[row];
  std::uint64_t key = 0;
  if (column.storage == Storage::numbers)
    std::memcpy(&key, &column.numbers[row], sizeof key);
  return key;
}

bool IsUnique(const Table& table, const Column& column) {
  if (column.storage == Storage::coded)
    return column.labels.size() == table.row_count;
  return column.storage == Storage::dropped || IsIdentifier(column);
}

bool NamesCase(const Table& table, std::size_t index) {
  const Column& column = table.columns[index];
  if (IsIn(kAlgorithmNames, column)) return false;
  return (IsIn(kIgnoredNames, column) && !IsIn(kByproducts, column)) ||
         IsIn(kQueryNames, column) || EndsInId(column.name) ||
         (index == 0 && column.unnamed);
}

bool HoldsClasses(const Table& table, std::size_t index) {
  const Column& column = table.columns[index];
  const bool key = IsIn(kAlgorithmNames, column) ||
                   IsIn(kDatasetNames, column) || IsIn(kFoldNames, column) ||
                   IsIn(kRunNames, column);
  if (!IsCoded(column) || key || NamesCase(table, index) ||
      IsCalledEstimate(column) || IsMetricName(column.name))
    return false;
  const std::size_t labels = PresentLabels(column).size();
  if (labels < 2 || 2 * labels > table.row_count) return false;
  return !IsNumeric(column) || (labels == 2 && HoldsProportions(column) &&
                                HasWholeNumbersOnly(column));
}

bool IsCalledEstimate(const Column& column) {
  const auto mentions = [&column](std::string_view word) {
    return ContainsPart(column.name, word);
  };
  return std::any_of(std::begin(kEstimateWords), std::end(kEstimateWords),
                     mentions) ||
         mentions("score") || mentions("prob");
}

}  // namespace melon
