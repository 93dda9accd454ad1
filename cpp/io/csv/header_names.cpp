#include "io/csv/header_names.h"

#include <algorithm>
#include <utility>

#include "base/sorted_indices.h"
#include "io/csv/csv_problem.h"
#include "io/percent.h"

namespace melon {

std::optional<Problem> DoubledName(const std::vector<std::string>& names) {
  const std::vector<std::size_t> order = SortedIndices(
      names.size(),
      [&names](std::size_t a, std::size_t b) { return names[a] < names[b]; });
  std::size_t first = names.size();
  std::size_t second = names.size();
  for (std::size_t i = 1; i < order.size(); ++i) {
    if (names[order[i - 1]] == names[order[i]] && order[i] < second) {
      first = order[i - 1];
      second = order[i];
    }
  }
  if (second == names.size()) return std::nullopt;
  return csv_problem::DuplicateColumn(names[second], first + 1, second + 1);
}

std::vector<std::string> WithoutBlanksAround(std::vector<std::string> names) {
  std::vector<std::string> trimmed;
  trimmed.reserve(names.size());
  for (const std::string& name : names) trimmed.emplace_back(Trimmed(name));
  return DoubledName(trimmed) ? std::move(names) : std::move(trimmed);
}

std::vector<std::string> NumberedNames(std::size_t count) {
  std::vector<std::string> names;
  for (std::size_t i = 1; i <= count; ++i) {
    names.push_back("column_" + std::to_string(i));
  }
  return names;
}

std::vector<std::size_t> NameUnnamed(std::vector<std::string>& names) {
  std::vector<std::size_t> unnamed;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!names[i].empty()) continue;
    unnamed.push_back(i);
    names[i] = "column_" + std::to_string(i + 1);
    while (std::count(names.begin(), names.end(), names[i]) > 1)
      names[i] += '_';
  }
  return unnamed;
}

}  // namespace melon
