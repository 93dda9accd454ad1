#include "tasks/comparison/marked_numbers.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "io/percent.h"

namespace melon {
namespace {

constexpr std::string_view kDeviationSigns[] = {"±", "+/-", "+-", "$\\pm$",
                                                "\\pm"};

/// Cuts a percent sign off, if there.
bool TakePercent(std::string_view& text) {
  const std::optional<std::string_view> before = BeforePercentSign(text);
  text = Trimmed(before.value_or(text));
  return before.has_value();
}

/// What stands behind the sign of a deviation, which is cut off.
std::optional<std::string_view> TakeDeviation(std::string_view& text) {
  for (const std::string_view sign : kDeviationSigns) {
    const std::size_t place = text.find(sign);
    if (place == std::string_view::npos) continue;
    const std::string_view behind = text.substr(place + sign.size());
    text = text.substr(0, place);
    return behind;
  }
  return std::nullopt;
}

bool IsNumber(const ParsedNumber& number) {
  return number.flaw == CellFlaw::none;
}

/// What the different cells of a column are.
struct Marks {
  std::size_t plain = 0;
  std::size_t percent = 0;
  std::size_t deviation = 0;
  std::size_t marked = 0;
  std::size_t texts = 0;

  /// Numbers, but for a slip here and there.
  [[nodiscard]] bool AreNumbers() const {
    const bool one_unit = percent == 0 || (percent == marked && plain == 0);
    return marked > 0 && one_unit && texts * 2 <= marked + plain;
  }
};

Marks MarksOf(const Column& column, bool comma) {
  Marks marks;
  if (column.storage != Storage::coded || column.percent) return marks;
  for (std::size_t code = 0; code < column.labels.size(); ++code) {
    const CellFlaw flaw = column.label_flaws[code];
    if (flaw == CellFlaw::none) ++marks.plain;
    if (flaw != CellFlaw::not_a_number) continue;
    const auto number = ReadMarkedNumber(column.labels[code], comma);
    if (!number) {
      ++marks.texts;
      continue;
    }
    ++marks.marked;
    marks.percent += number->percent ? 1 : 0;
    marks.deviation += number->deviation ? 1 : 0;
  }
  return marks;
}

void ReadMarks(Column& column, bool comma) {
  for (std::size_t code = 0; code < column.labels.size(); ++code) {
    if (!column.percent && column.label_flaws[code] != CellFlaw::not_a_number)
      continue;
    const auto number = ReadMarkedNumber(column.labels[code], comma);
    if (!number) continue;
    column.label_numbers[code] = number->value;
    column.label_flaws[code] = CellFlaw::none;
  }
  // Decimal numbers again: 0.817 · 100 is not 81.7.
  constexpr double kDecimals = 1e15;
  if (column.percent) {
    for (double& number : column.numbers)
      number = std::round(number * kDecimals) / (kDecimals / 100);
  }
  column.percent = false;
}

}  // namespace

std::optional<MarkedNumber> ReadMarkedNumber(std::string_view text,
                                             bool decimal_comma_allowed) {
  std::string_view mean = text;
  std::optional<std::string_view> deviation = TakeDeviation(mean);
  bool percent = TakePercent(mean);
  if (deviation) {
    percent = TakePercent(*deviation) || percent;
    if (!IsNumber(ParseNumber(*deviation, decimal_comma_allowed)))
      return std::nullopt;
  }
  const ParsedNumber number = ParseNumber(mean, decimal_comma_allowed);
  if (!IsNumber(number) || (!percent && !deviation)) return std::nullopt;
  return MarkedNumber{number.value, percent, deviation.has_value()};
}

bool HoldsDeviations(const Column& column, bool decimal_comma_allowed) {
  const Marks marks = MarksOf(column, decimal_comma_allowed);
  return marks.deviation > 0 && marks.AreNumbers();
}

std::optional<Table> WithoutMarks(const Table& table) {
  const bool comma = table.delimiter != ',';
  std::vector<std::size_t> marked;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (column.percent || MarksOf(column, comma).AreNumbers())
      marked.push_back(i);
  }
  if (marked.empty()) return std::nullopt;
  Table read = table;
  for (const std::size_t i : marked) ReadMarks(read.columns[i], comma);
  return read;
}

}  // namespace melon
