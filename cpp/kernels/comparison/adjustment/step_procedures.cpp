#include "kernels/comparison/adjustment/step_procedures.h"

#include <algorithm>
#include <cstddef>

#include "base/sorted_indices.h"

namespace melon {
namespace {

std::vector<std::size_t> AscendingOrder(std::span<const double> p_values) {
  return SortedIndices(p_values.size(), [&](std::size_t a, std::size_t b) {
    return p_values[a] < p_values[b];
  });
}

}  // namespace

std::vector<double> StepDown(std::span<const double> p_values,
                             AdjustOne adjust) {
  const auto count = static_cast<double>(p_values.size());
  std::vector<double> adjusted(p_values.size());
  double largest = 0;
  double place = 0;
  for (const std::size_t i : AscendingOrder(p_values)) {
    largest = std::max(largest, adjust(p_values[i], ++place, count));
    adjusted[i] = largest = std::min(1.0, largest);
  }
  return adjusted;
}

std::vector<double> StepUp(std::span<const double> p_values, AdjustOne adjust) {
  const auto count = static_cast<double>(p_values.size());
  const std::vector<std::size_t> order = AscendingOrder(p_values);
  std::vector<double> adjusted(p_values.size());
  double smallest = 1;
  for (std::size_t place = order.size(); place > 0; --place) {
    const std::size_t i = order[place - 1];
    smallest = std::min(smallest,
                        adjust(p_values[i], static_cast<double>(place), count));
    adjusted[i] = smallest;
  }
  return adjusted;
}

}  // namespace melon
