#pragma once

#include <Eigen/Cholesky>

#include "kernels/learning/eigen_views.h"

namespace melon {

/// How alike two points are expected to be.
struct Similarity {
  /// For each coordinate the distance over which values stay alike.
  Eigen::VectorXd lengths;
  /// Variance of the noise, as a share of that of the function; above 0.
  double noise = 1e-6;
};

/// What follows from values that were seen.
struct Observed {
  Eigen::LLT<Eigen::MatrixXd> factor;
  Eigen::VectorXd weights;
  double variance = 0;
  double log_likelihood = 0;
};

/// A Gaussian process of mean 0 and with Matérn's similarity, ν = 5/2, after
/// what was seen of it: at each point, a row each, a value with noise. Its
/// variance is the likeliest one. Rasmussen &
/// Williams 2006, algorithm 2.1.
class GaussianProcess {
 public:
  GaussianProcess(const RowMajor& points, const Eigen::VectorXd& values,
                  const Similarity& similarity);

  [[nodiscard]] double variance() const { return seen_.variance; }
  /// Logarithm of the density of what was seen.
  [[nodiscard]] double log_likelihood() const { return seen_.log_likelihood; }

  /// Of the function without noise.
  struct Prediction {
    Eigen::VectorXd means;
    Eigen::VectorXd deviations;
  };
  [[nodiscard]] Prediction Predict(const RowMajor& points) const;

 private:
  RowMajor points_;
  Eigen::VectorXd lengths_;
  Observed seen_;
};

/// The likeliest of all lengths and noises on a small grid, one coordinate
/// changed at a time.
[[nodiscard]] Similarity LikeliestSimilarity(const RowMajor& points,
                                             const Eigen::VectorXd& values);

}  // namespace melon
