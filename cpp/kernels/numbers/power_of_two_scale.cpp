#include "kernels/numbers/power_of_two_scale.h"

#include <algorithm>
#include <cmath>

namespace melon {

double PowerOfTwoScale(std::span<const double> numbers) {
  double largest = 0;
  for (const double number : numbers)
    largest = std::max(largest, std::abs(number));
  // Whose own reciprocal is a double, too.
  constexpr int kMostExponent = 1000;
  int exponent = 0;
  std::frexp(largest, &exponent);
  return std::ldexp(1, -std::clamp(exponent, -kMostExponent, kMostExponent));
}

}  // namespace melon
