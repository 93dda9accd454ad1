#include "kernels/clustering/measure_clusters.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

#include "base/sum.h"
#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace melon {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
/// Tiles of this size stay in the cache while all their pairs are measured, and
/// sums of distances lose no more digits than so many terms cost.
constexpr std::size_t kRowBlock = 256;
constexpr std::size_t kColumnBlock = 512;
/// Rows that share the loads of the columns' coordinates.
constexpr std::size_t kRows = 4;

/// Two doubles that are computed with at once.
using Lanes = double __attribute__((vector_size(16)));
constexpr std::size_t kLanes = 2;

Lanes Load(const double* from) {
  Lanes lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}

void Store(const Lanes& lanes, double* to) {
  std::memcpy(to, &lanes, sizeof lanes);
}

Lanes Both(double number) { return Lanes{number, number}; }

Lanes Root(const Lanes& lanes) {
#ifdef __wasm_simd128__
  return static_cast<Lanes>(wasm_f64x2_sqrt(static_cast<v128_t>(lanes)));
#else
  return Lanes{std::sqrt(lanes[0]), std::sqrt(lanes[1])};
#endif
}

Lanes Magnitude(const Lanes& lanes) { return lanes < 0 ? -lanes : lanes; }
double Magnitude(double number) { return std::abs(number); }
double Root(double number) { return std::sqrt(number); }

/// What a difference of coordinates adds to the distance before Complete.
template <Distance kDistance, class Number>
Number Term(const Number& difference) {
  if constexpr (kDistance == Distance::manhattan) return Magnitude(difference);
  return difference * difference;
}

template <Distance kDistance, class Number>
Number Complete(const Number& sum) {
  if constexpr (kDistance == Distance::manhattan) return sum;
  if constexpr (kDistance == Distance::cosine) return sum * 0.5;
  return Root(sum);
}

/// The greater within a cluster, the lesser between two.
template <bool kWithin, class Number>
Number MoreExtreme(const Number& a, const Number& b) {
  if constexpr (kWithin) return a > b ? a : b;
  return a < b ? a : b;
}

/// A power of two between coordinates of a point would put them all in the same
/// few places of the cache.
std::size_t StrideOf(std::size_t points) {
  constexpr std::size_t kPage = 512;
  constexpr std::size_t kLine = 8;
  return ((points + kPage - 1) / kPage * kPage) + kLine;
}

std::size_t BlocksOf(std::size_t points, std::size_t block) {
  return (points + block - 1) / block;
}

}  // namespace

ClusterMeasurement::ClusterMeasurement(const ClusteredPoints& points)
    : distance_(points.distance) {
  geometry_.dimension_count = points.features.size();
  geometry_.weight.assign(points.weight.begin(), points.weight.end());
  geometry_.whole_weights =
      std::all_of(points.weight.begin(), points.weight.end(),
                  [](double weight) { return weight == std::floor(weight); });
  geometry_.silhouette.resize(points.cluster.size());
  SortPoints(points);
  const std::size_t n = row_of_.size();
  const std::size_t k = geometry_.cluster_count();
  geometry_.point_count = n;
  geometry_.centroid_distance.resize(k);
  geometry_.between_centroids.resize(k * k);
  geometry_.mean_pair_distance.resize(k);
  geometry_.diameter.resize(k);
  geometry_.least_distance.resize(k, kInfinity);
  MeasureSquares();
  if (distance_ == Distance::cosine) ProjectOnSphere();
  MeasureCentroids();
  const auto count = static_cast<double>(n);
  total_ = count * (count - 1) / 2;
  row_sums_.resize(n);
  column_sums_.resize(n);
  own_sums_.resize(n);
  nearest_mean_.resize(n, kInfinity);
  geometry_.pairs_measured = k == 0;
}

void ClusterMeasurement::SortPoints(const ClusteredPoints& points) {
  const auto is_there = [&points](std::size_t row) {
    return points.weight.empty() || points.weight[row] > 0;
  };
  std::vector<std::size_t> next(points.cluster_count + 1);
  for (std::size_t row = 0; row < points.cluster.size(); ++row) {
    assert(points.cluster[row] < points.cluster_count);
    next[points.cluster[row] + 1U] += is_there(row) ? 1 : 0;
  }
  std::partial_sum(next.begin(), next.end(), next.begin());
  starts_ = next;
  starts_.erase(std::unique(starts_.begin(), starts_.end()), starts_.end());
  const std::size_t n = starts_.back();
  row_of_.resize(n);
  for (std::size_t row = 0; row < points.cluster.size(); ++row) {
    if (is_there(row)) row_of_[next[points.cluster[row]]++] = row;
  }
  CopyPoints(points);
  geometry_.size.resize(starts_.size() - 1);
  for (std::size_t cluster = 0; cluster < geometry_.size.size(); ++cluster) {
    Sum size;
    for (std::size_t i = starts_[cluster]; i < starts_[cluster + 1]; ++i)
      size.Add(WeightOf(i));
    geometry_.size[cluster] = size.value();
  }
  if (points.names.empty()) return;
  for (std::size_t cluster = 0; cluster < geometry_.size.size(); ++cluster) {
    const std::size_t row = row_of_[starts_[cluster]];
    geometry_.names.push_back(points.names[points.cluster[row]]);
  }
}

void ClusterMeasurement::CopyPoints(const ClusteredPoints& points) {
  const std::size_t n = row_of_.size();
  stride_ = StrideOf(n);
  coordinates_.resize(stride_ * points.features.size());
  for (std::size_t d = 0; d < points.features.size(); ++d) {
    double* const sorted = coordinates_.data() + (d * stride_);
    for (std::size_t i = 0; i < n; ++i)
      sorted[i] = points.features[d][row_of_[i]];
  }
  if (points.weight.empty()) return;
  weight_.resize(n);
  for (std::size_t i = 0; i < n; ++i) weight_[i] = points.weight[row_of_[i]];
}

/// Of each cluster, one coordinate of the centroid.
std::vector<double> ClusterMeasurement::MeansAlong(
    std::size_t dimension) const {
  const double* const x = Coordinate(dimension);
  std::vector<double> means(geometry_.cluster_count());
  for (std::size_t cluster = 0; cluster < means.size(); ++cluster) {
    Sum sum;
    for (std::size_t i = starts_[cluster]; i < starts_[cluster + 1]; ++i)
      sum.Add(WeightOf(i) * x[i]);
    means[cluster] = sum.value() / geometry_.size[cluster];
  }
  return means;
}

void ClusterMeasurement::MeasureSquares() {
  const std::size_t k = geometry_.cluster_count();
  std::vector<Sum> spreads(k);
  std::vector<Sum> shifts(k);
  Sum between;
  Sum total;
  for (const double size : geometry_.size) total.Add(size);
  for (std::size_t d = 0; d < geometry_.dimension_count; ++d) {
    const double* const x = Coordinate(d);
    const std::vector<double> means = MeansAlong(d);
    Sum all;
    for (std::size_t cluster = 0; cluster < k; ++cluster)
      all.Add(geometry_.size[cluster] * means[cluster]);
    const double mean = all.value() / total.value();
    for (std::size_t cluster = 0; cluster < k; ++cluster) {
      const double shift = means[cluster] - mean;
      between.Add(geometry_.size[cluster] * shift * shift);
      shifts[cluster].Add(shift * shift);
      for (std::size_t i = starts_[cluster]; i < starts_[cluster + 1]; ++i) {
        const double difference = x[i] - means[cluster];
        spreads[cluster].Add(difference * difference * WeightOf(i));
      }
    }
  }
  Sum within;
  for (std::size_t cluster = 0; cluster < k; ++cluster) {
    within.Add(spreads[cluster].value());
    geometry_.spread_squares.push_back(spreads[cluster].value());
    geometry_.shift_squares.push_back(shifts[cluster].value());
  }
  geometry_.between_squares = between.value();
  geometry_.within_squares = within.value();
}

void ClusterMeasurement::ProjectOnSphere() {
  const std::size_t n = geometry_.point_count;
  // The largest coordinate first: no square overflows or vanishes.
  std::vector<double> largest(n);
  std::vector<double> squares(n);
  for (std::size_t d = 0; d < geometry_.dimension_count; ++d) {
    for (std::size_t i = 0; i < n; ++i)
      largest[i] = std::max(largest[i], std::abs(Coordinate(d)[i]));
  }
  for (std::size_t d = 0; d < geometry_.dimension_count; ++d) {
    for (std::size_t i = 0; i < n; ++i) {
      assert(largest[i] > 0);
      const double x = Coordinate(d)[i] / largest[i];
      squares[i] += x * x;
    }
  }
  for (std::size_t d = 0; d < geometry_.dimension_count; ++d) {
    double* const x = coordinates_.data() + (d * stride_);
    for (std::size_t i = 0; i < n; ++i)
      x[i] = x[i] / largest[i] / std::sqrt(squares[i]);
  }
}

/// From a point, whose coordinates lie `stride_a` apart, to a centroid. For
/// `cosine` |a/|a| − b/|b||² / 2 = (|a − b|² − (|a| − |b|)²) / (2 |a| |b|); a
/// centroid at the origin is at a right angle to everything.
double ClusterMeasurement::CentroidDistance(const double* a,
                                            std::size_t stride_a,
                                            const double* b) const {
  double sizes = 0;
  double squares = 0;
  double squares_a = 0;
  double squares_b = 0;
  for (std::size_t d = 0; d < geometry_.dimension_count; ++d) {
    const double x = a[d * stride_a];
    const double y = b[d];
    sizes += std::abs(x - y);
    squares += (x - y) * (x - y);
    squares_a += x * x;
    squares_b += y * y;
  }
  if (distance_ == Distance::manhattan) return sizes;
  if (distance_ == Distance::euclidean) return std::sqrt(squares);
  const double length_a = std::sqrt(squares_a);
  const double length_b = std::sqrt(squares_b);
  if (length_a == 0 || length_b == 0) return 1;
  const double longer = length_a - length_b;
  return std::max(0.0, squares - (longer * longer)) / (2 * length_a * length_b);
}

/// The mean distance of a cluster's points to its centroid. The centroid of one
/// point is that point, but for rounding.
double ClusterMeasurement::SpreadAround(const double* centroid,
                                        std::size_t cluster) const {
  // Points without coordinates are all in one place.
  if (SizeOf(cluster) == 1 || coordinates_.empty()) return 0;
  Sum sum;
  for (std::size_t i = starts_[cluster]; i < starts_[cluster + 1]; ++i) {
    sum.Add(CentroidDistance(coordinates_.data() + i, stride_, centroid) *
            WeightOf(i));
  }
  return sum.value() / geometry_.size[cluster];
}

void ClusterMeasurement::MeasureCentroids() {
  const std::size_t k = geometry_.cluster_count();
  const std::size_t dimensions = geometry_.dimension_count;
  std::vector<double> centroids(k * dimensions);
  for (std::size_t d = 0; d < dimensions; ++d) {
    const std::vector<double> means = MeansAlong(d);
    for (std::size_t cluster = 0; cluster < k; ++cluster)
      centroids[(cluster * dimensions) + d] = means[cluster];
  }
  for (std::size_t cluster = 0; cluster < k; ++cluster) {
    const double* const centroid = centroids.data() + (cluster * dimensions);
    geometry_.centroid_distance[cluster] = SpreadAround(centroid, cluster);
    for (std::size_t other = 0; other < cluster; ++other) {
      const double distance = CentroidDistance(
          centroid, 1, centroids.data() + (other * dimensions));
      geometry_.between_centroids[(cluster * k) + other] = distance;
      geometry_.between_centroids[(other * k) + cluster] = distance;
    }
  }
}

void ClusterMeasurement::Step(double pairs) {
  const double enough = done_ + pairs;
  // With no pair left there may be clusters of one point to close.
  while (!finished() && (done_ < enough || done_ >= total_)) StepOnce();
}

void ClusterMeasurement::StepOnce() {
  const std::size_t row = starts_[first_] + (row_block_ * kRowBlock);
  const std::size_t column = starts_[second_] + (column_block_ * kColumnBlock);
  const Tile tile = {
      .row = row,
      .row_end = std::min(row + kRowBlock, starts_[first_ + 1]),
      .column = column,
      .column_end = std::min(column + kColumnBlock, starts_[second_ + 1])};
  // Within a cluster, tiles that contain no pair (i, j) with i < j are passed
  // by.
  if (first_ != second_ || tile.column_end > tile.row + 1) MeasureAnyTile(tile);
  if (++column_block_ < BlocksOf(SizeOf(second_), kColumnBlock)) return;
  column_block_ = 0;
  if (++row_block_ < BlocksOf(SizeOf(first_), kRowBlock)) return;
  row_block_ = 0;
  CloseClusterPair();
  if (++second_ < geometry_.cluster_count()) return;
  second_ = ++first_;
  if (first_ == geometry_.cluster_count()) Finish();
}

void ClusterMeasurement::MeasureAnyTile(const Tile& tile) {
  const bool weighted = !weight_.empty();
  switch (distance_) {
    case Distance::euclidean:
      weighted ? MeasureTile<Distance::euclidean, true>(tile)
               : MeasureTile<Distance::euclidean, false>(tile);
      break;
    case Distance::manhattan:
      weighted ? MeasureTile<Distance::manhattan, true>(tile)
               : MeasureTile<Distance::manhattan, false>(tile);
      break;
    case Distance::cosine:
      weighted ? MeasureTile<Distance::cosine, true>(tile)
               : MeasureTile<Distance::cosine, false>(tile);
      break;
  }
}

void ClusterMeasurement::CountPairs(const Tile& tile) {
  for (std::size_t i = tile.row; i < tile.row_end; ++i) {
    const std::size_t from =
        first_ == second_ ? std::max(tile.column, i + 1) : tile.column;
    if (from < tile.column_end)
      done_ += static_cast<double>(tile.column_end - from);
  }
}

template <Distance kDistance, bool kWeighted>
void ClusterMeasurement::MeasureTile(const Tile& tile) {
  CountPairs(tile);
  if (first_ == second_) {
    MeasureRows<kDistance, kWeighted, true>(tile, geometry_.diameter[first_]);
    return;
  }
  double least = kInfinity;
  MeasureRows<kDistance, kWeighted, false>(tile, least);
  for (const std::size_t cluster : {first_, second_}) {
    geometry_.least_distance[cluster] =
        std::min(geometry_.least_distance[cluster], least);
  }
}

template <Distance kDistance>
double ClusterMeasurement::DistanceOf(std::size_t a, std::size_t b) const {
  double sum = 0;
  const double* x = coordinates_.data();
  for (std::size_t d = 0; d < geometry_.dimension_count; ++d, x += stride_)
    sum += Term<kDistance>(x[b] - x[a]);
  return Complete<kDistance>(sum);
}

struct ClusterMeasurement::TileSums {
  std::size_t first_column;
  /// Coordinates of kRows rows, together for each dimension.
  std::vector<double> rows;
  Lanes extremes;
  double column[kColumnBlock] = {};
};

template <Distance kDistance, bool kWeighted, bool kWithin>
void ClusterMeasurement::MeasurePair(std::size_t row, std::size_t column,
                                     TileSums& sums) {
  const double distance = DistanceOf<kDistance>(row, column);
  sums.extremes = MoreExtreme<kWithin>(Both(distance), sums.extremes);
  row_sums_[row] += kWeighted ? distance * weight_[column] : distance;
  sums.column[column - sums.first_column] +=
      kWeighted ? distance * weight_[row] : distance;
}

/// Pairs of a row and a column of the tile that is one of these rows too.
template <Distance kDistance, bool kWeighted, bool kWithin>
void ClusterMeasurement::MeasureAmongRows(std::size_t row, std::size_t row_end,
                                          const Tile& tile, TileSums& sums) {
  const std::size_t end = std::min(row_end, tile.column_end);
  for (; row < row_end; ++row) {
    for (std::size_t column = std::max(tile.column, row + 1); column < end;
         ++column)
      MeasurePair<kDistance, kWeighted, kWithin>(row, column, sums);
  }
}

/// Pairs of kRows rows and the columns from `column` on, two columns at once.
/// Returns the first column that is left.
template <Distance kDistance, bool kWeighted, bool kWithin>
std::size_t ClusterMeasurement::MeasureLanes(std::size_t row,
                                             std::size_t column,
                                             std::size_t column_end,
                                             TileSums& sums) {
  const std::size_t dimensions = geometry_.dimension_count;
  Lanes row_sums[kRows] = {};
  for (; column + kLanes <= column_end; column += kLanes) {
    Lanes distances[kRows] = {};
    const double* of_column = coordinates_.data() + column;
    const double* of_rows = sums.rows.data();
    for (std::size_t d = 0; d < dimensions;
         ++d, of_column += stride_, of_rows += kRows) {
      const Lanes x = Load(of_column);
      for (std::size_t r = 0; r < kRows; ++r)
        distances[r] += Term<kDistance>(Lanes(x - Both(of_rows[r])));
    }
    double* const column_sums = sums.column + (column - sums.first_column);
    Lanes column_sum = Load(column_sums);
    for (std::size_t r = 0; r < kRows; ++r) {
      const Lanes distance = Complete<kDistance>(distances[r]);
      sums.extremes = MoreExtreme<kWithin>(distance, sums.extremes);
      if constexpr (kWeighted) {
        row_sums[r] += distance * Load(weight_.data() + column);
        column_sum += distance * Both(weight_[row + r]);
      } else {
        row_sums[r] += distance;
        column_sum += distance;
      }
    }
    Store(column_sum, column_sums);
  }
  for (std::size_t r = 0; r < kRows; ++r)
    row_sums_[row + r] += row_sums[r][0] + row_sums[r][1];
  return column;
}

/// Adds the distances of all pairs of a row and a column of the tile – within a
/// cluster, of a column behind the row – to the sums of both points.
template <Distance kDistance, bool kWeighted, bool kWithin>
void ClusterMeasurement::MeasureRows(const Tile& tile, double& extreme) {
  const std::size_t dimensions = geometry_.dimension_count;
  TileSums sums{.first_column = tile.column,
                .rows = std::vector<double>(kRows * dimensions),
                .extremes = Both(extreme)};
  for (std::size_t row = tile.row; row < tile.row_end; row += kRows) {
    const std::size_t row_end = std::min(row + kRows, tile.row_end);
    // Columns from here on belong to all of the rows.
    std::size_t column = tile.column;
    if constexpr (kWithin) {
      MeasureAmongRows<kDistance, kWeighted, kWithin>(row, row_end, tile, sums);
      column = std::max(column, row_end);
    }
    if (row_end == row + kRows) {
      for (std::size_t d = 0; d < dimensions; ++d)
        std::copy_n(Coordinate(d) + row, kRows, sums.rows.data() + (d * kRows));
      column = MeasureLanes<kDistance, kWeighted, kWithin>(
          row, column, tile.column_end, sums);
    }
    for (; column < tile.column_end; ++column) {
      for (std::size_t one = row; one < row_end; ++one)
        MeasurePair<kDistance, kWeighted, kWithin>(one, column, sums);
    }
  }
  extreme =
      MoreExtreme<kWithin>(double{sums.extremes[0]}, double{sums.extremes[1]});
  for (std::size_t i = tile.column; i < tile.column_end; ++i)
    column_sums_[i] += sums.column[i - tile.column];
}

void ClusterMeasurement::CloseClusterPair() {
  if (first_ == second_) {
    for (std::size_t i = starts_[first_]; i < starts_[first_ + 1]; ++i) {
      own_sums_[i] = row_sums_[i] + column_sums_[i];
      row_sums_[i] = 0;
      column_sums_[i] = 0;
    }
    return;
  }
  const auto take = [this](std::size_t cluster, std::size_t other,
                           std::vector<double>& sums) {
    for (std::size_t i = starts_[cluster]; i < starts_[cluster + 1]; ++i) {
      nearest_mean_[i] =
          std::min(nearest_mean_[i], sums[i] / geometry_.size[other]);
      sums[i] = 0;
    }
  };
  take(first_, second_, row_sums_);
  take(second_, first_, column_sums_);
}

void ClusterMeasurement::PutSilhouette(std::size_t point, std::size_t cluster) {
  const std::size_t row = row_of_[point];
  geometry_.cluster[row] = static_cast<std::uint16_t>(cluster);
  const double others = geometry_.size[cluster] - 1;
  if (!(others > 0) || geometry_.cluster_count() == 1) return;
  const double own = own_sums_[point] / others;
  const double other = nearest_mean_[point];
  const double greater = std::max(own, other);
  geometry_.own_distance[row] = own;
  geometry_.nearest_distance[row] = other;
  if (greater > 0) geometry_.silhouette[row] = (other - own) / greater;
}

void ClusterMeasurement::Finish() {
  const std::size_t rows = geometry_.silhouette.size();
  geometry_.cluster.resize(rows);
  geometry_.own_distance.resize(rows);
  geometry_.nearest_distance.resize(rows);
  for (std::size_t cluster = 0; cluster < geometry_.cluster_count();
       ++cluster) {
    Sum sum;
    for (std::size_t i = starts_[cluster]; i < starts_[cluster + 1]; ++i) {
      sum.Add(own_sums_[i] * WeightOf(i));
      PutSilhouette(i, cluster);
    }
    const double size = geometry_.size[cluster];
    if (size > 1)
      geometry_.mean_pair_distance[cluster] = sum.value() / (size * (size - 1));
  }
  geometry_.pairs_measured = true;
}

}  // namespace melon
