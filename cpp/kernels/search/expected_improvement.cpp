#include "kernels/search/expected_improvement.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "special/normal.h"

namespace melon {

double ExpectedImprovement(double mean, double deviation, double best) {
  const double gain = mean - best;
  if (deviation <= 0) return std::max(gain, 0.0);
  const double z = gain / deviation;
  const double density =
      std::exp(-z * z / 2) * std::numbers::inv_sqrtpi / std::numbers::sqrt2;
  return std::max(gain * NormalCdf(z) + deviation * density, 0.0);
}

}  // namespace melon
