#include "table/formatted_numbers.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

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

}  // namespace

std::optional<FormattedCell> FormattedNumber(const Column& column) {
  if (column.storage != Storage::coded) return std::nullopt;
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

}  // namespace melon
