#include "io/csv/column_builder.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "io/number_text.h"
#include "io/percent.h"

namespace melon {
namespace {

/// "1.000000000000000000e+00", as NumPy's savetxt writes it, is the label "1",
/// unless another is.
void ShortenNumbers(Column& column) {
  std::vector<std::string>& labels = column.labels;
  if (column.percent || labels.size() > ColumnBuilder::kMaxLabelsOfNumbers)
    return;
  for (std::size_t code = 0; code < labels.size(); ++code) {
    const bool is_long = column.label_flaws[code] == CellFlaw::none &&
                         labels[code].find('.') != std::string::npos &&
                         labels[code].find_first_of("eE") != std::string::npos;
    if (!is_long) continue;
    std::string text = NumberText(column.label_numbers[code]);
    if (std::find(labels.begin(), labels.end(), text) == labels.end())
      labels[code] = std::move(text);
  }
}

}  // namespace

void ColumnBuilder::Reserve(std::size_t rows) {
  expected_rows_ = rows;
  if (column_.storage == Storage::coded) column_.codes.reserve(rows);
  if (column_.storage == Storage::numbers) column_.numbers.reserve(rows);
}

void ColumnBuilder::AddLabel(std::string_view text) {
  const std::uint32_t code = dictionary_.Code(text);
  if (code == kMaxLabels) {
    Drop();
    if (keep_texts_) KeepText(text);
    return;
  }
  column_.codes.push_back(static_cast<std::uint16_t>(code));
  if (code == column_.label_flaws.size()) TypeNewLabel(text);
}

void ColumnBuilder::TypeNewLabel(std::string_view text) {
  const ParsedNumber parsed = ParseNumber(text, decimal_comma_allowed_);
  column_.label_numbers.push_back(parsed.value);
  column_.label_flaws.push_back(parsed.flaw);
  NoteRounded(text, parsed.value);
  has_decimal_comma_ |= parsed.decimal_comma;
  if (column_.label_flaws.size() != kMaxLabelsOfNumbers + 1) return;
  if (LabelsAreMostlyNumbers() || ReadPercents()) TurnToNumbers();
}

bool ColumnBuilder::LabelsAreMostlyNumbers() const {
  const auto& flaws = column_.label_flaws;
  const auto others = static_cast<std::size_t>(
      std::count_if(flaws.begin(), flaws.end(), [](CellFlaw flaw) {
        return flaw != CellFlaw::none && flaw != CellFlaw::missing;
      }));
  return others * 10 <= flaws.size();
}

/// With a few slips, which are flawed then: a number without the sign may be
/// meant as either.
bool ColumnBuilder::ReadPercents() {
  std::vector<std::optional<ParsedNumber>> percents;
  std::size_t count = 0;
  std::size_t others = 0;
  const std::vector<std::string>& labels = dictionary_.labels();
  for (std::size_t code = 0; code < labels.size(); ++code) {
    percents.push_back(ParsePercent(labels[code], decimal_comma_allowed_));
    count += percents.back() ? 1 : 0;
    const bool missing = column_.label_flaws[code] == CellFlaw::missing;
    others += percents.back() || missing ? 0 : 1;
    // Words are seen at once.
    if (others > 2 * (count + 1)) return false;
  }
  if (count == 0 || 2 * others > count) return false;
  column_.percent = true;
  for (std::size_t code = 0; code < labels.size(); ++code) {
    double& number = column_.label_numbers[code];
    CellFlaw& flaw = column_.label_flaws[code];
    if (percents[code]) {
      number = percents[code]->value;
      flaw = CellFlaw::none;
      has_decimal_comma_ |= percents[code]->decimal_comma;
    } else if (flaw == CellFlaw::none) {
      number = std::numeric_limits<double>::quiet_NaN();
      flaw = CellFlaw::not_a_number;
    }
  }
  return true;
}

ParsedNumber ColumnBuilder::Parse(std::string_view text) const {
  const ParsedNumber plain = ParseNumber(text, decimal_comma_allowed_);
  if (!column_.percent) return plain;
  if (const auto percent = ParsePercent(text, decimal_comma_allowed_))
    return *percent;
  return {std::numeric_limits<double>::quiet_NaN(),
          plain.flaw == CellFlaw::none ? CellFlaw::not_a_number : plain.flaw,
          false};
}

void ColumnBuilder::AddNumber(std::string_view text) {
  const ParsedNumber parsed = Parse(text);
  column_.numbers.push_back(parsed.value);
  has_decimal_comma_ |= parsed.decimal_comma;
  NoteRounded(text, parsed.value);
  if (parsed.flaw != CellFlaw::none) {
    CountFlaw(column_.numbers.size() - 1, parsed.flaw, text);
  }
  if (keep_texts_) KeepTextBeside(parsed, text);
}

void ColumnBuilder::NoteRounded(std::string_view text, double number) {
  if (column_.rounded.empty() && !IsTold(number) && IsRounded(text, number))
    column_.rounded = text;
}

void ColumnBuilder::KeepTextBeside(const ParsedNumber& parsed,
                                   std::string_view text) {
  if (parsed.flaw == CellFlaw::missing || IsTold(parsed.value)) return;
  const auto row = static_cast<std::uint32_t>(column_.numbers.size() - 1);
  KeepText(text);
  if (keep_texts_) column_.texts.rows.push_back(row);
}

void ColumnBuilder::KeepText(std::string_view text) {
  CellTexts& texts = column_.texts;
  const bool fits = text.size() <= kLongestKept &&
                    texts.bytes.size() + text.size() <= UINT32_MAX;
  if (!fits) {
    texts = {};
    keep_texts_ = false;
    return;
  }
  texts.bytes += text;
  texts.ends.push_back(static_cast<std::uint32_t>(texts.bytes.size()));
}

void ColumnBuilder::CountFlaw(std::uint64_t row, CellFlaw flaw,
                              std::string_view text) {
  column_.missing_count += flaw == CellFlaw::missing ? 1 : 0;
  column_.not_finite_count += flaw == CellFlaw::not_finite ? 1 : 0;
  column_.not_a_number_count += flaw == CellFlaw::not_a_number ? 1 : 0;
  if (column_.first_flaws.size() < kMaxFirstFlaws) {
    column_.first_flaws.push_back(
        {.row = row, .flaw = flaw, .text = std::string(text)});
  }
}

void ColumnBuilder::TurnToNumbers() {
  column_.storage = Storage::numbers;
  column_.numbers.reserve(std::max(expected_rows_, column_.codes.size()));
  for (const std::uint16_t code : column_.codes) {
    column_.numbers.push_back(column_.label_numbers[code]);
    const CellFlaw flaw = column_.label_flaws[code];
    const std::string& label = dictionary_.labels()[code];
    if (flaw != CellFlaw::none)
      CountFlaw(column_.numbers.size() - 1, flaw, label);
    if (keep_texts_)
      KeepTextBeside({column_.numbers.back(), flaw, false}, label);
  }
  column_.codes = {};
  column_.label_numbers = {};
  column_.label_flaws = {};
  dictionary_ = {};
}

void ColumnBuilder::Drop() {
  const std::vector<std::uint16_t> codes = std::move(column_.codes);
  column_ = {};
  column_.storage = Storage::dropped;
  for (std::size_t row = 0; keep_texts_ && row < codes.size(); ++row)
    KeepText(dictionary_.labels()[codes[row]]);
  dictionary_ = {};
}

Column ColumnBuilder::Finish(std::string name) {
  column_.name = std::move(name);
  if (column_.storage == Storage::coded) {
    ReadPercents();
    column_.labels = std::move(dictionary_).TakeLabels();
    ShortenNumbers(column_);
  }
  return std::move(column_);
}

}  // namespace melon
