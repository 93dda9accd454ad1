#include "io/csv/prose.h"

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace melon {
namespace {

constexpr std::string_view kDividers = ",;\t|";

bool IsDivider(char character) {
  return kDividers.find(character) != std::string_view::npos;
}

/// Blanks between words; "1 2 3 4" is no sentence, nor is a blank behind what
/// divides cells one of its own.
std::size_t BlanksBetweenWords(std::string_view text) {
  const auto is_letter = [](char character) {
    return std::isalpha(static_cast<unsigned char>(character)) != 0;
  };
  std::size_t blanks = 0;
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    const bool between = text[i] == ' ' && !IsDivider(text[i - 1]) &&
                         (is_letter(text[i - 1]) || is_letter(text[i + 1]));
    blanks += between ? 1 : 0;
  }
  return blanks;
}

}  // namespace

bool LooksLikeSentence(std::string_view text) {
  constexpr std::size_t kFewest = 3;
  if (text.ends_with("。")) return true;
  const auto dividers = static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), IsDivider));
  const std::size_t blanks = BlanksBetweenWords(text);
  return blanks >= kFewest && blanks > dividers;
}

bool IsRunningText(std::string_view sample) {
  constexpr std::size_t kFewestLines = 3;
  std::size_t lines = 0;
  std::size_t sentences = 0;
  while (!sample.empty()) {
    const std::size_t end =
        std::min(sample.find_first_of("\r\n"), sample.size());
    const std::string_view line = sample.substr(0, end);
    sample.remove_prefix(std::min(end + 1, sample.size()));
    if (line.empty()) continue;
    const bool sentence = LooksLikeSentence(line);
    if (lines == 0 && !sentence &&
        std::any_of(line.begin(), line.end(), IsDivider))
      return false;
    ++lines;
    sentences += sentence ? 1 : 0;
  }
  return lines >= kFewestLines && 2 * sentences > lines;
}

}  // namespace melon
