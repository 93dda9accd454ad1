#include "kernels/learning/fit_logistic.h"

#include <algorithm>
#include <cmath>

#include "kernels/learning/eigen_views.h"

namespace melon {
namespace {

constexpr int kMostSteps = 200;
constexpr double kTolerance = 1e-8;

/// The objective at some weights, and what Newton's method asks of it. Weights
/// are a matrix of features and the intercept × functions.
class Objective {
 public:
  Objective(const TrainingSet& training, double c)
      : x_(ViewOf(*training.features)),
        c_(c),
        has_two_classes_(training.class_count == 2),
        wanted_(RowMajor::Zero(
            x_.rows(), has_two_classes_
                           ? 1
                           : static_cast<Eigen::Index>(training.class_count))) {
    for (Eigen::Index row = 0; row < x_.rows(); ++row) {
      const std::uint16_t one = training.classes[static_cast<std::size_t>(row)];
      if (has_two_classes_)
        wanted_(row, 0) = one;
      else
        wanted_(row, one) = 1;
    }
  }

  [[nodiscard]] Eigen::Index rows() const { return x_.cols() + 1; }
  [[nodiscard]] Eigen::Index columns() const { return wanted_.cols(); }

  /// Sets the probabilities, and gives the objective.
  double Evaluate(const RowMajor& weights) {
    probabilities_ = x_ * weights.topRows(x_.cols());
    probabilities_.rowwise() += weights.row(x_.cols());
    double loss = 0;
    for (Eigen::Index row = 0; row < x_.rows(); ++row)
      loss += has_two_classes_ ? OneFunction(row) : ManyFunctions(row);
    return c_ * loss + 0.5 * weights.topRows(x_.cols()).squaredNorm();
  }

  [[nodiscard]] RowMajor Gradient(const RowMajor& weights) const {
    return Pulled(probabilities_ - wanted_, weights);
  }

  /// The second derivative times a direction.
  [[nodiscard]] RowMajor Curvature(const RowMajor& direction) const {
    RowMajor change = x_ * direction.topRows(x_.cols());
    change.rowwise() += direction.row(x_.cols());
    if (has_two_classes_) {
      change.array() *= probabilities_.array() * (1 - probabilities_.array());
    } else {
      const Eigen::VectorXd means =
          (probabilities_.array() * change.array()).rowwise().sum();
      change.colwise() -= means;
      change.array() *= probabilities_.array();
    }
    return Pulled(change, direction);
  }

 private:
  /// C·Xᵀ·errors for features and intercept, and the penalty's part.
  [[nodiscard]] RowMajor Pulled(const RowMajor& errors,
                                const RowMajor& weights) const {
    RowMajor sum(rows(), columns());
    sum.topRows(x_.cols()) =
        c_ * (x_.transpose() * errors) + weights.topRows(x_.cols());
    sum.row(x_.cols()) = c_ * errors.colwise().sum();
    return sum;
  }

  double OneFunction(Eigen::Index row) {
    const double margin = probabilities_(row, 0);
    probabilities_(row, 0) = 1 / (1 + std::exp(-margin));
    // log(1 + e^margin) without overflow.
    return std::max(margin, 0.0) + std::log1p(std::exp(-std::abs(margin))) -
           wanted_(row, 0) * margin;
  }

  double ManyFunctions(Eigen::Index row) {
    const double largest = probabilities_.row(row).maxCoeff();
    const double own = probabilities_.row(row).dot(wanted_.row(row));
    probabilities_.row(row) =
        (probabilities_.row(row).array() - largest).exp().matrix();
    const double sum = probabilities_.row(row).sum();
    probabilities_.row(row) /= sum;
    return std::log(sum) + largest - own;
  }

  Eigen::Map<const RowMajor> x_;
  double c_;
  bool has_two_classes_;
  RowMajor wanted_;
  RowMajor probabilities_;
};

double Dot(const RowMajor& a, const RowMajor& b) {
  return (a.array() * b.array()).sum();
}

/// Where the quadratic model is smallest, as far as is worth it this far from
/// the goal.
RowMajor NewtonStep(const Objective& objective, const RowMajor& gradient) {
  RowMajor step = RowMajor::Zero(gradient.rows(), gradient.cols());
  RowMajor residual = -gradient;
  RowMajor direction = residual;
  double squares = residual.squaredNorm();
  const double norm = std::sqrt(squares);
  const double enough = norm * std::min(0.1, std::sqrt(norm));
  const Eigen::Index most = 20 + 2 * gradient.size();
  for (Eigen::Index i = 0; i < most && std::sqrt(squares) > enough; ++i) {
    const RowMajor bent = objective.Curvature(direction);
    const double curvature = Dot(direction, bent);
    // Moving all intercepts together changes nothing.
    if (curvature <= 1e-14 * direction.squaredNorm()) break;
    const double length = squares / curvature;
    step += length * direction;
    residual -= length * bent;
    const double next = residual.squaredNorm();
    direction = residual + next / squares * direction;
    squares = next;
  }
  return step;
}

}  // namespace

LogisticWeights FitLogistic(const TrainingSet& training, double c) {
  Objective objective(training, c);
  RowMajor weights = RowMajor::Zero(objective.rows(), objective.columns());
  double value = objective.Evaluate(weights);
  LogisticWeights fit;
  const double scale = c * static_cast<double>(training.row_count());
  for (int i = 0; i < kMostSteps && !fit.converged; ++i) {
    const RowMajor gradient = objective.Gradient(weights);
    fit.converged = gradient.cwiseAbs().maxCoeff() <= kTolerance * scale;
    if (fit.converged) break;
    const RowMajor step = NewtonStep(objective, gradient);
    const double slope = Dot(gradient, step);
    double length = 1;
    double next = objective.Evaluate(weights + step);
    while (next > value + 1e-4 * length * slope && length > 1e-10) {
      length /= 2;
      next = objective.Evaluate(weights + length * step);
    }
    // Nothing falls any more that a double could tell.
    fit.converged = next >= value - 1e-15 * std::abs(value);
    if (next < value) {
      weights += length * step;
      value = next;
    }
  }
  fit.objective = value;
  fit.function_count = static_cast<std::size_t>(objective.columns());
  fit.values.reserve(static_cast<std::size_t>(weights.size()));
  for (Eigen::Index function = 0; function < weights.cols(); ++function)
    for (Eigen::Index i = 0; i < weights.rows(); ++i)
      fit.values.push_back(weights(i, function));
  return fit;
}

}  // namespace melon
