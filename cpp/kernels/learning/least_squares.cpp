#include "kernels/learning/least_squares.h"

#include <Eigen/Cholesky>
#include <Eigen/QR>

#include "kernels/learning/eigen_views.h"

namespace melon {
namespace {

/// The weights of centred features.
Eigen::VectorXd Weights(const RowMajor& centred, const Eigen::VectorXd& targets,
                        double penalty) {
  if (penalty == 0)
    return centred.completeOrthogonalDecomposition().solve(targets);
  // The smaller of the two systems has the same solution.
  if (centred.rows() < centred.cols()) {
    Eigen::MatrixXd gram = centred * centred.transpose();
    gram.diagonal().array() += penalty;
    return centred.transpose() * gram.llt().solve(targets);
  }
  Eigen::MatrixXd gram = centred.transpose() * centred;
  gram.diagonal().array() += penalty;
  return gram.llt().solve(centred.transpose() * targets);
}

}  // namespace

double LinearFunction::At(std::span<const double> row) const {
  double sum = intercept;
  for (std::size_t i = 0; i < weights.size(); ++i) sum += weights[i] * row[i];
  return sum;
}

LinearFunction FitLeastSquares(const FeatureMatrix& features,
                               std::span<const double> targets,
                               double penalty) {
  const Eigen::Map<const Eigen::VectorXd> y(
      targets.data(), static_cast<Eigen::Index>(targets.size()));
  const double mean = y.mean();
  LinearFunction line{.intercept = mean};
  if (features.column_count == 0) return line;
  const Eigen::Map<const RowMajor> x = ViewOf(features);
  const Eigen::RowVectorXd means = x.colwise().mean();
  const Eigen::VectorXd weights =
      Weights(x.rowwise() - means, y.array() - mean, penalty);
  line.intercept -= means.dot(weights);
  line.weights.assign(weights.data(), weights.data() + weights.size());
  return line;
}

}  // namespace melon
