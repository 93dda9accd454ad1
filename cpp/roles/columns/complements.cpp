#include "roles/columns/complements.h"

#include <map>
#include <string>

#include "table/column_traits.h"

namespace melon {

std::vector<Complement> FindComplements(const Table& table,
                                        const std::vector<std::size_t>& columns,
                                        std::string_view negative,
                                        std::string_view positive) {
  std::map<std::string, std::vector<std::size_t>> by_prefix;
  for (const std::size_t index : columns) {
    if (const auto prefix = PrefixBefore(positive, table.columns[index]))
      by_prefix[*prefix].push_back(index);
  }
  std::vector<Complement> found;
  for (const std::size_t one : columns) {
    const auto prefix = PrefixBefore(negative, table.columns[one]);
    const auto others = prefix ? by_prefix.find(*prefix) : by_prefix.end();
    if (others == by_prefix.end()) continue;
    for (const std::size_t other : others->second) {
      const Column& first = table.columns[one];
      const Column& second = table.columns[other];
      if (one != other &&
          (AreComplements(first, second) || AreOpposites(first, second)))
        found.push_back({one, other});
    }
  }
  return found;
}

}  // namespace melon
