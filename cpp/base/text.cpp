#include "base/text.h"

#include <cstddef>

namespace melon {
namespace {

std::string FillOne(std::string_view pattern,
                    std::span<const std::string_view> arguments) {
  std::string filled;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool is_placeholder = pattern[i] == '{' && i + 2 < pattern.size() &&
                                pattern[i + 2] == '}' &&
                                pattern[i + 1] >= '0' && pattern[i + 1] <= '9';
    const auto index = is_placeholder
                           ? static_cast<std::size_t>(pattern[i + 1] - '0')
                           : arguments.size();
    if (index < arguments.size()) {
      filled += arguments[index];
      i += 2;
    } else {
      filled += pattern[i];
    }
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
