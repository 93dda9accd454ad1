#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "base/data/training_set.h"

namespace melon {

/// A plane: intercept + Σ weight·feature.
struct LinearFunction {
  double intercept = 0;
  std::vector<double> weights = {};

  [[nodiscard]] double At(std::span<const double> row) const;
};

/// The plane with the smallest Σ(y − ŷ)² + penalty·Σ weight². Without a
/// penalty, and of several such planes, the one with the smallest Σ weight².
/// One target a row; penalty ≥ 0.
[[nodiscard]] LinearFunction FitLeastSquares(const FeatureMatrix& features,
                                             std::span<const double> targets,
                                             double penalty);

}  // namespace melon
