#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/data/cluster_geometry.h"

namespace melon {

/// `cosine` is 1 − cos of the angle, computed as half the squared distance of
/// the points on the unit sphere, in which nothing cancels between neighbours.
enum class Distance : unsigned char { euclidean, manhattan, cosine };

/// Points with their clusters. All columns and spans have one entry a point.
struct ClusteredPoints {
  /// The finite coordinates, one column a feature; for `cosine` no point may be
  /// at the origin.
  std::span<const std::span<const double>> features;
  std::span<const std::uint16_t> cluster;
  /// Every entry of `cluster` is below it. Clusters without a point are left
  /// out; the others keep their order.
  std::size_t cluster_count;
  /// Not negative; empty: all are 1. Weight 2 is the point twice, a point of
  /// weight 0 is not there and has silhouette 0.
  std::span<const double> weight = {};
  Distance distance = Distance::euclidean;
  /// What the clusters are called, or empty.
  std::span<const std::string> names = {};
};

/// Measures clusters: the linear part at once, the quadratic part in steps.
///
/// Every pair of points is looked at once, O(points² · features) in time and
/// O(points · features) in memory: the points lie sorted by cluster, each
/// coordinate by itself, and tiles of two clusters at a time are compared, two
/// points in a vector. Distances are exact to the last few bits, also of
/// neighbours far from the origin: no |x|² + |y|² − 2xy.
///
/// Coordinates beyond 1e140 may leave what is measured infinite or NaN.
///
/// For `cosine` a centroid is the mean of the points on the unit sphere. Sums
/// of squares are always Euclidean, on the features as given.
class ClusterMeasurement {
 public:
  /// Keeps nothing of `points`.
  explicit ClusterMeasurement(const ClusteredPoints& points);

  /// Work done and to do: pairs of points.
  [[nodiscard]] double done() const { return done_; }
  [[nodiscard]] double total() const { return total_; }
  [[nodiscard]] bool finished() const { return geometry_.pairs_measured; }

  /// Goes on for at least that many pairs, or to the end.
  void Step(double pairs);

  /// Complete when finished; before, without what comes from pairs.
  [[nodiscard]] const ClusterGeometry& geometry() const { return geometry_; }

 private:
  /// Rows and columns, as places in the sorted order.
  struct Tile {
    std::size_t row;
    std::size_t row_end;
    std::size_t column;
    std::size_t column_end;
  };

  /// Sums and extremes of one tile alone: fewer terms in a row, less rounding.
  struct TileSums;

  void SortPoints(const ClusteredPoints& points);
  void CopyPoints(const ClusteredPoints& points);
  void MeasureSquares();
  void ProjectOnSphere();
  void MeasureCentroids();
  [[nodiscard]] std::vector<double> MeansAlong(std::size_t dimension) const;
  [[nodiscard]] double SpreadAround(const double* centroid,
                                    std::size_t cluster) const;
  [[nodiscard]] double CentroidDistance(const double* a, std::size_t stride_a,
                                        const double* b) const;
  void StepOnce();
  template <Distance kDistance, bool kWeighted>
  void MeasureTile(const Tile& tile);
  template <Distance kDistance, bool kWeighted, bool kWithin>
  void MeasureRows(const Tile& tile, double& extreme);
  template <Distance kDistance, bool kWeighted, bool kWithin>
  void MeasurePair(std::size_t row, std::size_t column, TileSums& sums);
  template <Distance kDistance, bool kWeighted, bool kWithin>
  void MeasureAmongRows(std::size_t row, std::size_t row_end, const Tile& tile,
                        TileSums& sums);
  template <Distance kDistance, bool kWeighted, bool kWithin>
  std::size_t MeasureLanes(std::size_t row, std::size_t column,
                           std::size_t column_end, TileSums& sums);
  template <Distance kDistance>
  [[nodiscard]] double DistanceOf(std::size_t a, std::size_t b) const;
  void MeasureAnyTile(const Tile& tile);
  void CountPairs(const Tile& tile);
  void CloseClusterPair();
  void Finish();
  void PutSilhouette(std::size_t point, std::size_t cluster);

  [[nodiscard]] std::size_t SizeOf(std::size_t cluster) const {
    return starts_[cluster + 1] - starts_[cluster];
  }
  [[nodiscard]] double WeightOf(std::size_t point) const {
    return weight_.empty() ? 1 : weight_[point];
  }
  [[nodiscard]] const double* Coordinate(std::size_t dimension) const {
    return coordinates_.data() + (dimension * stride_);
  }

  Distance distance_;
  ClusterGeometry geometry_;
  /// The row of each sorted point.
  std::vector<std::size_t> row_of_;
  /// Where each cluster begins in the sorted order, and the end.
  std::vector<std::size_t> starts_;
  /// Coordinate d of sorted point i at d · stride + i.
  std::vector<double> coordinates_;
  std::size_t stride_ = 0;
  /// Of the sorted points; empty: all are 1.
  std::vector<double> weight_;

  /// The clusters that are being compared, first ≤ second, and the tile that
  /// comes next.
  std::size_t first_ = 0;
  std::size_t second_ = 0;
  std::size_t row_block_ = 0;
  std::size_t column_block_ = 0;
  double done_ = 0;
  double total_ = 0;
  /// Sums of distances from each sorted point to the other cluster of the pair
  /// that is being compared; to its own cluster; and the smallest mean so far.
  std::vector<double> row_sums_;
  std::vector<double> column_sums_;
  std::vector<double> own_sums_;
  std::vector<double> nearest_mean_;
};

}  // namespace melon
