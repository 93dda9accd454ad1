#include "forms/join/keys.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>

#include "base/column_access.h"
#include "base/text.h"
#include "io/number.h"
#include "io/number_text.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

/// Every bit of the result depends on every bit of the number (the last step of
/// splitmix64).
std::uint64_t Mix(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
  bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
  return bits ^ (bits >> 31U);
}

std::uint64_t HashOfNumber(double number) {
  // Minus zero is zero.
  number += 0.0;
  std::uint64_t bits = 0;
  std::memcpy(&bits, &number, sizeof bits);
  return Mix(bits);
}

std::uint64_t HashOfText(std::string_view text) {
  return Mix(std::hash<std::string_view>()(text));
}

/// The number if that identifies as well as its text does.
double Exact(double number) { return IsTold(number) ? number : kNotANumber; }

std::string_view TextOf(const CellTexts& texts, std::size_t index) {
  const std::size_t begin = index == 0 ? 0 : texts.ends[index - 1];
  return std::string_view(texts.bytes).substr(begin, texts.ends[index] - begin);
}

/// Of each text its number; nothing where none is one.
std::vector<double> NumbersIn(const CellTexts& texts, bool comma) {
  std::vector<double> numbers;
  bool any = false;
  numbers.reserve(texts.ends.size());
  for (std::size_t row = 0; row < texts.ends.size(); ++row) {
    const std::string_view text = TextOf(texts, row);
    const bool may_be =
        !text.empty() && std::string_view("+-.,0123456789").find(text[0]) !=
                             std::string_view::npos;
    numbers.push_back(may_be ? Exact(ParseNumber(text, comma).value)
                             : kNotANumber);
    any = any || !std::isnan(numbers.back());
  }
  return any ? numbers : std::vector<double>();
}

}  // namespace

KeyColumn::KeyColumn(const Table& table, const Column& column)
    : column_(column) {
  if (column.storage == Storage::dropped)
    numbers_ = NumbersIn(column.texts, table.delimiter != ',');
  for (std::size_t code = 0; code < column.labels.size(); ++code) {
    const double number = Exact(column.label_numbers[code]);
    numbers_.push_back(number);
    hashes_.push_back(std::isnan(number) ? HashOfText(column.labels[code])
                                         : HashOfNumber(number));
  }
}

bool KeyColumn::CanBe(const Column& column) {
  return column.storage != Storage::dropped || !column.texts.ends.empty();
}

double KeyColumn::Number(std::size_t row) const {
  switch (column_.storage) {
    case Storage::coded:
      return numbers_[column_.codes[row]];
    case Storage::numbers:
      return Exact(column_.numbers[row]);
    case Storage::dropped:
      break;
  }
  return numbers_.empty() ? kNotANumber : numbers_[row];
}

std::string_view KeyColumn::TextAt(std::size_t row) const {
  if (column_.storage == Storage::coded) {
    const std::size_t code = column_.codes[row];
    return column_.label_flaws[code] == CellFlaw::missing
               ? std::string_view()
               : std::string_view(column_.labels[code]);
  }
  if (column_.storage == Storage::dropped) return TextOf(column_.texts, row);
  const std::vector<std::uint32_t>& rows = column_.texts.rows;
  const auto place = std::lower_bound(rows.begin(), rows.end(), row);
  if (place == rows.end() || *place != row) return {};
  return TextOf(column_.texts, static_cast<std::size_t>(place - rows.begin()));
}

bool KeyColumn::IsMissing(std::size_t row) const {
  return std::isnan(Number(row)) && TextAt(row).empty();
}

std::uint64_t KeyColumn::Hash(std::size_t row) const {
  if (column_.storage == Storage::coded) return hashes_[column_.codes[row]];
  const double number = Number(row);
  return std::isnan(number) ? HashOfText(TextAt(row)) : HashOfNumber(number);
}

bool KeyColumn::IsSame(std::size_t row, const KeyColumn& other,
                       std::size_t other_row) const {
  const double number = Number(row);
  const double their = other.Number(other_row);
  if (!std::isnan(number) || !std::isnan(their)) return number == their;
  return TextAt(row) == other.TextAt(other_row);
}

std::string KeyColumn::Text(std::size_t row) const {
  const std::string_view text = TextAt(row);
  if (!text.empty()) return Shorten(text, 40);
  const double number = Number(row);
  return std::isnan(number) ? std::string() : NumberText(number);
}

bool CountsTheRows(const Column& column) {
  if (column.storage == Storage::dropped) return false;
  const std::vector<double> numbers = ToNumbers(column);
  if (numbers.empty() || (numbers.front() != 0 && numbers.front() != 1))
    return false;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    if (numbers[i] != numbers.front() + static_cast<double>(i)) return false;
  }
  return true;
}

bool HasOwnTexts(const Table& table, const Column& column) {
  constexpr std::uint64_t kFew = 8;
  return table.row_count > kFew && column.storage != Storage::numbers &&
         !IsIn(kMomentNames, column) &&
         (column.storage == Storage::dropped ||
          (column.labels.size() == table.row_count &&
           !IsNearlyNumeric(column)));
}

Keys::Keys(const Table& table, const std::vector<std::size_t>& columns) {
  for (const std::size_t column : columns)
    columns_.emplace_back(table, table.columns[column]);
  hashes_.resize(static_cast<std::size_t>(table.row_count));
  for (std::size_t row = 0; row < hashes_.size(); ++row) {
    std::uint64_t hash = 0;
    bool missing = false;
    for (const KeyColumn& column : columns_) {
      hash = Mix(hash + 1) ^ column.Hash(row);
      missing = missing || column.IsMissing(row);
    }
    hashes_[row] = missing ? kMissing : hash + (hash == kMissing ? 1 : 0);
  }
}

bool Keys::IsSame(std::size_t row, const Keys& other,
                  std::size_t other_row) const {
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (!columns_[i].IsSame(row, other.columns_[i], other_row)) return false;
  }
  return true;
}

std::string Keys::Text(std::size_t row) const {
  std::string text;
  for (const KeyColumn& column : columns_)
    text.append(text.empty() ? "" : ", ").append(column.Text(row));
  return text;
}

}  // namespace melon
