#include "kernels/search/gaussian_process.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace melon {
namespace {

constexpr double kLengths[] = {0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2};
constexpr double kNoises[] = {1e-6, 1e-4, 1e-2, 1e-1};
/// Values that are all the same have a variance all the same.
constexpr double kLeastVariance = 1e-12;

/// Matérn's similarity with ν = 5/2 at the squares of distances.
Eigen::ArrayXXd Matern(const Eigen::ArrayXXd& squares) {
  const Eigen::ArrayXXd r = (5 * squares).sqrt();
  return (1 + r + r.square() / 3) * (-r).exp();
}

/// A row for each pair of points, the earlier one of which changes last; a
/// column for each coordinate, with the square of their difference.
Eigen::MatrixXd PairSquares(const RowMajor& points) {
  const Eigen::Index n = points.rows();
  Eigen::MatrixXd squares(n * (n - 1) / 2, points.cols());
  Eigen::Index pair = 0;
  for (Eigen::Index j = 0; j < n; ++j)
    for (Eigen::Index i = j + 1; i < n; ++i)
      squares.row(pair++) =
          (points.row(i) - points.row(j)).array().square().matrix();
  return squares;
}

Observed Observe(const Eigen::MatrixXd& pair_squares,
                 const Eigen::VectorXd& values, const Similarity& similarity) {
  const Eigen::Index n = values.size();
  const Eigen::VectorXd weights = similarity.lengths.array().square().inverse();
  const Eigen::VectorXd alike = Matern((pair_squares * weights).array());
  // The factorization reads what is below the diagonal.
  Eigen::MatrixXd matrix(n, n);
  matrix.diagonal().setConstant(1 + similarity.noise);
  for (Eigen::Index j = 0, pair = 0; j < n; pair += n - 1 - j, ++j)
    matrix.col(j).tail(n - 1 - j) = alike.segment(pair, n - 1 - j);
  Observed seen{.factor = Eigen::LLT<Eigen::MatrixXd>(matrix), .weights = {}};
  seen.weights = seen.factor.solve(values);
  const auto count = static_cast<double>(n);
  const double fit = values.dot(seen.weights);
  seen.variance = std::max(fit / count, kLeastVariance);
  seen.log_likelihood =
      -fit / seen.variance / 2 -
      seen.factor.matrixLLT().diagonal().array().log().sum() -
      count / 2 * std::log(2 * std::numbers::pi * seen.variance);
  return seen;
}

/// A row for each of the first points, a column for each of the second.
Eigen::ArrayXXd SquaresBetween(const RowMajor& rows, const RowMajor& columns,
                               const Eigen::VectorXd& lengths) {
  Eigen::ArrayXXd squares = Eigen::ArrayXXd::Zero(rows.rows(), columns.rows());
  for (Eigen::Index j = 0; j < columns.rows(); ++j)
    for (Eigen::Index k = 0; k < columns.cols(); ++k)
      squares.col(j) +=
          ((rows.col(k).array() - columns(j, k)) / lengths[k]).square();
  return squares;
}

}  // namespace

GaussianProcess::GaussianProcess(const RowMajor& points,
                                 const Eigen::VectorXd& values,
                                 const Similarity& similarity)
    : points_(points),
      lengths_(similarity.lengths),
      seen_(Observe(PairSquares(points), values, similarity)) {}

GaussianProcess::Prediction GaussianProcess::Predict(
    const RowMajor& points) const {
  const Eigen::MatrixXd cross =
      Matern(SquaresBetween(points_, points, lengths_));
  const Eigen::MatrixXd explained = seen_.factor.matrixL().solve(cross);
  const Eigen::VectorXd rest =
      1 - explained.colwise().squaredNorm().transpose().array();
  return {.means = cross.transpose() * seen_.weights,
          .deviations = (seen_.variance * rest.array().max(0)).sqrt()};
}

Similarity LikeliestSimilarity(const RowMajor& points,
                               const Eigen::VectorXd& values) {
  const Eigen::MatrixXd squares = PairSquares(points);
  Similarity best{.lengths = Eigen::VectorXd::Constant(points.cols(), 0.4)};
  double highest = -std::numeric_limits<double>::infinity();
  const auto consider = [&](const Similarity& other) {
    const double likelihood = Observe(squares, values, other).log_likelihood;
    if (!(likelihood > highest)) return;
    highest = likelihood;
    best = other;
  };
  // All coordinates alike first, with every noise.
  for (const double noise : kNoises)
    for (const double length : kLengths)
      consider({.lengths = Eigen::VectorXd::Constant(points.cols(), length),
                .noise = noise});
  if (points.cols() == 1) return best;
  for (Eigen::Index k = 0; k < points.cols(); ++k) {
    Similarity other = best;
    for (const double length : kLengths) {
      other.lengths[k] = length;
      consider(other);
    }
  }
  return best;
}

}  // namespace melon
