#include "roles/names/truth_words.h"

#include <algorithm>

#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {

std::vector<std::string> WordsBesideTruth(std::string_view name) {
  const auto is_truth = [](const std::string& word) {
    return IsWordAmong(kTruthWords, word);
  };
  std::vector<std::string> words = WordsOf(name);
  if (words.size() > 1 && words[0] == "ground" && words[1] == "truth")
    words.erase(words.begin());
  // "y_true_price".
  if (words.size() > 2 && words[0] == "y" && is_truth(words[1]))
    words.erase(words.begin());
  if (words.empty()) return {};
  if (is_truth(words.front())) {
    words.erase(words.begin());
    return words;
  }
  if (is_truth(words.back())) {
    words.pop_back();
    return words;
  }
  // Chinese has no spaces between words.
  for (const std::string_view begin : kTruthBeginnings) {
    if (words.front().starts_with(begin)) {
      words.front().erase(0, begin.size());
      return words;
    }
  }
  return {};
}

bool IsOfWhat(const std::vector<std::string>& what, std::string_view name) {
  if (what.empty() || what.front().empty()) return false;
  const std::vector<std::string> words = WordsOf(name);
  return std::all_of(
      what.begin(), what.end(), [&words](const std::string& one) {
        return std::any_of(
            words.begin(), words.end(),
            [&one](const std::string& word) { return word.ends_with(one); });
      });
}

}  // namespace melon
