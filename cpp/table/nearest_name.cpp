#include "table/nearest_name.h"

#include <algorithm>
#include <cstddef>

#include "table/column_traits.h"

namespace melon {
namespace {

/// Letters put in, left out or changed (Levenshtein distance).
std::size_t EditsBetween(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t before = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = before + (a[i - 1] == b[j - 1] ? 0 : 1);
      before = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row[b.size()];
}

}  // namespace

std::optional<std::string> NearestName(std::string_view given,
                                       const std::vector<std::string>& names) {
  constexpr std::size_t kFewestLetters = 3;
  constexpr std::size_t kMostLetters = 60;
  const std::string simple = Simplify(given);
  // A name as long as a file is not a typing error.
  if (simple.empty() || simple.size() > kMostLetters) return std::nullopt;
  std::optional<std::string> nearest;
  std::size_t fewest = kMostLetters;
  std::vector<std::string> longer;
  for (const std::string& name : names) {
    const std::string own = Simplify(name);
    if (own.size() > kMostLetters) continue;
    if (own.starts_with(simple)) longer.push_back(name);
    const std::size_t edits = EditsBetween(simple, own);
    if (edits > own.size() / 3 || edits > fewest) continue;
    // Of two that are as near, neither was clearly meant.
    nearest = edits < fewest ? std::optional(name) : std::nullopt;
    fewest = edits;
  }
  if (nearest) return nearest;
  return longer.size() == 1 && simple.size() >= kFewestLetters
             ? std::optional(longer.front())
             : std::nullopt;
}

}  // namespace melon
