#include "base/text.h"

#include <cstddef>

namespace melon {
namespace {

/// What stands in the place of the placeholder that the pattern begins with,
/// and how long that is; no length where it begins with none.
struct Filling {
  std::string_view text = {};
  std::size_t length = 0;
};

/// Of "{0:row|rows}" behind its colon: the word for one, or for several.
Filling FillWord(std::string_view pattern, bool is_one) {
  const std::size_t bar = pattern.find('|');
  const std::size_t end = pattern.find('}');
  if (end == std::string_view::npos || bar > end) return {};
  return {.text = is_one ? pattern.substr(0, bar)
                         : pattern.substr(bar + 1, end - bar - 1),
          .length = end + 1};
}

Filling FillFirst(std::string_view pattern,
                  std::span<const std::string_view> arguments) {
  if (pattern.size() < 3 || pattern[0] != '{') return {};
  // A character below "0" is far above any index.
  const auto index = static_cast<std::size_t>(pattern[1] - '0');
  if (index >= arguments.size() || index > 9) return {};
  if (pattern[2] == '}') return {.text = arguments[index], .length = 3};
  if (pattern[2] != ':') return {};
  Filling word = FillWord(pattern.substr(3), arguments[index] == "1");
  if (word.length > 0) word.length += 3;
  return word;
}

std::string FillOne(std::string_view pattern,
                    std::span<const std::string_view> arguments) {
  std::string filled;
  while (!pattern.empty()) {
    Filling next = FillFirst(pattern, arguments);
    if (next.length == 0) next = {.text = pattern.substr(0, 1), .length = 1};
    filled += next.text;
    pattern.remove_prefix(next.length);
  }
  return filled;
}

bool IsContinuationByte(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

}  // namespace

Message Fill(const Text& pattern,
             std::initializer_list<std::string_view> arguments) {
  return Fill(pattern, std::span(arguments.begin(), arguments.size()));
}

Message Fill(const Text& pattern, std::span<const std::string_view> arguments) {
  return {FillOne(pattern.english, arguments),
          FillOne(pattern.chinese, arguments)};
}

Message Fill(const Text& pattern) {
  return {std::string(pattern.english), std::string(pattern.chinese)};
}

std::string CountText(std::uint64_t count) {
  std::string text = std::to_string(count);
  for (std::size_t end = text.size(); end > 3; end -= 3)
    text.insert(end - 3, ",");
  return text;
}

std::string Shorten(std::string_view text, std::size_t max_characters) {
  std::string shortened;
  std::size_t characters = 0;
  for (const char byte : text) {
    if (!IsContinuationByte(byte) && ++characters > max_characters)
      return shortened + "…";
    if (byte == '\n') {
      shortened += "⏎";
    } else if (byte != '\r') {
      shortened += byte;
    }
  }
  return shortened;
}

}  // namespace melon
