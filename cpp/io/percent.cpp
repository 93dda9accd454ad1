#include "io/percent.h"

#include <span>
#include <string>

namespace melon {
namespace {

/// Also those that do not break, and the thin one.
constexpr std::string_view kSpaces[] = {" ", "\t", "\u00a0", "\u202f",
                                        "\u2009"};
constexpr std::string_view kPercentSigns[] = {"\\%", "%", "％"};

bool TakeEnd(std::string_view& text, std::span<const std::string_view> ends) {
  for (const std::string_view end : ends) {
    if (text.size() < end.size() ||
        text.substr(text.size() - end.size()) != end)
      continue;
    text.remove_suffix(end.size());
    return true;
  }
  return false;
}

bool TakeBegin(std::string_view& text,
               std::span<const std::string_view> begins) {
  for (const std::string_view begin : begins) {
    if (!text.starts_with(begin)) continue;
    text.remove_prefix(begin.size());
    return true;
  }
  return false;
}

}  // namespace

std::string_view Trimmed(std::string_view text) {
  while (TakeEnd(text, kSpaces) || TakeBegin(text, kSpaces)) continue;
  return text;
}

std::optional<std::string_view> BeforePercentSign(std::string_view text) {
  text = Trimmed(text);
  if (!TakeEnd(text, kPercentSigns)) return std::nullopt;
  return Trimmed(text);
}

std::optional<ParsedNumber> ParsePercent(std::string_view text,
                                         bool decimal_comma_allowed) {
  const std::optional<std::string_view> before = BeforePercentSign(text);
  if (!before) return std::nullopt;
  const ParsedNumber hundredfold = ParseNumber(*before, decimal_comma_allowed);
  if (hundredfold.flaw != CellFlaw::none) return std::nullopt;
  // Shifting the point in the text rounds once.
  ParsedNumber shifted =
      ParseNumber(std::string(*before) + "e-2", decimal_comma_allowed);
  if (shifted.flaw != CellFlaw::none)
    shifted = {hundredfold.value / 100, CellFlaw::none, false};
  shifted.decimal_comma = hundredfold.decimal_comma;
  return shifted;
}

}  // namespace melon
