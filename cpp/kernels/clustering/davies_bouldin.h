#pragma once

#include <cstddef>
#include <span>

#include "base/data/cluster_geometry.h"
#include "base/value.h"

namespace melon {

/// The other cluster with which the (spread + spread of it) / distance of their
/// centroids is largest; there must be one.
[[nodiscard]] std::size_t WorstNeighbor(const ClusterGeometry& geometry,
                                        std::span<const double> spread,
                                        std::size_t cluster);

/// The mean over the clusters of the largest (spread + spread of another) /
/// distance of their centroids. `spread` has one entry a cluster.
[[nodiscard]] Value DaviesBouldin(const ClusterGeometry& geometry,
                                  std::span<const double> spread);

}  // namespace melon
