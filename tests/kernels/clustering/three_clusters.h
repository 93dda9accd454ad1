#pragma once

#include "base/data/cluster_geometry.h"

namespace melon {

/// Three clusters with distances 1 (0–1), 2 (0–2) and 4 (1–2).
inline ClusterGeometry Three() {
  ClusterGeometry geometry;
  geometry.size = {2, 2, 2};
  geometry.between_centroids = {0, 1, 2, 1, 0, 4, 2, 4, 0};
  return geometry;
}

}  // namespace melon
