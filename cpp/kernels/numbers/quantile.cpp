#include "kernels/numbers/quantile.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace melon {

double SortedQuantile(std::span<const double> sorted, double share) {
  assert(!sorted.empty() && share >= 0 && share <= 1);
  const double position = static_cast<double>(sorted.size() - 1) * share;
  const auto below = static_cast<std::size_t>(position);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  const double fraction = position - std::floor(position);
  const double step = sorted[above] - sorted[below];
  // Between the largest numbers the step is beyond the range of doubles.
  if (!std::isfinite(step))
    return ((1 - fraction) * sorted[below]) + (fraction * sorted[above]);
  return sorted[below] + (fraction * step);
}

std::vector<double> Sorted(std::span<const double> values) {
  std::vector<double> sorted(values.begin(), values.end());
  // By std::less it would be the C++ library's own sort, which is compiled for
  // size.
  std::sort(sorted.begin(), sorted.end(),
            [](double a, double b) { return a < b; });
  return sorted;
}

}  // namespace melon
