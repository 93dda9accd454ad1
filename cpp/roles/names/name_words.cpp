#include "roles/names/name_words.h"

#include <algorithm>

namespace melon {

bool IsWordAmong(std::span<const std::string_view> words,
                 std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool CutEnd(std::span<const std::string_view> ends, std::string& word) {
  for (const std::string_view end : ends) {
    if (!word.ends_with(end)) continue;
    word.resize(word.size() - end.size());
    return true;
  }
  return false;
}

}  // namespace melon
