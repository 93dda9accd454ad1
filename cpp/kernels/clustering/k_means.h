#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/data/training_set.h"

namespace melon {

/// Clusters of rows around their means.
struct MeanClusters {
  /// Of each row, from 0.
  std::vector<std::uint16_t> clusters;
  /// Σ of the squared distances of the rows from the mean of their cluster.
  double inertia = 0;
  /// Whether no row changed its cluster in the last step.
  bool converged = true;
};

/// `starts` times Lloyd's algorithm from centres that k-means++ draws (Arthur &
/// Vassilvitskii 2007, SODA), of which the one with the smallest inertia is
/// kept, the first of equals. A cluster that lost all of its rows gets the row
/// that is farthest from its own centre. At least as many rows as clusters.
[[nodiscard]] MeanClusters KMeans(const FeatureMatrix& rows,
                                  std::size_t cluster_count, int starts,
                                  std::uint64_t seed);

}  // namespace melon
