#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "base/data/cluster_geometry.h"
#include "base/data/contingency_table.h"
#include "kernels/clustering/count_contingency.h"
#include "kernels/clustering/measure_clusters.h"

namespace melon {

using Groups = std::vector<std::uint16_t>;

inline std::size_t CountGroups(const Groups& groups) {
  return groups.empty()
             ? 0
             : std::size_t{1} + *std::max_element(groups.begin(), groups.end());
}

inline ContingencyTable Contingency(const Groups& truth, const Groups& clusters,
                                    const std::vector<double>& weight = {}) {
  return CountContingency({truth, CountGroups(truth)},
                          {clusters, CountGroups(clusters)}, weight);
}

/// docs/worked-examples.md: a b c d = 2 1 4 8.
inline ContingencyTable PublishedPairs() {
  return Contingency({0, 0, 0, 1, 1, 1}, {0, 0, 1, 1, 2, 2});
}

inline ClusterGeometry Geometry(const std::vector<std::vector<double>>& columns,
                                const Groups& cluster,
                                const std::vector<double>& weight = {}) {
  if (cluster.empty()) return {};
  const std::vector<std::span<const double>> features(columns.begin(),
                                                      columns.end());
  ClusterMeasurement measurement({.features = features,
                                  .cluster = cluster,
                                  .cluster_count = CountGroups(cluster),
                                  .weight = weight});
  measurement.Step(1e300);
  return measurement.geometry();
}

/// docs/worked-examples.md: (0,0),(0,2) and (4,0),(4,2),(5,1).
inline ClusterGeometry PublishedPoints() {
  return Geometry({{0, 0, 4, 4, 5}, {0, 2, 0, 2, 1}}, {0, 0, 1, 1, 1});
}

}  // namespace melon
