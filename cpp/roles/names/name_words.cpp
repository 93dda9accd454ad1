#include "roles/names/name_words.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::string_view kUp[] = {"↑", "⬆", "⇧", "▲"};
constexpr std::string_view kDown[] = {"↓", "⬇", "⇩", "▼"};
/// Behind an arrow, where it is to be drawn as a picture.
constexpr std::string_view kPicture = "\ufe0f";

bool HasAny(std::span<const std::string_view> arrows, std::string_view name) {
  return std::any_of(arrows.begin(), arrows.end(), [name](auto arrow) {
    return name.find(arrow) != std::string_view::npos;
  });
}

void Erase(std::string_view part, std::string& name) {
  for (std::size_t at = name.find(part); at != std::string::npos;
       at = name.find(part, at))
    name.erase(at, part.size());
}

/// "churnprob" and "probability", but not "Linear Probe".
bool HasProbability(std::string_view name) {
  constexpr std::string_view kPart = "prob";
  constexpr std::string_view kOtherWords[] = {"probe", "probing", "problem"};
  const std::string simple = Simplify(name);
  for (std::size_t at = simple.find(kPart); at != std::string::npos;
       at = simple.find(kPart, at + 1)) {
    const std::string_view rest = std::string_view(simple).substr(at);
    if (std::none_of(
            std::begin(kOtherWords), std::end(kOtherWords),
            [rest](std::string_view word) { return rest.starts_with(word); }))
      return true;
  }
  return false;
}

}  // namespace

bool IsWordAmong(std::span<const std::string_view> words,
                 std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool HasWordOf(std::span<const std::string_view> words, std::string_view name) {
  const std::vector<std::string> own = WordsOf(name);
  return std::any_of(own.begin(), own.end(), [words](const std::string& word) {
    return IsWordAmong(words, word);
  });
}

bool ContainsPart(std::string_view name, std::string_view part) {
  constexpr std::string_view kHat = "hat";
  if (part == "prob") return HasProbability(name);
  if (part != kHat) return Simplify(name).find(part) != std::string::npos;
  constexpr std::string_view kOtherWords[] = {"chat", "that", "what"};
  std::vector<std::string> words = WordsOf(name);
  return std::any_of(words.begin(), words.end(), [&](std::string& word) {
    word.erase(word.find_last_not_of("0123456789") + 1);
    return word.ends_with(kHat) && word.size() <= kHat.size() + 1 &&
           !IsWordAmong(kOtherWords, word);
  });
}

bool CutEnd(std::span<const std::string_view> ends, std::string& word) {
  for (const std::string_view end : ends) {
    if (!word.ends_with(end)) continue;
    word.resize(word.size() - end.size());
    return true;
  }
  return false;
}

bool HasAllWordsOf(std::string_view part, std::string_view name) {
  const std::vector<std::string> words = WordsOf(name);
  const std::vector<std::string> own = WordsOf(part);
  return std::all_of(own.begin(), own.end(), [&words](const auto& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  });
}

bool NamesRowNumbers(std::string_view name) {
  constexpr std::string_view kNumber[] = {"number", "num", "no",
                                          "nr",     "idx", "index"};
  const std::vector<std::string> words = WordsOf(name);
  const auto row = std::find(words.begin(), words.end(), "row");
  return row != words.end() && IsWordAmong(kNumber, words.back());
}

std::string_view WithoutRemark(std::string_view name) {
  for (const std::string_view bracket : {" (", "(", "（", " [", "["}) {
    const std::size_t place = name.find(bracket);
    if (place != 0 && place != std::string_view::npos)
      return name.substr(0, place);
  }
  return name;
}

std::string WithoutArrows(std::string_view name) {
  std::string plain(name);
  if (!HasAny(kUp, name) && !HasAny(kDown, name)) return plain;
  for (const std::string_view arrow : kUp) Erase(arrow, plain);
  for (const std::string_view arrow : kDown) Erase(arrow, plain);
  Erase(kPicture, plain);
  return plain;
}

std::optional<bool> HigherIsBetterByArrow(std::string_view name) {
  const bool up = HasAny(kUp, name);
  if (up == HasAny(kDown, name)) return std::nullopt;
  return up;
}

}  // namespace melon
