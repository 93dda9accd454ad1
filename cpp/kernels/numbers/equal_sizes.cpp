#include "kernels/numbers/equal_sizes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include "kernels/numbers/rounding.h"

namespace melon {

void EqualizeSizes(std::span<double> numbers, std::span<const double> scale) {
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::abs(numbers[a]) < std::abs(numbers[b]);
  });
  // The number before, as it was, and what it has become.
  double before = 0;
  double scale_before = 0;
  double joined = 0;
  for (const std::size_t i : order) {
    const double size = std::abs(numbers[i]);
    if (IsRounding(size, scale[i])) {
      numbers[i] = 0;
      continue;
    }
    if (!IsRounding(size - before, std::min(scale[i], scale_before)))
      joined = size;
    numbers[i] = std::copysign(joined, numbers[i]);
    before = size;
    scale_before = scale[i];
  }
}

}  // namespace melon
