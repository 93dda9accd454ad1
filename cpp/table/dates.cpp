#include "table/dates.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace melon {
namespace {

/// So many texts tell what a column holds.
constexpr std::size_t kMostTexts = 100;

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }

/// The digits that `text` begins with, which are taken off.
std::string_view TakeDigits(std::string_view& text) {
  const auto* const end = std::find_if_not(text.begin(), text.end(), IsDigit);
  const auto count = static_cast<std::size_t>(end - text.begin());
  const std::string_view digits = text.substr(0, count);
  text.remove_prefix(count);
  return digits;
}

/// Takes off what stands between two parts of a date; nothing: none does.
std::string_view TakeSeparator(std::string_view& text) {
  constexpr std::string_view kSeparators[] = {"-", "/", ".", "年", "月"};
  for (const std::string_view one : kSeparators) {
    if (!text.starts_with(one)) continue;
    text.remove_prefix(one.size());
    return one;
  }
  return {};
}

/// Of one or two digits, from 1 to the largest.
bool IsPart(std::string_view digits, int largest) {
  if (digits.empty() || digits.size() > 2) return false;
  int number = 0;
  for (const char digit : digits) number = (10 * number) + (digit - '0');
  return number >= 1 && number <= largest;
}

/// Year, month and day; or the year last, behind day and month in either order.
bool AreDate(const std::array<std::string_view, 3>& parts) {
  constexpr int kDays = 31;
  constexpr int kMonths = 12;
  if (parts[0].size() == 4)
    return IsPart(parts[1], kMonths) && IsPart(parts[2], kDays);
  if (parts[2].size() != 4) return false;
  return (IsPart(parts[0], kDays) && IsPart(parts[1], kMonths)) ||
         (IsPart(parts[0], kMonths) && IsPart(parts[1], kDays));
}

bool IsDate(std::string_view text) {
  std::array<std::string_view, 3> parts;
  std::array<std::string_view, 2> between;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    parts[i] = TakeDigits(text);
    if (i == between.size()) continue;
    between[i] = TakeSeparator(text);
    if (between[i].empty()) return false;
  }
  if (between[0] != between[1] && between[0] != "年") return false;
  // A time may follow: "2013-08-14T06:03", "2013-08-14 06:03".
  const bool ends = text.empty() || text == "日" || text.front() == 'T' ||
                    text.front() == ' ';
  return ends && AreDate(parts);
}

}  // namespace

bool HoldsDates(const Column& column) {
  std::size_t texts = 0;
  std::size_t dates = 0;
  for (std::size_t i = 0; i < column.labels.size() && texts < kMostTexts; ++i) {
    if (column.label_flaws[i] == CellFlaw::missing) continue;
    ++texts;
    dates += IsDate(column.labels[i]) ? 1 : 0;
  }
  return dates * 2 > texts;
}

}  // namespace melon
