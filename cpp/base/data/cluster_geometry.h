#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/sum.h"

namespace melon {

/// What the internal indices need to know of clustered points; all from one
/// pass over the points and, for the quadratic part, one over the pairs. A
/// cluster of one point has mean pairwise distance 0, diameter 0 and
/// silhouette 0.
struct ClusterGeometry {
  /// Points of positive weight.
  std::size_t point_count = 0;
  std::size_t dimension_count = 0;
  /// One entry a cluster: the sum of its points' weights.
  std::vector<double> size;
  /// What the clusters are called; empty where they are not shown.
  std::vector<std::string> names;
  /// Mean distance of a cluster's points to its centroid.
  std::vector<double> centroid_distance;
  /// Distances between centroids, cluster × cluster, by row.
  std::vector<double> between_centroids;
  /// Sums of squared Euclidean distances: of the centroids to the mean of all
  /// points, by size, and of the points to their centroids.
  double between_squares = 0;
  double within_squares = 0;
  /// The same of each cluster: the squared distance of its centroid to the mean
  /// of all points, and the sum over its points.
  std::vector<double> shift_squares;
  std::vector<double> spread_squares;
  /// One entry a point, in the order of the rows; empty: all are 1.
  std::vector<double> weight;
  /// Whether every weight is a whole number, so that points and pairs can be
  /// counted.
  bool whole_weights = true;

  /// Whether the pass over the pairs, from which the following come, is done.
  bool pairs_measured = false;
  /// Zhou's avg(C): mean distance of a cluster's pairs of points.
  std::vector<double> mean_pair_distance;
  /// Zhou's diam(C): largest distance of two of its points.
  std::vector<double> diameter;
  /// Smallest distance of one of its points to one of another cluster; infinite
  /// for an only cluster.
  std::vector<double> least_distance;
  /// One entry a point, in the order of the rows.
  std::vector<double> silhouette;
  /// What silhouettes come from, of each point: its cluster, its mean distance
  /// to the others of it, and the smallest mean distance to another cluster.
  /// Both are 0 for the only point of a cluster.
  std::vector<std::uint16_t> cluster;
  std::vector<double> own_distance;
  std::vector<double> nearest_distance;

  [[nodiscard]] std::size_t cluster_count() const { return size.size(); }
  [[nodiscard]] double total_weight() const {
    Sum total;
    for (const double of_cluster : size) total.Add(of_cluster);
    return total.value();
  }
  [[nodiscard]] double WeightOf(std::size_t point) const {
    return weight.empty() ? 1 : weight[point];
  }
};

}  // namespace melon
