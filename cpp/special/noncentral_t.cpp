#include "special/noncentral_t.h"

#include <algorithm>
#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <cstdint>

#include "special/chi_scale.h"
#include "special/chi_squared.h"
#include "special/normal.h"
#include "special/policy.h"

namespace melon {
namespace {

/// In ln s the integrand is as narrow as the density of ln s and Φ(t·s − δ)
/// together: 1/√(2ν + δ²).
std::vector<ScaleNode> Nodes(double t, double degrees_of_freedom,
                             double noncentrality) {
  constexpr double kStepPerWidth = 0.7;
  constexpr double kFinest = 1.0 / 16;
  const double width =
      1 / std::sqrt((2 * degrees_of_freedom) + (noncentrality * noncentrality));
  const double plateau =
      1 / ((1 + std::abs(t)) * (1 + std::abs(noncentrality)));
  return ScaleNodes(degrees_of_freedom,
                    std::min(kFinest, kStepPerWidth * width), plateau);
}

}  // namespace

/// P(Z ≤ t·s − δ), averaged over s.
double NoncentralTCdf(double t, double degrees_of_freedom,
                      double noncentrality) {
  double total = 0;
  for (const ScaleNode& node : Nodes(t, degrees_of_freedom, noncentrality))
    total += node.weight * NormalCdf((t * node.scale) - noncentrality);
  return std::min(1.0, total);
}

double NoncentralTSurvival(double t, double degrees_of_freedom,
                           double noncentrality) {
  return NoncentralTCdf(-t, degrees_of_freedom, -noncentrality);
}

double NoncentralityAt(double t, double degrees_of_freedom, double p) {
  constexpr double kMostT = 1000;
  if (std::abs(t) > kMostT) {
    const double tail = t > 0 ? p : 1 - p;
    return t * std::sqrt(ChiSquaredUpperQuantile(tail, degrees_of_freedom) /
                         degrees_of_freedom);
  }
  constexpr double kTolerance = 1e-13;
  // The smaller tail has the digits.
  const auto excess = [t, degrees_of_freedom, p](double delta) {
    return p <= 0.5 ? NoncentralTCdf(t, degrees_of_freedom, delta) - p
                    : 1 - p - NoncentralTSurvival(t, degrees_of_freedom, delta);
  };
  const double deviation = std::sqrt(1 + (t * t / (2 * degrees_of_freedom)));
  double low = t - (NormalQuantile(p) * deviation);
  double high = low;
  double at_low = excess(low);
  double at_high = at_low;
  for (double step = deviation / 8; at_low < 0; step *= 2) {
    high = low;
    at_high = at_low;
    low -= step;
    at_low = excess(low);
  }
  for (double step = deviation / 8; at_high > 0; step *= 2) {
    low = high;
    at_low = at_high;
    high += step;
    at_high = excess(high);
  }
  if (at_low == 0) return low;
  if (at_high == 0) return high;
  const auto close = [](double left, double right) {
    return right - left <= kTolerance * std::max(1.0, std::abs(left));
  };
  std::uintmax_t steps = 200;
  const auto [left, right] = boost::math::tools::toms748_solve(
      excess, low, high, at_low, at_high, close, steps, MathPolicy());
  return left + ((right - left) / 2);
}

}  // namespace melon
