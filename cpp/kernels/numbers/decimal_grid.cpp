#include "kernels/numbers/decimal_grid.h"

#include <fast_float/fast_float.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>

namespace melon {
namespace {

/// The powers of ten that are doubles.
constexpr double kPowers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                              1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                              1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
constexpr int kLargestPower = static_cast<int>(std::size(kPowers)) - 1;
constexpr double kMostSteps = 0x1p50;
/// With so many decimals the smallest double is a whole number of steps.
constexpr int kMostDecimals = 340;

double PowerOf(int exponent) {
  return kPowers[static_cast<std::size_t>(exponent)];
}

/// The number times 10 to the power `decimals`, within a relative 2⁻⁴⁸ also
/// where that power is not a double.
double Shifted(double number, int decimals) {
  for (; decimals > kLargestPower; decimals -= kLargestPower)
    number *= PowerOf(kLargestPower);
  for (; decimals < -kLargestPower; decimals += kLargestPower)
    number /= PowerOf(kLargestPower);
  return decimals < 0 ? number / PowerOf(-decimals)
                      : number * PowerOf(decimals);
}

/// The double nearest to steps·10^−decimals, steps being whole, for any
/// exponent: by Eisel and Lemire's algorithm, as a text is read. Where that
/// cannot tell, once in 2⁶⁴ times, nearly so.
double NumberOfText(double steps, int decimals) {
  const auto digits = static_cast<std::uint64_t>(std::abs(steps));
  const auto rounded =
      fast_float::compute_float<fast_float::binary_format<double>>(-decimals,
                                                                   digits);
  if (rounded.power2 < 0) return Shifted(steps, -decimals);
  double number = 0;
  fast_float::to_float(steps < 0, rounded, number);
  return number;
}

/// The double nearest to steps/count·10^−decimals. Where count·10^decimals is a
/// double, the quotient is rounded once.
double NumberOf(double steps, double count, int decimals) {
  if (decimals >= 0 && decimals <= kLargestPower)
    return steps / (count * PowerOf(decimals));
  const double mean = steps / count;
  if (mean == std::trunc(mean)) return NumberOfText(mean, decimals);
  return Shifted(mean, -decimals);
}

double StepsOf(double number, int decimals) {
  return std::nearbyint(Shifted(number, decimals));
}

bool LiesOnGrid(double number, int decimals) {
  const double steps = StepsOf(number, decimals);
  return std::abs(steps) <= kMostSteps &&
         NumberOf(steps, 1, decimals) == number;
}

/// 0; for numbers beyond kMostSteps the coarsest grid that the largest of them
/// may lie on.
int FewestDecimals(double largest) {
  if (largest <= kMostSteps) return 0;
  return -static_cast<int>(std::floor(std::log10(largest)));
}

double LargestOf(std::initializer_list<std::span<const double>> columns) {
  double largest = 0;
  for (const std::span<const double> column : columns)
    for (const double number : column)
      largest = std::max(largest, std::abs(number));
  return largest;
}

}  // namespace

std::optional<DecimalGrid> DecimalGrid::Of(
    std::initializer_list<std::span<const double>> columns) {
  const double largest = LargestOf(columns);
  if (!(largest <= std::numeric_limits<double>::max())) return std::nullopt;
  int decimals = FewestDecimals(largest);
  for (const std::span<const double> column : columns) {
    for (const double number : column) {
      while (!LiesOnGrid(number, decimals)) {
        ++decimals;
        if (decimals > kMostDecimals || Shifted(largest, decimals) > kMostSteps)
          return std::nullopt;
      }
    }
  }
  return DecimalGrid(decimals);
}

double DecimalGrid::Steps(double number) const {
  return StepsOf(number, decimals_);
}

double DecimalGrid::Mean(double steps, double count) const {
  return NumberOf(steps, count, decimals_);
}

}  // namespace melon
