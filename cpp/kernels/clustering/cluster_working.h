#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/data/cluster_geometry.h"
#include "base/working/working.h"

namespace melon {

/// What is known of each cluster: LaTeX, and one number a cluster.
struct ClusterColumn {
  std::string head;
  std::span<const double> values;
};

/// Number, name and size of each cluster, and the columns, above the next line.
void ShowClusters(const ClusterGeometry& geometry,
                  const std::vector<ClusterColumn>& columns, Working& working);

/// The number of points, Σ w, and of clusters.
[[nodiscard]] Term PointsTerm(const ClusterGeometry& geometry);
[[nodiscard]] Term ClustersTerm(const ClusterGeometry& geometry);

}  // namespace melon
