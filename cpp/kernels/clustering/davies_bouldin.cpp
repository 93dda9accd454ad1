#include "kernels/clustering/davies_bouldin.h"

#include <cmath>
#include <cstddef>

#include "base/reasons.h"
#include "base/sum.h"

namespace melon {

namespace {

double RatioOf(const ClusterGeometry& geometry, std::span<const double> spread,
               std::size_t i, std::size_t j) {
  return (spread[i] + spread[j]) /
         geometry.between_centroids[(i * geometry.cluster_count()) + j];
}

}  // namespace

std::size_t WorstNeighbor(const ClusterGeometry& geometry,
                          std::span<const double> spread, std::size_t cluster) {
  std::size_t worst = cluster == 0 ? 1 : 0;
  for (std::size_t j = worst + 1; j < geometry.cluster_count(); ++j) {
    if (j != cluster && RatioOf(geometry, spread, cluster, j) >
                            RatioOf(geometry, spread, cluster, worst))
      worst = j;
  }
  return worst;
}

Value DaviesBouldin(const ClusterGeometry& geometry,
                    std::span<const double> spread) {
  const std::size_t k = geometry.cluster_count();
  if (k == 0) return reasons::no_cases;
  if (k == 1) return reasons::one_cluster;
  Sum sum;
  for (std::size_t i = 0; i < k; ++i) {
    for (std::size_t j = 0; j < k; ++j) {
      if (j == i) continue;
      const double distance = geometry.between_centroids[(i * k) + j];
      if (distance == 0) return reasons::coinciding_centroids;
      if (!std::isfinite(RatioOf(geometry, spread, i, j)) ||
          !std::isfinite(distance))
        return reasons::overflow;
    }
    sum.Add(RatioOf(geometry, spread, i, WorstNeighbor(geometry, spread, i)));
  }
  return sum.value() / static_cast<double>(k);
}

}  // namespace melon
