#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace melon {

/// The directions in which points vary most.
struct PrincipalComponents {
  /// Mean of each feature.
  std::vector<double> mean;
  /// One unit vector a component, an entry a feature; the entry of largest size
  /// is positive, so that the sign is settled.
  std::vector<std::vector<double>> direction;
  /// Share of the whole variance along each component, descending; 0 when
  /// nothing varies.
  std::vector<double> share;
};

/// The first components of points with these coordinates, one column a feature,
/// from the eigenvectors of their covariance matrix: Jacobi's rotations up to
/// 64 features, beyond them a subspace iteration, whose error in the share is
/// below 1e-6. Looks at every `every`-th point.
[[nodiscard]] PrincipalComponents FindPrincipalComponents(
    std::span<const std::span<const double>> features, std::size_t count,
    std::size_t every = 1);

/// Where a point lies along a component.
[[nodiscard]] double ProjectPoint(
    std::span<const std::span<const double>> features, std::size_t point,
    const PrincipalComponents& components, std::size_t component);

}  // namespace melon
