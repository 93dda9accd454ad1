#include "special/beta.h"

#include <boost/math/special_functions/beta.hpp>
#include <boost/math/tools/toms748_solve.hpp>
#include <cstdint>
#include <limits>

#include "special/boost_gamma.h"
#include "special/policy.h"

namespace melon {

double RegularizedBeta(double a, double b, double x) {
  return boost::math::ibeta(a, b, x, MathPolicy());
}

double RegularizedBetaComplement(double a, double b, double x) {
  return boost::math::ibetac(a, b, x, MathPolicy());
}

double BetaDensity(double a, double b, double x) {
  return boost::math::ibeta_derivative(a, b, x, MathPolicy());
}

/// Boost's own inverse brings the inverses of the gamma and Student t
/// distributions with it, for its starting values: a tenth of the module.
/// Bracketing needs twice the steps and nothing else.
double BetaQuantile(double a, double b, double p) {
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  const auto excess = [a, b, p](double x) {
    return RegularizedBeta(a, b, x) - p;
  };
  std::uintmax_t steps = 2000;
  const auto [low, high] = boost::math::tools::toms748_solve(
      excess, 0.0, 1.0, -p, 1 - p,
      boost::math::tools::eps_tolerance<double>(
          std::numeric_limits<double>::digits),
      steps, MathPolicy());
  return low + ((high - low) / 2);
}

}  // namespace melon
