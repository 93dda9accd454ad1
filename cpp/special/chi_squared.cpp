#include "special/chi_squared.h"

#include "special/boost_gamma.h"
#include "special/policy.h"

namespace melon {

double ChiSquaredSurvival(double x, double degrees_of_freedom) {
  return boost::math::gamma_q(degrees_of_freedom / 2, x / 2, MathPolicy());
}

}  // namespace melon
