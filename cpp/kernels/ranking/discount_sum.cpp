#include "kernels/ranking/discount_sum.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

#include "base/sum.h"

namespace melon {
namespace {

/// Up to so many terms are added one by one.
constexpr double kMaxTerms = 4096;
/// From this x on, three correction terms of Euler and Maclaurin leave a
/// relative error below 1e-16.
constexpr double kFirstAsymptotic = 256;

/// Gauss–Legendre with 10 points on [−1, 1]: Abramowitz & Stegun, table 25.4.
constexpr double kNode[] = {0.14887433898163122, 0.43339539412924719,
                            0.67940956829902441, 0.86506336668898451,
                            0.97390652851717172};
constexpr double kWeight[] = {0.29552422471475287, 0.26926671930999636,
                              0.21908636251598204, 0.14945134915058059,
                              0.066671344308688138};

/// ∫ dx / ln x from `low` to `high` ≤ 2·low. The nearest singularity is three
/// half-widths from the middle, so the error is of the order (3 + √8)⁻²⁰ =
/// 5e-16 of the integral.
double OctaveIntegral(double low, double high) {
  const double middle = low + ((high - low) / 2);
  const double half_width = (high - low) / 2;
  double integral = 0;
  for (int i = 0; i < 5; ++i) {
    const double offset = half_width * kNode[i];
    integral += kWeight[i] * ((1 / std::log(middle - offset)) +
                              (1 / std::log(middle + offset)));
  }
  return integral * half_width;
}

/// The terms of Euler and Maclaurin's formula for f(x) = 1/ln x that belong to
/// one end, up to its third derivative: f'/12 − f‴/720, with f' = −L²/x, f‴ =
/// −(2L² + 6L³ + 6L⁴)/x³ and L = 1/ln x.
double EndCorrection(double x) {
  const double inverse_log = 1 / std::log(x);
  const double square = inverse_log * inverse_log;
  const double first = -square / x;
  const double third =
      -square * (2 + (6 * inverse_log) + (6 * square)) / (x * x * x);
  return (first / 12) - (third / 720);
}

/// Σ 1/ln x over whole numbers from `first` ≥ kFirstAsymptotic to `last`.
double AsymptoticSum(double first, double last) {
  Sum sum;
  double low = first;
  while (low < last) {
    sum.Add(OctaveIntegral(low, std::min(last, 2 * low)));
    low *= 2;
  }
  sum.Add(0.5 / std::log(first));
  sum.Add(0.5 / std::log(last));
  sum.Add(EndCorrection(last) - EndCorrection(first));
  return sum.value();
}

/// 1/ln x of the whole numbers below kTabled; those of 0 and 1 are not asked
/// for.
constexpr std::size_t kTabled = 16384;

std::vector<double> TableOfInverseLogs() {
  std::vector<double> table(kTabled);
  for (std::size_t x = 2; x < kTabled; ++x)
    table[x] = 1 / std::log(static_cast<double>(x));
  return table;
}

double DirectSum(double first, double last) {
  static const std::vector<double> table = TableOfInverseLogs();
  Sum sum;
  if (last < static_cast<double>(kTabled)) {
    const auto end = static_cast<std::size_t>(last) + 1;
    for (auto x = static_cast<std::size_t>(first); x < end; ++x)
      sum.Add(table[x]);
    return sum.value();
  }
  // Beyond 2⁵³ a step of one leads nowhere, so the steps are counted.
  for (double i = 0; i <= last - first; ++i) sum.Add(1 / std::log(first + i));
  return sum.value();
}

}  // namespace

double DiscountSum(double first, double last) {
  assert(first >= 1);
  if (last < first) return 0;
  if (last - first < kMaxTerms)
    return std::numbers::ln2 * DirectSum(first + 1, last + 1);
  const double split = std::max(first + 1, kFirstAsymptotic);
  return std::numbers::ln2 *
         (DirectSum(first + 1, split - 1) + AsymptoticSum(split, last + 1));
}

}  // namespace melon
