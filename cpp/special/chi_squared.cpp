#include "special/chi_squared.h"

#include "special/boost_gamma.h"
#include "special/policy.h"
#include "special/upper_quantile.h"

namespace melon {

double ChiSquaredSurvival(double x, double degrees_of_freedom) {
  return boost::math::gamma_q(degrees_of_freedom / 2, x / 2, MathPolicy());
}

double ChiSquaredUpperQuantile(double tail, double degrees_of_freedom) {
  const auto survival = [degrees_of_freedom](double x) {
    return ChiSquaredSurvival(x, degrees_of_freedom);
  };
  return UpperQuantile(survival, tail, degrees_of_freedom);
}

}  // namespace melon
