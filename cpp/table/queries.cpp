#include "table/queries.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <unordered_map>
#include <utility>

#include "io/number.h"
#include "io/number_text.h"

namespace melon {
namespace {

/// Stands for what is not a number in a map, where NaN would be another key
/// each time; cells are finite.
constexpr double kNoNumber = std::numeric_limits<double>::infinity();
constexpr std::uint32_t kUnseen = static_cast<std::uint32_t>(-1);

/// For each label the first label that is the same query.
std::vector<std::size_t> FirstOfSame(const Column& column) {
  std::vector<std::size_t> first(column.labels.size());
  std::map<double, std::size_t> by_number;
  for (std::size_t code = 0; code < first.size(); ++code) {
    const bool number = IsTold(column.label_numbers[code]);
    first[code] =
        number
            ? by_number.emplace(column.label_numbers[code], code).first->second
            : code;
  }
  return first;
}

QueryColumn ReadLabels(const Column& column, const UsableRows& rows) {
  const std::vector<std::size_t> first = FirstOfSame(column);
  std::vector<std::uint32_t> index_of(column.labels.size(), kUnseen);
  QueryColumn queries;
  for (std::size_t row = 0; row < column.codes.size(); ++row) {
    if (!rows.kept.empty() && rows.kept[row] == 0) continue;
    const std::uint16_t code = column.codes[row];
    std::uint32_t& index = index_of[first[code]];
    if (index == kUnseen) {
      index = static_cast<std::uint32_t>(queries.names.size());
      queries.names.push_back(column.labels[code]);
    }
    queries.index.push_back(index);
  }
  return queries;
}

QueryColumn ReadNumbers(const Column& column, const UsableRows& rows) {
  std::unordered_map<double, std::uint32_t> index_of;
  QueryColumn queries;
  for (std::size_t row = 0; row < column.numbers.size(); ++row) {
    if (!rows.kept.empty() && rows.kept[row] == 0) continue;
    // A cell that is not a number is a query of its own, the same each time.
    const double cell = column.numbers[row];
    const double number = std::isnan(cell) ? kNoNumber : cell;
    const auto [entry, is_new] = index_of.emplace(
        number, static_cast<std::uint32_t>(queries.names.size()));
    if (is_new)
      queries.names.push_back(std::isnan(cell) ? "" : NumberText(number));
    queries.index.push_back(entry->second);
  }
  return queries;
}

}  // namespace

CellUse QueryUse(const Column& column) {
  return column.storage == Storage::numbers ? CellUse::number : CellUse::label;
}

bool MergesNumbers(const Column& column) {
  return column.storage == Storage::numbers &&
         std::any_of(column.numbers.begin(), column.numbers.end(),
                     [](double number) { return std::fabs(number) >= 0x1p53; });
}

Problem MergedNumbers(const Column& column) {
  Problem problem{
      .code = "merged_numbers",
      .message = Fill(
          {"Column \"{0}\" has numbers of more digits than are kept "
           "(2⁵³ = 9,007,199,254,740,992 or more), so some may be mistaken for "
           "each other. Put a letter before each, so that they are read as "
           "names.",
           "列“{0}”中的数位数过多（不小于 2⁵³ = "
           "9,007,199,254,740,992），不能全部保留，可能混淆。请在每个数前加一个"
           "字母，使其作为名称读取。"},
          {Shorten(column.name)})};
  problem.column = column.name;
  return problem;
}

std::optional<Problem> CheckQueryColumn(const Column& column) {
  if (MergesNumbers(column)) return MergedNumbers(column);
  if (column.storage != Storage::dropped) return std::nullopt;
  Problem problem{
      .code = "too_many_queries",
      .message =
          Fill({"Column \"{0}\" has more than 65,536 different texts, too many "
                "for queries. Number the queries, or choose another column.",
                "列“{0}”有超过 65,536 种不同的文本，不能用作查询。请将查询改为"
                "编号，或另选一列。"},
               {Shorten(column.name)})};
  problem.column = column.name;
  return problem;
}

QueryColumn ReadQueries(const Column& column, const UsableRows& rows) {
  return column.storage == Storage::numbers ? ReadNumbers(column, rows)
                                            : ReadLabels(column, rows);
}

}  // namespace melon
