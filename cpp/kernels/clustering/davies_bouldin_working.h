#pragma once

#include <span>
#include <string_view>

#include "base/data/cluster_geometry.h"
#include "base/working/working.h"

namespace melon {

/// How wide clusters are, and how that is written with the number of a cluster
/// in the place of #: "s_#".
struct ClusterSpread {
  std::span<const double> values;
  std::string_view sign;
};

/// How DaviesBouldin comes about: the clusters and the distances of their
/// centroids, each cluster with its worst neighbour, and the mean. Without
/// lines where it is undefined.
void ShowDaviesBouldin(const ClusterGeometry& geometry,
                       const ClusterSpread& spread, Working& working);

}  // namespace melon
