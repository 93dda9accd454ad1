#include "kernels/decimal_grid.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

namespace melon {
namespace {

constexpr double kScales[] = {1,   1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                              1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
constexpr double kMostSteps = 0x1p50;

/// Both steps and scale are exact, so the quotient is the double nearest to the
/// decimal number: the number lies on the grid if and only if it is that one.
bool LiesOnGrid(double number, double scale) {
  const double steps = std::nearbyint(number * scale);
  return std::abs(steps) <= kMostSteps && steps / scale == number;
}

}  // namespace

std::optional<DecimalGrid> DecimalGrid::Of(
    std::initializer_list<std::span<const double>> columns) {
  std::size_t decimals = 0;
  double largest = 0;
  for (const std::span<const double> column : columns) {
    for (const double number : column) {
      largest = std::max(largest, std::abs(number));
      while (!LiesOnGrid(number, kScales[decimals])) {
        if (++decimals == std::size(kScales)) return std::nullopt;
      }
    }
  }
  if (largest * kScales[decimals] > kMostSteps) return std::nullopt;
  return DecimalGrid(kScales[decimals]);
}

double DecimalGrid::Steps(double number) const {
  return std::nearbyint(number * scale_);
}

}  // namespace melon
