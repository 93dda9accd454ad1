#include "roles/comparison/marked_numbers.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

#include "io/percent.h"
#include "roles/comparison/summary_rows.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::string_view kDeviationSigns[] = {"±", "+/-", "+-", "$\\pm$",
                                                "\\pm"};

/// What papers put behind a number: signs of significance, of wins and losses.
constexpr std::string_view kRemarks[] = {
    "*", "†", "‡", "•", "◦", "∘", "✓", "↑", "↓", "▲", "▼", "△",
    "▽", "★", "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};

/// "[ERROR]", "(timeout)": the number before it is no result. "(error .02)" is
/// a deviation.
bool SpeaksOfFailure(std::string_view remark) {
  constexpr std::string_view kWords[] = {"err",   "fail",  "timeout",
                                         "crash", "abort", "invalid"};
  if (remark.find_first_of("0123456789") != std::string_view::npos)
    return false;
  const std::string simple = Simplify(remark);
  return std::any_of(
      std::begin(kWords), std::end(kWords),
      [&simple](std::string_view word) { return simple.starts_with(word); });
}

/// Cuts one remark off the end, be it a sign or a pair of brackets: a rank, a
/// deviation.
bool TakeOneRemark(std::string_view& text) {
  for (const std::string_view remark : kRemarks) {
    if (text.size() <= remark.size() || !text.ends_with(remark)) continue;
    text = Trimmed(text.substr(0, text.size() - remark.size()));
    return true;
  }
  for (const std::string_view brackets : {"()", "[]"}) {
    const std::size_t opening = text.rfind(brackets[0]);
    if (text.empty() || text.back() != brackets[1] || opening == 0 ||
        opening == std::string_view::npos)
      continue;
    if (SpeaksOfFailure(text.substr(opening + 1))) return false;
    text = Trimmed(text.substr(0, opening));
    return true;
  }
  return false;
}

/// Cuts all remarks off; whether there are any.
bool TakeRemarks(std::string_view& text) {
  text = Trimmed(text);
  bool any = false;
  while (TakeOneRemark(text)) any = true;
  return any;
}

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
  std::size_t remarks = 0;
  std::size_t marked = 0;
  std::size_t texts = 0;

  /// Numbers, but for a slip here and there.
  [[nodiscard]] bool AreNumbers() const {
    const bool one_unit = percent == 0 || (percent == marked && plain == 0);
    return marked > 0 && one_unit && texts * 2 <= marked + plain;
  }
};

/// Which labels the first rows have.
std::vector<bool> UsedLabels(const Column& column, std::size_t rows) {
  std::vector<bool> used(column.labels.size());
  for (std::size_t row = 0; row < rows && row < column.codes.size(); ++row)
    used[column.codes[row]] = true;
  return used;
}

/// Of the first rows.
Marks MarksOf(const Column& column, std::size_t rows, bool comma) {
  Marks marks;
  if (column.storage != Storage::coded || column.percent) return marks;
  const std::vector<bool> used = UsedLabels(column, rows);
  for (std::size_t code = 0; code < column.labels.size(); ++code) {
    if (!used[code]) continue;
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
    marks.remarks += number->remark ? 1 : 0;
  }
  return marks;
}

/// In the rows below the first, which sum up the others, a plain number beside
/// percentages is one too: a mean rank.
void ReadMarks(Column& column, std::size_t rows, bool comma) {
  const std::vector<bool> used = UsedLabels(column, rows);
  for (std::size_t code = 0; code < column.labels.size(); ++code) {
    if (!column.percent && column.label_flaws[code] != CellFlaw::not_a_number)
      continue;
    const auto number = ReadMarkedNumber(column.labels[code], comma);
    const ParsedNumber plain = ParseNumber(column.labels[code], comma);
    if (!number && (used[code] || !IsNumber(plain))) continue;
    column.label_numbers[code] = number ? number->value : plain.value;
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
  bool remark = TakeRemarks(mean);
  std::optional<std::string_view> deviation = TakeDeviation(mean);
  remark = TakeRemarks(mean) || remark || deviation;
  bool percent = TakePercent(mean);
  remark = TakeRemarks(mean) || remark;
  if (deviation) {
    percent = TakePercent(*deviation) || percent;
    if (!IsNumber(ParseNumber(*deviation, decimal_comma_allowed)))
      return std::nullopt;
  }
  const ParsedNumber number = ParseNumber(mean, decimal_comma_allowed);
  if (!IsNumber(number) || (!percent && !remark)) return std::nullopt;
  return MarkedNumber{number.value, percent, remark};
}

bool HoldsRemarks(const Column& column, bool decimal_comma_allowed) {
  const Marks marks =
      MarksOf(column, column.codes.size(), decimal_comma_allowed);
  return marks.remarks > 0;
}

bool HoldsResultNumbers(const Table& table, const Column& column) {
  return IsNumeric(column) ||
         MarksOf(column, RowsAboveSummaries(table), table.delimiter != ',')
             .AreNumbers();
}

std::optional<Table> WithoutMarks(const Table& table) {
  const bool comma = table.delimiter != ',';
  const std::size_t rows = RowsAboveSummaries(table);
  std::vector<std::size_t> marked;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (column.percent || MarksOf(column, rows, comma).AreNumbers())
      marked.push_back(i);
  }
  if (marked.empty()) return std::nullopt;
  Table read = table;
  for (const std::size_t i : marked) ReadMarks(read.columns[i], rows, comma);
  return read;
}

}  // namespace melon
