#pragma once

#include <span>

namespace melon {

/// What the squared error of predictions for one case consists of, besides the
/// noise of the targets.
struct BiasVariance {
  /// The mean of the predictions.
  double mean = 0;
  /// (mean − truth)².
  double bias_squared = 0;
  /// Σ (prediction − mean)² / count. With 1/count the two parts add up to the
  /// mean of (prediction − truth)² exactly; for the same reason the expected
  /// bias² is too large by the variance of a mean of so many predictions.
  double variance = 0;
};

/// Of predictions of one case by models from different training sets; at least
/// one. `truth` is the expectation of the target. Geman, Bienenstock & Doursat
/// 1992, Neural Computation 4:1–58.
[[nodiscard]] BiasVariance BiasVarianceOf(std::span<const double> predictions,
                                          double truth);

}  // namespace melon
