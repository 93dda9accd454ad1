#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/data/training_set.h"

namespace melon {

/// A similarity of two rows: their product, or e^(−gamma·distance²).
struct SvmKernel {
  /// 0: the product.
  double gamma = 0;

  [[nodiscard]] double Of(std::span<const double> a,
                          std::span<const double> b) const;
};

/// A separating surface: positive on the side of the second class.
struct SupportVectors {
  /// Rows of the training set, and αᵢyᵢ of each.
  std::vector<std::uint32_t> rows = {};
  std::vector<double> weights = {};
  double rho = 0;
  /// ½αᵀQα − Σα, which is made smallest.
  double objective = 0;
  bool converged = false;
};

/// Solves the dual problem of a support vector machine with penalty C by
/// sequential minimal optimization, with LIBSVM's choice of the pair (Fan, Chen
/// & Lin 2005) and its tolerance of 0.001. `rows` of the features take part;
/// `positive` has one entry for each of them, and both sides have a member.
[[nodiscard]] SupportVectors FitSupportVectors(
    const FeatureMatrix& features, std::span<const std::uint32_t> rows,
    const std::vector<bool>& positive, const SvmKernel& kernel, double c);

/// Where a row lies: Σ αᵢyᵢ K(xᵢ, row) − rho.
[[nodiscard]] double DecisionValue(const SupportVectors& machine,
                                   const FeatureMatrix& features,
                                   const SvmKernel& kernel,
                                   std::span<const double> row);

}  // namespace melon
