#include "kernels/comparison/adjustment/holm.h"

#include <algorithm>
#include <cstddef>

#include "base/sorted_indices.h"

namespace melon {

std::vector<double> HolmAdjust(std::span<const double> p_values) {
  const std::vector<std::size_t> order = SortedIndices(
      p_values.size(),
      [&](std::size_t a, std::size_t b) { return p_values[a] < p_values[b]; });
  std::vector<double> adjusted(p_values.size());
  double largest = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto remaining = static_cast<double>(order.size() - i);
    largest = std::max(largest, std::min(1.0, remaining * p_values[order[i]]));
    adjusted[order[i]] = largest;
  }
  return adjusted;
}

std::vector<Value> HolmAdjust(std::vector<Value> p_values, std::size_t family) {
  std::vector<double> all(family, 1);
  for (std::size_t i = 0; i < p_values.size(); ++i) {
    if (p_values[i].defined()) all[i] = p_values[i].number();
  }
  const std::vector<double> adjusted = HolmAdjust(all);
  for (std::size_t i = 0; i < p_values.size(); ++i) {
    if (p_values[i].defined()) p_values[i] = adjusted[i];
  }
  return p_values;
}

}  // namespace melon
