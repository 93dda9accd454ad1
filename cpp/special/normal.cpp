#include "special/normal.h"

#include <boost/math/special_functions/erf.hpp>
#include <cmath>
#include <numbers>

#include "special/policy.h"

namespace melon {

double NormalCdf(double z) {
  return boost::math::erfc(-z / std::numbers::sqrt2, MathPolicy()) / 2;
}

double NormalSurvival(double z) { return NormalCdf(-z); }

double NormalTwoSided(double z) {
  return boost::math::erfc(std::abs(z) / std::numbers::sqrt2, MathPolicy());
}

double NormalQuantile(double p) {
  return -std::numbers::sqrt2 * boost::math::erfc_inv(2 * p, MathPolicy());
}

}  // namespace melon
