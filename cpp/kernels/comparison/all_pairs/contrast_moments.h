#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace melon {

/// Mean and covariance of the k − 1 orthonormal Helmert contrasts of the rows
/// of a table with k columns: (x₁ + … + xⱼ − j·xⱼ₊₁)/√(j(j + 1)). They contain
/// all differences between columns and nothing of the rows' levels.
struct ContrastMoments {
  double row_count = 0;
  /// k − 1.
  std::size_t contrasts = 0;
  /// By which the results are divided, so that squares and their products
  /// neither overflow nor vanish.
  double unit = 1;
  std::vector<double> mean;
  /// Row by row, symmetric; divided by N − 1.
  std::vector<double> covariance;
  /// Whether nothing but rounding is left of the variances: every row has the
  /// same differences.
  bool no_variance = false;

  /// Σ of the variances, the trace of the covariance.
  [[nodiscard]] double Trace() const;
  /// Σ of the squares of all its elements.
  [[nodiscard]] double SquaredNorm() const;
};

/// `columns` and rows at least 2.
[[nodiscard]] ContrastMoments MomentsOfContrasts(std::span<const double> result,
                                                 std::size_t columns);

}  // namespace melon
