#include "kernels/learning/platt_scaling.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace melon {
namespace {

constexpr int kMostSteps = 100;
constexpr double kLeastStep = 1e-10;
/// Keeps the matrix of second derivatives invertible.
constexpr double kRidge = 1e-12;
constexpr double kTolerance = 1e-5;
/// Of the probabilities that are coupled.
constexpr std::size_t kMostRounds = 1000;
constexpr double kLeastError = 1e-12;

/// −log likelihood of a sigmoid, and its derivatives.
class Likelihood {
 public:
  Likelihood(std::span<const double> decisions,
             const std::vector<bool>& positive)
      : decisions_(decisions), targets_(decisions.size()) {
    const auto positives =
        static_cast<double>(std::count(positive.begin(), positive.end(), true));
    const double negatives = static_cast<double>(positive.size()) - positives;
    for (std::size_t i = 0; i < targets_.size(); ++i)
      targets_[i] =
          positive[i] ? (positives + 1) / (positives + 2) : 1 / (negatives + 2);
    start_ = std::log((negatives + 1) / (positives + 1));
  }

  [[nodiscard]] double start() const { return start_; }

  [[nodiscard]] double At(const Sigmoid& sigmoid) const {
    double sum = 0;
    for (std::size_t i = 0; i < targets_.size(); ++i) {
      const double z = decisions_[i] * sigmoid.slope + sigmoid.offset;
      sum += (z >= 0 ? targets_[i] : targets_[i] - 1) * z +
             std::log1p(std::exp(-std::abs(z)));
    }
    return sum;
  }

  struct Derivatives {
    double slope = 0;
    double offset = 0;
    double slope_slope = kRidge;
    double offset_offset = kRidge;
    double slope_offset = 0;
  };
  [[nodiscard]] Derivatives DerivativesAt(const Sigmoid& sigmoid) const {
    Derivatives sums;
    for (std::size_t i = 0; i < targets_.size(); ++i) {
      const double p = sigmoid.At(decisions_[i]);
      const double bend = p * (1 - p);
      sums.slope_slope += decisions_[i] * decisions_[i] * bend;
      sums.offset_offset += bend;
      sums.slope_offset += decisions_[i] * bend;
      sums.slope += decisions_[i] * (targets_[i] - p);
      sums.offset += targets_[i] - p;
    }
    return sums;
  }

 private:
  std::span<const double> decisions_;
  std::vector<double> targets_;
  double start_ = 0;
};

/// pᵀQp with Q as in the paper: Q_tt = Σ r_st², Q_ts = −r_st·r_ts; made small
/// one probability after the other.
class Coupling {
 public:
  Coupling(std::span<const double> pairs, std::size_t k)
      : k_(k), q_(k * k), p_(k, 1 / static_cast<double>(k)), qp_(k) {
    for (std::size_t t = 0; t < k; ++t) {
      for (std::size_t s = 0; s < k; ++s) {
        if (s == t) continue;
        q_[t * k + t] += pairs[s * k + t] * pairs[s * k + t];
        q_[t * k + s] = -pairs[s * k + t] * pairs[t * k + s];
      }
    }
  }

  /// Goes once through all probabilities; how far they were from the solution.
  double Improve() {
    double whole = Products();
    double error = 0;
    for (const double product : qp_)
      error = std::max(error, std::abs(product - whole));
    if (error < kLeastError) return error;
    for (std::size_t t = 0; t < k_; ++t) whole = Change(t, whole);
    return error;
  }

  [[nodiscard]] const std::vector<double>& probabilities() const { return p_; }

 private:
  /// Computes Qp, and gives pᵀQp.
  double Products() {
    double whole = 0;
    for (std::size_t t = 0; t < k_; ++t) {
      qp_[t] = 0;
      for (std::size_t s = 0; s < k_; ++s) qp_[t] += q_[t * k_ + s] * p_[s];
      whole += p_[t] * qp_[t];
    }
    return whole;
  }

  /// Sets one probability, and scales all to a sum of 1; the new pᵀQp.
  double Change(std::size_t t, double whole) {
    const double own = q_[t * k_ + t];
    const double change = (whole - qp_[t]) / own;
    const double scale = 1 + change;
    const double next =
        (whole + change * (change * own + 2 * qp_[t])) / (scale * scale);
    p_[t] += change;
    for (std::size_t s = 0; s < k_; ++s) {
      qp_[s] = (qp_[s] + change * q_[t * k_ + s]) / scale;
      p_[s] /= scale;
    }
    return next;
  }

  std::size_t k_;
  std::vector<double> q_;
  std::vector<double> p_;
  std::vector<double> qp_;
};

}  // namespace

double Sigmoid::At(double decision) const {
  const double z = decision * slope + offset;
  return z >= 0 ? std::exp(-z) / (1 + std::exp(-z)) : 1 / (1 + std::exp(z));
}

Sigmoid FitSigmoid(std::span<const double> decisions,
                   const std::vector<bool>& positive) {
  const Likelihood likelihood(decisions, positive);
  Sigmoid sigmoid{.slope = 0, .offset = likelihood.start()};
  double value = likelihood.At(sigmoid);
  for (int i = 0; i < kMostSteps; ++i) {
    const Likelihood::Derivatives d = likelihood.DerivativesAt(sigmoid);
    if (std::abs(d.slope) < kTolerance && std::abs(d.offset) < kTolerance)
      break;
    const double determinant =
        d.slope_slope * d.offset_offset - d.slope_offset * d.slope_offset;
    const double slope =
        -(d.offset_offset * d.slope - d.slope_offset * d.offset) / determinant;
    const double offset =
        -(d.slope_slope * d.offset - d.slope_offset * d.slope) / determinant;
    const double fall = d.slope * slope + d.offset * offset;
    double length = 1;
    while (length >= kLeastStep) {
      const Sigmoid next{sigmoid.slope + length * slope,
                         sigmoid.offset + length * offset};
      const double there = likelihood.At(next);
      if (there < value + 1e-4 * length * fall) {
        sigmoid = next;
        value = there;
        break;
      }
      length /= 2;
    }
    if (length < kLeastStep) break;
  }
  return sigmoid;
}

std::vector<double> CouplePairs(std::span<const double> pairs, std::size_t k) {
  Coupling coupling(pairs, k);
  for (std::size_t round = 0; round < kMostRounds; ++round)
    if (coupling.Improve() < kLeastError) break;
  return coupling.probabilities();
}

}  // namespace melon
