#include "tasks/comparison/family_working.h"

#include <algorithm>

#include "report/answers.h"
#include "tasks/comparison/pairs.h"

namespace melon {

std::vector<std::string> PairNames(const Results& results) {
  const std::vector<std::string>& names = results.algorithms;
  std::vector<std::string> pairs;
  for (std::size_t a = 0; a < names.size(); ++a) {
    for (std::size_t b = a + 1; b < names.size(); ++b)
      pairs.push_back(names[a] + " – " + names[b]);
  }
  return pairs;
}

std::optional<std::size_t> PairIn(const Json& request, std::size_t count) {
  const auto a = PlaceIn(request, "a", count);
  const auto b = PlaceIn(request, "b", count);
  if (!a || !b || *a == *b) return std::nullopt;
  return PairIndex(std::min(*a, *b), std::max(*a, *b), count);
}

}  // namespace melon
