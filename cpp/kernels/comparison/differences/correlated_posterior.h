#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "kernels/comparison/differences/rope_shares.h"

namespace melon {

struct StudentPosterior {
  double location = 0;
  double scale = 1;
  double degrees_of_freedom = 1;

  /// rope ≥ 0; absolute error below 1e-13·(1 + √degrees_of_freedom).
  [[nodiscard]] RopeShares Around(double rope) const;
  /// Relative error below 1e-14·(1 + degrees_of_freedom) near the location.
  [[nodiscard]] double Density(double x) const;
};

/// The posterior of the mean difference of two learners over n ≥ 2 folds whose
/// differences have correlation ρ, under the prior that is flat in the mean and
/// in the logarithm of the standard deviation: location d̄, scale
/// s·√(1/n + ρ/(1 − ρ)), n − 1 degrees of freedom. With ρ the share of the
/// cases that a fold tests, ρ/(1 − ρ) is n_test/n_train, which is given. Corani
/// & Benavoli 2015, Mach. Learn. 100:285–304. Scale 0 when all are the same.
[[nodiscard]] StudentPosterior CorrelatedPosterior(
    std::span<const double> difference, double test_train_ratio);

/// A density to be drawn.
struct DensityCurve {
  std::vector<double> x;
  std::vector<double> y;
};

/// `count` ≥ 2 points at equal distances, over the middle 99.8 % of the
/// posterior and a little more than the region from −rope to rope.
[[nodiscard]] DensityCurve CurveOf(const StudentPosterior& posterior,
                                   double rope, std::size_t count);

}  // namespace melon
