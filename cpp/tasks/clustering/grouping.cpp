#include "tasks/clustering/grouping.h"

#include <algorithm>

#include "io/number_text.h"
#include "table/column_traits.h"
#include "table/labels.h"
#include "table/queries.h"

namespace melon {
namespace {

constexpr std::size_t kMostGroups = 65'535;

Problem TooManyGroups(const Column& column) {
  Problem problem{
      .code = "too_many_groups",
      .message = Fill(
          {"Column \"{0}\" has more than {1} different values, so it is hardly "
           "a column of groups. Choose another one.",
           "列“{0}”有超过 {1} 种取值，不像是分组。请另选一列。"},
          {Shorten(column.name), std::to_string(kMostGroups)})};
  problem.column = column.name;
  return problem;
}

bool IsUsed(const UsableRows& rows, std::size_t row) {
  return rows.kept.empty() || rows.kept[row] != 0;
}

/// The codes of the labels that occur, sorted by label. Without unused rows
/// each occurs, for a dictionary is made of what was read.
std::vector<std::size_t> SortedCodes(const Column& column,
                                     const UsableRows& rows) {
  std::vector<std::uint8_t> used(column.labels.size(), rows.kept.empty());
  for (std::size_t row = 0; row < rows.kept.size(); ++row) {
    if (rows.kept[row] != 0) used[column.codes[row]] = 1;
  }
  std::vector<std::size_t> order;
  for (std::size_t code = 0; code < used.size(); ++code) {
    if (used[code] != 0) order.push_back(code);
  }
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return LabelBefore(column.labels[a], column.labels[b]);
  });
  return order;
}

Grouping GroupCodes(const Column& column, const UsableRows& rows) {
  Grouping grouping;
  std::vector<std::uint16_t> group_of(column.labels.size());
  for (const std::size_t code : SortedCodes(column, rows)) {
    // Sorting has brought equal numbers together.
    if (grouping.labels.empty() ||
        !SameLabel(grouping.labels.back(), column.labels[code]))
      grouping.labels.push_back(column.labels[code]);
    group_of[code] = static_cast<std::uint16_t>(grouping.labels.size() - 1);
  }
  grouping.codes.resize(column.codes.size() -
                        static_cast<std::size_t>(rows.dropped));
  std::uint16_t* next = grouping.codes.data();
  for (std::size_t row = 0; row < column.codes.size(); ++row) {
    if (IsUsed(rows, row)) *next++ = group_of[column.codes[row]];
  }
  return grouping;
}

Result<Grouping> GroupNumbers(const Column& column, const UsableRows& rows) {
  if (MergesNumbers(column)) return MergedNumbers(column);
  const std::vector<double> numbers = NumbersOf(column, rows);
  std::vector<double> values = numbers;
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  if (values.size() > kMostGroups) return TooManyGroups(column);
  Grouping grouping;
  grouping.labels.reserve(values.size());
  for (const double value : values)
    grouping.labels.push_back(NumberText(value));
  grouping.codes.reserve(numbers.size());
  for (const double number : numbers) {
    grouping.codes.push_back(static_cast<std::uint16_t>(
        std::lower_bound(values.begin(), values.end(), number) -
        values.begin()));
  }
  return grouping;
}

}  // namespace

Result<Grouping> GroupRows(const Column& column, const UsableRows& rows) {
  if (column.storage == Storage::dropped || column.labels.size() > kMostGroups)
    return TooManyGroups(column);
  if (column.storage == Storage::numbers) return GroupNumbers(column, rows);
  return GroupCodes(column, rows);
}

}  // namespace melon
