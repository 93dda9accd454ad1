#include "special/f_distribution.h"

#include "special/beta.h"
#include "special/upper_quantile.h"

namespace melon {

/// With ν₁ and ν₂ degrees of freedom, ν₁F / (ν₂ + ν₁F) has the beta
/// distribution with parameters ν₁/2 and ν₂/2. Of that and its complement the
/// smaller one is computed, so that neither loses digits.
double FSurvival(double x, double numerator_degrees_of_freedom,
                 double denominator_degrees_of_freedom) {
  const double a = numerator_degrees_of_freedom / 2;
  const double b = denominator_degrees_of_freedom / 2;
  const double ratio = x * (a / b);
  if (ratio <= 1) return RegularizedBetaComplement(a, b, ratio / (1 + ratio));
  const double inverse = 1 / ratio;
  return RegularizedBeta(b, a, inverse / (1 + inverse));
}

double FUpperQuantile(double tail, double numerator_degrees_of_freedom,
                      double denominator_degrees_of_freedom) {
  const auto survival = [&](double x) {
    return FSurvival(x, numerator_degrees_of_freedom,
                     denominator_degrees_of_freedom);
  };
  return UpperQuantile(survival, tail, 1);
}

}  // namespace melon
