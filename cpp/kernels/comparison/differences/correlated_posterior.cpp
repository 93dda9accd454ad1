#include "kernels/comparison/differences/correlated_posterior.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "kernels/numbers/sample_moments.h"
#include "special/student_t.h"

namespace melon {
namespace {

/// Of the probability drawn.
constexpr double kShown = 0.998;
/// By which the drawing exceeds the region of practical equivalence.
constexpr double kMargin = 1.1;

}  // namespace

/// The region's share is a difference of two tails on the side where they are
/// small, so that it keeps its digits far from the location.
RopeShares StudentPosterior::Around(double rope) const {
  const double to_low = (location + rope) / scale;
  const double to_high = (rope - location) / scale;
  const double left = StudentSurvival(to_low, degrees_of_freedom);
  const double right = StudentSurvival(to_high, degrees_of_freedom);
  double within = 1 - left - right;
  if (to_high < 0)
    within = StudentSurvival(-to_high, degrees_of_freedom) - left;
  if (to_low < 0) within = StudentSurvival(-to_low, degrees_of_freedom) - right;
  return {left, std::max(0.0, within), right};
}

double StudentPosterior::Density(double x) const {
  const double t = (x - location) / scale;
  const double half = degrees_of_freedom / 2;
  const double factor = std::exp(std::lgamma(half + 0.5) - std::lgamma(half));
  const double kernel =
      std::exp(-(half + 0.5) * std::log1p(t * t / degrees_of_freedom));
  return factor * kernel /
         (scale * std::sqrt(std::numbers::pi * degrees_of_freedom));
}

StudentPosterior CorrelatedPosterior(std::span<const double> difference,
                                     double test_train_ratio) {
  const SampleMoments moments = MomentsOf(difference);
  return {moments.mean,
          moments.deviation * std::sqrt(1 / moments.count + test_train_ratio),
          moments.count - 1};
}

DensityCurve CurveOf(const StudentPosterior& posterior, double rope,
                     std::size_t count) {
  const double reach =
      posterior.scale *
      StudentTwoSidedQuantile(kShown, posterior.degrees_of_freedom);
  const double low = std::min(posterior.location - reach, -kMargin * rope);
  const double high = std::max(posterior.location + reach, kMargin * rope);
  DensityCurve curve;
  for (std::size_t i = 0; i < count; ++i) {
    const double share =
        static_cast<double>(i) / static_cast<double>(count - 1);
    curve.x.push_back(low + (share * (high - low)));
    curve.y.push_back(posterior.Density(curve.x.back()));
  }
  return curve;
}

}  // namespace melon
