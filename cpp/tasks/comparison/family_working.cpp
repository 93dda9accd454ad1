#include "tasks/comparison/family_working.h"

#include <algorithm>

#include "post_hoc/post_hoc.h"
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

Working ShowInFamily(std::string_view procedure,
                     std::span<const Value> p_values, std::size_t place,
                     const std::vector<std::string>& names,
                     std::size_t algorithms) {
  std::vector<double> p;
  for (const Value& value : p_values)
    p.push_back(value.defined() ? value.number() : 1);
  Working working;
  const auto all = PostHocs();
  const auto found = std::find_if(
      all.begin(), all.end(),
      [procedure](const PostHoc* one) { return one->id == procedure; });
  const bool shows = found != all.end() && (*found)->show_adjusted != nullptr &&
                     p_values[place].defined();
  if (shows)
    (*found)->show_adjusted({.p_values = p,
                             .algorithms = algorithms,
                             .place = place,
                             .names = names},
                            working);
  return working;
}

}  // namespace melon
