#include "table/formatted_numbers.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "io/number.h"

namespace melon {
namespace {

constexpr std::string_view kSigns[] = {"$",   "€",   "£",   "¥",   "￥",  "₹",
                                       "USD", "EUR", "GBP", "CNY", "RMB", "元",
                                       "kg",  "km",  "cm",  "mm",  "ms",  "m²"};

/// Groups of three digits after the first: "1,200,000".
bool HasThousands(std::string_view text, char sign) {
  std::size_t place = text.find(sign);
  if (place == 0 || place == std::string_view::npos || place > 4) return false;
  while (place != std::string_view::npos) {
    const std::string_view rest = text.substr(place + 1);
    const std::size_t digits = rest.find_first_not_of("0123456789");
    const std::size_t length =
        digits == std::string_view::npos ? rest.size() : digits;
    if (length != 3) return false;
    place = text.find(sign, place + 1);
  }
  return true;
}

/// Without a word behind a blank and a number with a fraction: "18.5" of
/// "18.5 MWh". "3 stars" may be a label.
std::string_view WithoutUnit(std::string_view text) {
  const std::size_t blank = text.find_last_of(' ');
  if (blank == std::string_view::npos) return text;
  const std::string_view unit = text.substr(blank + 1);
  const std::string_view number = text.substr(0, blank);
  const bool fits =
      !unit.empty() &&
      unit.find_first_of("0123456789") == std::string_view::npos &&
      number.find_first_of(".,") != std::string_view::npos;
  return fits ? number : text;
}

/// Whether it is a number once signs, units and separators are gone.
bool IsFormatted(std::string text) {
  text = WithoutUnit(text);
  for (const std::string_view sign : kSigns) {
    const std::size_t place = text.find(sign);
    if (place != std::string::npos) text.erase(place, sign.size());
  }
  for (const std::string_view space : {" ", "\u00a0", "\u202f", "'", "’"}) {
    for (std::size_t at = text.find(space); at != std::string::npos;
         at = text.find(space))
      text.erase(at, space.size());
  }
  for (const char sign : {',', '.'}) {
    if (HasThousands(text, sign)) std::erase(text, sign);
  }
  return ParseNumber(text, true).flaw == CellFlaw::none;
}

/// "524,1299" of "outlier_ids" are two ids.
bool ListsIds(const Column& column) {
  return column.name.ends_with("_ids") || column.name.ends_with(" ids") ||
         column.name.ends_with("Ids") || column.name == "ids";
}

}  // namespace

std::optional<FormattedCell> FormattedNumber(const Column& column) {
  if (column.storage != Storage::coded || ListsIds(column)) return std::nullopt;
  std::size_t texts = 0;
  std::size_t formatted = 0;
  std::size_t first = column.labels.size();
  for (std::size_t code = 0; code < column.labels.size(); ++code) {
    if (column.label_flaws[code] != CellFlaw::not_a_number) continue;
    ++texts;
    if (!IsFormatted(column.labels[code])) continue;
    ++formatted;
    first = std::min(first, code);
  }
  if (formatted == 0 || formatted * 2 <= texts) return std::nullopt;
  const auto cell = std::find(column.codes.begin(), column.codes.end(), first);
  return FormattedCell{static_cast<std::uint64_t>(cell - column.codes.begin()),
                       column.labels[first]};
}

std::optional<Problem> FormattedColumn(const Table& table,
                                       const Column& column) {
  const std::optional<FormattedCell> cell = FormattedNumber(column);
  if (!cell) return std::nullopt;
  const std::uint64_t line = table.LineOfCell(column, cell->row);
  Problem problem{
      .code = "formatted_numbers",
      .message = Fill(
          {"Column \"{0}\" has \"{1}\" in line {2}, which is not read as a "
           "number. Write numbers with a decimal point, without thousands "
           "separators, currency signs and units, such as 1200.5.",
           "列“{0}”第 {2} 行为“{1}”，不能读作数值。书写数值时请用小数点，不要"
           "加千位分隔符、货币符号或单位，例如 1200.5。"},
          {Shorten(column.name), Shorten(cell->text, 30),
           std::to_string(line)})};
  problem.line = line;
  problem.column = column.name;
  problem.value = cell->text;
  return problem;
}

std::optional<Problem> FormattedColumn(const Table& table) {
  for (const Column& column : table.columns) {
    if (auto problem = FormattedColumn(table, column)) return problem;
  }
  return std::nullopt;
}

namespace {

/// The numbers of "[0.25, 0.75]"; none where it is something else.
std::vector<std::string> ArrayIn(std::string_view cell) {
  const std::size_t first = cell.find_first_not_of("[ ");
  const std::size_t last = cell.find_last_not_of("] ");
  if (!cell.starts_with('[') || !cell.ends_with(']') ||
      first == std::string_view::npos || last < first)
    return {};
  std::vector<std::string> numbers;
  std::string_view rest = cell.substr(first, last + 1 - first);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find_first_of(" ,\n"), rest.size());
    const std::string_view number = rest.substr(0, end);
    if (ParseNumber(number, false).flaw != CellFlaw::none) return {};
    numbers.emplace_back(number);
    const std::size_t next = rest.find_first_not_of(" ,\n", end);
    rest = next == std::string_view::npos ? "" : rest.substr(next);
  }
  return numbers;
}

}  // namespace

std::optional<Problem> NumbersInBrackets(const Table& table,
                                         std::size_t index) {
  const Column& column = table.columns[index];
  for (const std::vector<std::string>& row : table.first_rows) {
    if (index >= row.size() || ArrayIn(row[index]).empty()) return std::nullopt;
  }
  if (table.first_rows.empty()) return std::nullopt;
  const std::string& cell = table.first_rows.front()[index];
  const std::vector<std::string> numbers = ArrayIn(cell);
  const std::uint64_t line = table.LineOfCell(column, 0);
  const Text advice =
      numbers.size() == 1
          ? Text{"Column \"{0}\" has its numbers in brackets: \"{1}\" in "
                     "line {2}. Write the numbers alone, such as {3}; in "
                     "Python, predictions.ravel() makes one column of them.",
                     "列“{0}”的数值写在方括号中：第 {2} "
                     "行为“{1}”。请只写数值，例如 {3}；在 Python 中可先用 "
                     "predictions.ravel() 化为一列。"}
          : Text{"Column \"{0}\" has several numbers in brackets in each "
                     "cell: \"{1}\" in line {2}. Write a column for each of "
                     "them, the first with {3}. Probabilities of classes need columns "
                     "named MODEL:CLASS, and of two classes that of the "
                     "positive one is enough.",
                     "列“{0}”的每个单元格在方括号中有多个数值：第 {2} "
                     "行为“{1}”。请将它们分成多列，第一列从 "
                     "{3} 开始。各类别的概率列名为 "
                     "MODEL:CLASS（模型:类别）；二分类只需正类的一列。"};
  Problem problem{
      .code = "numbers_in_brackets",
      .message = Fill(advice, {Shorten(column.name), Shorten(cell, 30),
                               std::to_string(line), numbers.front()})};
  problem.line = line;
  problem.column = column.name;
  problem.value = cell;
  return problem;
}

}  // namespace melon
