#include "roles/columns/findings/thousands_dots.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/column_traits.h"

namespace melon {
namespace {

/// The rows of the first cell with a dot and of the first without.
struct Mixture {
  std::size_t dotted;
  std::size_t plain;
  std::string dotted_text;
  std::string plain_text;
};

bool AreDigits(std::string_view text) {
  return !text.empty() &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string_view WithoutSign(std::string_view text) {
  if (!text.empty() && (text[0] == '-' || text[0] == '+'))
    text.remove_prefix(1);
  return text;
}

/// "1.200", "12.345", "485.048": not "0.950".
bool MayBeThousands(std::string_view text) {
  text = WithoutSign(text);
  const std::size_t dot = text.find('.');
  return dot <= 3 && text[0] != '0' && AreDigits(text.substr(0, dot)) &&
         text.size() == dot + 4 && AreDigits(text.substr(dot + 1));
}

bool IsHundreds(std::string_view text) {
  text = WithoutSign(text);
  return text.size() == 3 && text[0] != '0' && AreDigits(text);
}

bool IsWhole(double number) { return number == std::trunc(number); }

/// Three decimals at most, as far as a double tells.
bool IsThousandths(double number) {
  const double thousandths = number * 1000;
  return std::abs(thousandths - std::round(thousandths)) <= 1e-6;
}

/// Whether some number shows that a dot is a decimal point: 0.95, 12.5.
bool HasDecimalPoint(const Table& table, const Column& column) {
  if (column.storage == Storage::coded) {
    for (std::size_t code = 0; code < column.labels.size(); ++code) {
      const std::string_view label = column.labels[code];
      if (column.label_flaws[code] == CellFlaw::none &&
          label.find('.') != std::string_view::npos && !MayBeThousands(label))
        return true;
    }
    return false;
  }
  // A decimal comma looks like a dot in numbers.
  return !table.decimal_comma &&
         std::any_of(
             column.numbers.begin(), column.numbers.end(), [](double number) {
               const double size = std::abs(number);
               return !std::isnan(size) && !IsWhole(size) &&
                      (size < 1 || size >= 1000 || !IsThousandths(size));
             });
}

std::optional<Mixture> MixtureOfLabels(const Column& column) {
  const std::vector<std::string>& labels = column.labels;
  const auto dotted = std::find_if(
      labels.begin(), labels.end(),
      [](const std::string& label) { return MayBeThousands(label); });
  const auto plain =
      std::find_if(labels.begin(), labels.end(),
                   [](const std::string& label) { return IsHundreds(label); });
  if (dotted == labels.end() || plain == labels.end()) return std::nullopt;
  const auto row_of = [&](auto label) {
    const auto code = static_cast<std::uint16_t>(label - labels.begin());
    return static_cast<std::size_t>(
        std::find(column.codes.begin(), column.codes.end(), code) -
        column.codes.begin());
  };
  return Mixture{row_of(dotted), row_of(plain), *dotted, *plain};
}

/// As it was written in the file, with three decimals.
std::string DottedText(double number) {
  const auto thousandths = static_cast<std::int64_t>(std::round(number * 1000));
  std::string digits = std::to_string(thousandths);
  return digits.insert(digits.size() - 3, ".");
}

/// The rows of numbers with decimals, and of whole numbers of three digits.
struct SortedRows {
  std::vector<std::size_t> dotted;
  std::vector<std::size_t> plain;
  /// How many of the first have a third decimal that is not 0.
  std::size_t full = 0;
};

/// Nothing where a whole number has more digits.
std::optional<SortedRows> SortRows(const std::vector<double>& numbers) {
  SortedRows rows;
  for (std::size_t row = 0; row < numbers.size(); ++row) {
    const double size = std::abs(numbers[row]);
    if (std::isnan(size)) continue;
    if (!IsWhole(size)) {
      rows.dotted.push_back(row);
      rows.full += std::fmod(std::round(size * 1000), 10) != 0 ? 1 : 0;
    } else if (size >= 1000) {
      return std::nullopt;
    } else if (size >= 100) {
      rows.plain.push_back(row);
    }
  }
  return rows;
}

/// Of many numbers the texts are not kept. Three decimals throughout, the last
/// of them seldom 0, are not rounded to whole numbers in one of a hundred rows.
std::optional<Mixture> MixtureOfNumbers(const Column& column) {
  constexpr std::size_t kRowsPerPlain = 100;
  const std::vector<double>& numbers = column.numbers;
  const std::optional<SortedRows> rows = SortRows(numbers);
  if (!rows || rows->dotted.empty() || rows->plain.empty() ||
      2 * rows->full < rows->dotted.size() ||
      rows->plain.size() * kRowsPerPlain < numbers.size())
    return std::nullopt;
  const std::size_t dotted = rows->dotted.front();
  const std::size_t plain = rows->plain.front();
  return Mixture{dotted, plain, DottedText(numbers[dotted]),
                 std::to_string(static_cast<std::int64_t>(numbers[plain]))};
}

std::optional<Mixture> MixtureOf(const Table& table, const Column& column) {
  if (column.storage == Storage::coded && IsNumeric(column))
    return MixtureOfLabels(column);
  if (column.storage == Storage::numbers && !table.decimal_comma)
    return MixtureOfNumbers(column);
  return std::nullopt;
}

}  // namespace

std::optional<Problem> ThousandsDots(const Table& table, const Roles& roles) {
  if (table.delimiter != ';') return std::nullopt;
  std::vector<std::size_t> used = roles.predictions;
  used.insert(used.end(), roles.features.begin(), roles.features.end());
  if (roles.has_truth()) used.push_back(roles.truth);
  if (roles.weight) used.push_back(*roles.weight);
  std::sort(used.begin(), used.end());
  if (std::any_of(used.begin(), used.end(), [&table](std::size_t index) {
        return HasDecimalPoint(table, table.columns[index]);
      }))
    return std::nullopt;
  for (const std::size_t index : used) {
    const Column& column = table.columns[index];
    const std::optional<Mixture> mixture = MixtureOf(table, column);
    if (!mixture) continue;
    std::string joined = mixture->dotted_text;
    std::erase(joined, '.');
    Problem warning{
        .code = "dots_of_thousands",
        .message = Fill(
            {"Column \"{0}\" has {1} in line {2} and {3} in line {4}. A dot "
             "was read as a decimal point, so the first is the smaller one. If "
             "dots separate thousands in this file, take them out: {5} instead "
             "of {1}.",
             "列“{0}”第 {2} 行为 {1}，第 {4} 行为 {3}。点号读作小数点，因此前者"
             "较小。若本文件用点号分隔千位，请去掉它：写作 {5}，而不是 {1}。"},
            {Shorten(column.name), mixture->dotted_text,
             std::to_string(table.LineOfCell(column, mixture->dotted)),
             mixture->plain_text,
             std::to_string(table.LineOfCell(column, mixture->plain)),
             joined})};
    warning.line = table.LineOfCell(column, mixture->dotted);
    warning.column = column.name;
    warning.value = mixture->dotted_text;
    return warning;
  }
  return std::nullopt;
}

}  // namespace melon
