#include "kernels/numbers/binary_scale.h"

#include <algorithm>
#include <cmath>

namespace melon {

double BinaryScale(std::span<const double> numbers) {
  double largest = 0;
  for (const double number : numbers)
    largest = std::max(largest, std::abs(number));
  if (!(largest > 0) || !std::isfinite(largest)) return 1;
  return std::ldexp(1, std::ilogb(largest));
}

}  // namespace melon
