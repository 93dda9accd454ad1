#include "kernels/ranking/harmonic_sum.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "base/sum.h"

namespace melon {
namespace {

/// Up to so many terms are added one by one.
constexpr double kMaxTerms = 4096;
/// From this number on, three correction terms of Euler and Maclaurin leave a
/// relative error below 1e-16.
constexpr double kFirstAsymptotic = 256;

double DirectSum(double first, double last) {
  Sum sum;
  // Beyond 2⁵³ a step of one leads nowhere, so the steps are counted.
  for (double i = 0; i <= last - first; ++i) sum.Add(1 / (first + i));
  return sum.value();
}

/// The terms of one end: f/2, f'/12 and f‴/720 for f(x) = 1/x; `sign` is that
/// of the derivatives, 1 at the upper end.
double EndCorrection(double x, double sign) {
  const double square = x * x;
  return (0.5 / x) +
         (sign * ((-1 / (12 * square)) + (1 / (120 * square * square))));
}

double AsymptoticSum(double first, double last) {
  return std::log1p((last - first) / first) + EndCorrection(first, -1) +
         EndCorrection(last, 1);
}

}  // namespace

double HarmonicSum(double first, double last) {
  assert(first >= 1);
  if (last < first) return 0;
  if (last - first < kMaxTerms) return DirectSum(first, last);
  const double split = std::max(first, kFirstAsymptotic);
  return DirectSum(first, split - 1) + AsymptoticSum(split, last);
}

}  // namespace melon
