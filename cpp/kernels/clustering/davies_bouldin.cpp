#include "kernels/clustering/davies_bouldin.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/reasons.h"
#include "base/sum.h"

namespace melon {

Value DaviesBouldin(const ClusterGeometry& geometry,
                    std::span<const double> spread) {
  const std::size_t k = geometry.cluster_count();
  if (k == 0) return reasons::no_cases;
  if (k == 1) return reasons::one_cluster;
  Sum sum;
  for (std::size_t i = 0; i < k; ++i) {
    double worst = 0;
    for (std::size_t j = 0; j < k; ++j) {
      if (j == i) continue;
      const double distance = geometry.between_centroids[(i * k) + j];
      if (distance == 0) return reasons::coinciding_centroids;
      const double ratio = (spread[i] + spread[j]) / distance;
      if (!std::isfinite(ratio) || !std::isfinite(distance))
        return reasons::overflow;
      worst = std::max(worst, ratio);
    }
    sum.Add(worst);
  }
  return sum.value() / static_cast<double>(k);
}

}  // namespace melon
