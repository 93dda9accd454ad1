#include "kernels/comparison/differences/standardized_difference.h"

#include <cmath>

#include "kernels/numbers/sample_moments.h"

namespace melon {

namespace {

/// Bonett's formula, with the variances as shares of s².
double StandardError(double value, double share_a, double share_b,
                     double share_of_difference, double degrees_of_freedom) {
  const double covariance = (share_a + share_b - share_of_difference) / 2;
  const double spread =
      (share_a * share_a) + (share_b * share_b) + (2 * covariance * covariance);
  return std::sqrt(((value * value * spread / 8) + share_of_difference) /
                   degrees_of_freedom);
}

const Reason* WhyUndefined(double count, double deviation, double spread) {
  if (count == 0) return &reasons::no_cases;
  if (count < 2) return &reasons::too_few_cases;
  if (!std::isfinite(deviation) || !std::isfinite(spread))
    return &reasons::overflow;
  return deviation == 0 ? &reasons::no_variance : nullptr;
}

double Squared(double number) { return number * number; }

}  // namespace

StandardizedDifference Standardize(const PairedResults& results) {
  const SampleMoments a = MomentsOf(results.a);
  const SampleMoments b = MomentsOf(results.b);
  const SampleMoments difference = MomentsOf(results.difference);
  const double s = std::hypot(a.deviation, b.deviation) * std::sqrt(0.5);
  StandardizedDifference effect;
  effect.undefined = WhyUndefined(a.count, s, difference.deviation);
  if (effect.undefined != nullptr) return effect;
  effect.value = difference.mean / s;
  effect.standard_error = StandardError(
      effect.value, Squared(a.deviation / s), Squared(b.deviation / s),
      Squared(difference.deviation / s), a.count - 1);
  if (!std::isfinite(effect.value) || !std::isfinite(effect.standard_error))
    effect.undefined = &reasons::overflow;
  return effect;
}

double HedgesFactor(double degrees_of_freedom) {
  const double half = degrees_of_freedom / 2;
  return std::exp(std::lgamma(half) - std::lgamma(half - 0.5)) /
         std::sqrt(half);
}

}  // namespace melon
