#include "roles/columns/findings/summary_row.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "base/column_access.h"
#include "roles/comparison/summary_rows.h"
#include "roles/role_problems.h"
#include "table/column_traits.h"
#include "table/row_names.h"

namespace melon {
namespace {

/// The text of the last row, be it the only one in a column of numbers.
std::string LastText(const Table& table, const Column& column) {
  const auto last = static_cast<std::size_t>(table.row_count) - 1;
  const auto flawed =
      std::find_if(column.first_flaws.begin(), column.first_flaws.end(),
                   [last](const FlawedCell& cell) { return cell.row == last; });
  return flawed == column.first_flaws.end() ? CellText(column, last)
                                            : flawed->text;
}

/// What the last number is of those above it.
struct Summary {
  bool mean = false;
  bool sum = false;
};

Summary SummaryOf(const std::vector<double>& numbers) {
  double sum = 0;
  double largest = 0;
  for (std::size_t row = 0; row + 1 < numbers.size(); ++row) {
    sum += numbers[row];
    largest = std::max(largest, std::abs(numbers[row]));
  }
  // Spreadsheets show few decimals, and round them.
  constexpr double kRounding = 5e-3;
  const double mean = sum / static_cast<double>(numbers.size() - 1);
  const auto is_near = [&](double value) {
    return std::abs(numbers.back() - value) <= kRounding * largest;
  };
  return {is_near(mean), is_near(sum)};
}

/// What all columns without a gap agree that the last row is.
Summary SummaryOfColumns(const Table& table) {
  Summary all{true, true};
  std::size_t columns = 0;
  for (const Column& column : table.columns) {
    if (!IsNumeric(column) || IsRowNumber(column)) continue;
    const std::vector<double> numbers = ToNumbers(column);
    if (std::any_of(numbers.begin(), numbers.end(),
                    [](double number) { return std::isnan(number); }))
      continue;
    const Summary one = SummaryOf(numbers);
    all = {all.mean && one.mean, all.sum && one.sum};
    ++columns;
  }
  return columns < 2 ? Summary() : all;
}

/// What the last row is called, if it is called as a summary.
std::string NameOfLastRow(const Table& table) {
  for (const Column& column : table.columns) {
    if (column.storage == Storage::dropped) continue;
    std::string text = LastText(table, column);
    if (IsSummaryName(text)) return text;
  }
  return {};
}

}  // namespace

std::optional<Problem> SummaryRowAmongCases(const Table& table) {
  constexpr std::size_t kFewestRows = 4;
  if (table.row_count < kFewestRows) return std::nullopt;
  const std::string name = NameOfLastRow(table);
  if (name.empty()) return std::nullopt;
  const auto [means, sums] = SummaryOfColumns(table);
  if (!means && !sums) return std::nullopt;
  const Text words =
      means ? Text{"The last row, \"{0}\", is no case: its numbers are the "
                   "means of those above it. Delete it.",
                   "最后一行“{0}”不是样例：其中的数值是以上各行的均值。请删去该"
                   "行。"}
            : Text{"The last row, \"{0}\", is no case: its numbers are the "
                   "sums of those above it. Delete it.",
                   "最后一行“{0}”不是样例：其中的数值是以上各行的总和。请删去该"
                   "行。"};
  Problem problem{.code = "summary_row",
                  .message = Fill(words, {Shorten(name)})};
  problem.value = name;
  return problem;
}

}  // namespace melon
