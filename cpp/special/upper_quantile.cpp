#include "special/upper_quantile.h"

#include <algorithm>
#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <cstdint>
#include <limits>

#include "special/policy.h"

namespace melon {

/// The logarithm of the tail is close to a polynomial of low degree, where the
/// tail itself is flat.
double UpperQuantile(FunctionView<double(double)> survival, double tail,
                     double guess) {
  constexpr double kFurthest = 1e300;
  constexpr int kBits = 46;
  const double wanted = std::log(tail);
  const auto excess = [&survival, wanted](double x) {
    return std::log(std::max(survival(x),
                             std::numeric_limits<double>::denorm_min())) -
           wanted;
  };
  double low = guess;
  double at_low = excess(low);
  double high = low;
  double at_high = at_low;
  while (at_high > 0) {
    if (high > kFurthest) return std::numeric_limits<double>::infinity();
    low = high;
    at_low = at_high;
    high *= 2;
    at_high = excess(high);
  }
  while (at_low < 0) {
    if (low < 1 / kFurthest) return 0;
    high = low;
    at_high = at_low;
    low /= 2;
    at_low = excess(low);
  }
  if (at_high == 0) return high;
  if (at_low == 0) return low;
  std::uintmax_t steps = 200;
  const auto [left, right] = boost::math::tools::toms748_solve(
      excess, low, high, at_low, at_high,
      boost::math::tools::eps_tolerance<double>(kBits), steps, MathPolicy());
  return left + ((right - left) / 2);
}

}  // namespace melon
