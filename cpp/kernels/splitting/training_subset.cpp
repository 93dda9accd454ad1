#include "kernels/splitting/training_subset.h"

#include <algorithm>
#include <utility>

#include "kernels/splitting/shuffle.h"

namespace melon {

std::vector<std::uint32_t> TrainingSubset(
    std::span<const std::uint32_t> rows, std::span<const std::uint16_t> classes,
    std::size_t count, Random& random) {
  std::vector<std::uint32_t> order(rows.begin(), rows.end());
  Shuffle(order, random);
  const auto class_of = [classes](std::uint32_t row) {
    return classes.empty() ? std::size_t{0} : std::size_t{classes[row]};
  };
  std::size_t class_count = 1;
  for (const std::uint32_t row : order)
    class_count = std::max(class_count, class_of(row) + 1);
  std::vector<std::size_t> members(class_count);
  for (const std::uint32_t row : order) ++members[class_of(row)];
  // The rows of each class are spread evenly from 0 to 1; the one that lies
  // first is taken first.
  std::vector<std::size_t> taken(class_count);
  std::vector<std::pair<double, std::uint32_t>> places;
  places.reserve(order.size());
  for (const std::uint32_t row : order) {
    const std::size_t c = class_of(row);
    places.emplace_back((static_cast<double>(taken[c]++) + 0.5) /
                            static_cast<double>(members[c]),
                        row);
  }
  std::stable_sort(
      places.begin(), places.end(),
      [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::uint32_t> subset;
  subset.reserve(std::min(count, places.size()));
  for (std::size_t i = 0; i < std::min(count, places.size()); ++i)
    subset.push_back(places[i].second);
  std::sort(subset.begin(), subset.end());
  return subset;
}

}  // namespace melon
