#pragma once

#include <span>

#include "base/data/cluster_geometry.h"
#include "base/value.h"

namespace melon {

/// The mean over the clusters of the largest (spread + spread of another) /
/// distance of their centroids. `spread` has one entry a cluster.
[[nodiscard]] Value DaviesBouldin(const ClusterGeometry& geometry,
                                  std::span<const double> spread);

}  // namespace melon
