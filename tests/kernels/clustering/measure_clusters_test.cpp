#include "kernels/clustering/measure_clusters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

/// Points with the coordinates in columns, and what looks at them.
struct Points {
  std::vector<std::vector<double>> columns;
  std::vector<std::uint16_t> cluster;
  std::vector<double> weight = {};

  [[nodiscard]] std::size_t ClusterCount() const {
    return std::size_t{1} + *std::max_element(cluster.begin(), cluster.end());
  }
};

ClusterGeometry Measure(const Points& points, Distance distance,
                        double step = 1e300) {
  const std::vector<std::span<const double>> features(points.columns.begin(),
                                                      points.columns.end());
  ClusterMeasurement measurement({.features = features,
                                  .cluster = points.cluster,
                                  .cluster_count = points.ClusterCount(),
                                  .weight = points.weight,
                                  .distance = distance});
  while (!measurement.finished()) measurement.Step(step);
  EXPECT_EQ(measurement.done(), measurement.total());
  return measurement.geometry();
}

double PlainDistance(const Points& points, std::size_t a, std::size_t b,
                     Distance distance) {
  double squares = 0;
  double sizes = 0;
  double product = 0;
  double length_a = 0;
  double length_b = 0;
  for (const std::vector<double>& column : points.columns) {
    squares += std::pow(column[a] - column[b], 2);
    sizes += std::abs(column[a] - column[b]);
    product += column[a] * column[b];
    length_a += column[a] * column[a];
    length_b += column[b] * column[b];
  }
  if (distance == Distance::euclidean) return std::sqrt(squares);
  if (distance == Distance::manhattan) return sizes;
  return 1 - (product / std::sqrt(length_a * length_b));
}

/// What comes from pairs, by the definitions, without order, tiles or vectors.
ClusterGeometry PlainTwin(const Points& points, Distance distance) {
  const std::size_t n = points.cluster.size();
  const std::size_t k = points.ClusterCount();
  ClusterGeometry plain;
  plain.size.assign(k, 0);
  plain.mean_pair_distance.assign(k, 0);
  plain.diameter.assign(k, 0);
  plain.least_distance.assign(k, std::numeric_limits<double>::infinity());
  const auto weight = [&](std::size_t i) {
    return points.weight.empty() ? 1 : points.weight[i];
  };
  for (std::size_t i = 0; i < n; ++i)
    plain.size[points.cluster[i]] += weight(i);
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t own = points.cluster[i];
    std::vector<double> sums(k);
    for (std::size_t j = 0; j < n; ++j) {
      if (j == i) continue;
      const double d = PlainDistance(points, i, j, distance);
      sums[points.cluster[j]] += d * weight(j);
      double& least = plain.least_distance[own];
      double& largest = plain.diameter[own];
      if (points.cluster[j] == own) {
        largest = std::max(largest, d);
      } else {
        least = std::min(least, d);
      }
    }
    const double others = plain.size[own] - 1;
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t other = 0; other < k; ++other) {
      if (other != own)
        nearest = std::min(nearest, sums[other] / plain.size[other]);
    }
    if (others == 0) {
      plain.silhouette.push_back(0);
      continue;
    }
    const double mean = sums[own] / others;
    plain.silhouette.push_back(
        k == 1 ? 0 : (nearest - mean) / std::max(nearest, mean));
    plain.mean_pair_distance[own] += weight(i) * mean / plain.size[own];
  }
  return plain;
}

void ExpectNear(const std::vector<double>& a, const std::vector<double>& b,
                double tolerance) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (std::isinf(b[i])) {
      EXPECT_EQ(a[i], b[i]) << i;
    } else {
      EXPECT_NEAR(a[i], b[i], tolerance * std::max(1.0, std::abs(b[i]))) << i;
    }
  }
}

void ExpectSame(const ClusterGeometry& a, const ClusterGeometry& b,
                double tolerance) {
  ExpectNear(a.size, b.size, 0);
  ExpectNear(a.mean_pair_distance, b.mean_pair_distance, tolerance);
  ExpectNear(a.diameter, b.diameter, tolerance);
  ExpectNear(a.least_distance, b.least_distance, tolerance);
  ExpectNear(a.silhouette, b.silhouette, tolerance);
}

Points RandomPoints(std::size_t n, std::size_t dimensions,
                    const std::vector<std::uint32_t>& shares,
                    std::uint64_t seed) {
  Random random(seed);
  Points points;
  points.columns.resize(dimensions);
  std::uint32_t all = 0;
  for (const std::uint32_t share : shares) all += share;
  for (std::size_t i = 0; i < n; ++i) {
    std::uint32_t draw = i < shares.size() ? 0 : random.Below(all);
    std::uint16_t cluster = 0;
    while (draw >= shares[cluster]) draw -= shares[cluster++];
    if (i < shares.size()) cluster = static_cast<std::uint16_t>(i);
    points.cluster.push_back(cluster);
    for (std::vector<double>& column : points.columns)
      column.push_back(random.Unit() + (0.3 * cluster) + 0.01);
  }
  return points;
}

/// docs/worked-examples.md: (0,0),(0,2) and (4,0),(4,2),(5,1).
Points Example() {
  return {{{0, 0, 4, 4, 5}, {0, 2, 0, 2, 1}}, {0, 0, 1, 1, 1}};
}

TEST(ClusterMeasurement, OfThePublishedExample) {
  const ClusterGeometry geometry = Measure(Example(), Distance::euclidean);
  EXPECT_EQ(geometry.size, (std::vector<double>{2, 3}));
  // Centroids (0,1) and (13/3,1).
  ExpectNear(geometry.centroid_distance,
             {1, ((2 * std::sqrt(1 + 1.0 / 9)) + (2.0 / 3)) / 3}, 1e-15);
  EXPECT_DOUBLE_EQ(geometry.between_centroids[1], 13.0 / 3);
  EXPECT_EQ(geometry.between_centroids[0], 0);
  ExpectNear(geometry.mean_pair_distance, {2, (2 + (2 * std::sqrt(2))) / 3},
             1e-15);
  EXPECT_EQ(geometry.diameter, (std::vector<double>{2, 2}));
  EXPECT_EQ(geometry.least_distance, (std::vector<double>{4, 4}));
  // Within: 1 + 1 and 2·(1/9) + 4/9 + 2; the mean of all is (13/5, 1).
  EXPECT_NEAR(geometry.within_squares, 4 + (6.0 / 9), 1e-14);
  EXPECT_NEAR(geometry.between_squares,
              (2 * std::pow(2.6, 2)) + (3 * std::pow((13.0 / 3) - 2.6, 2)),
              1e-14);
  // Of (0,0): a = 2, b = (4 + √20 + √26)/3.
  const double b = (4 + std::sqrt(20) + std::sqrt(26)) / 3;
  EXPECT_NEAR(geometry.silhouette[0], (b - 2) / b, 1e-15);
  EXPECT_EQ(geometry.own_distance[0], 2);
  EXPECT_NEAR(geometry.nearest_distance[0], b, 1e-15);
  EXPECT_EQ(geometry.cluster, (std::vector<std::uint16_t>{0, 0, 1, 1, 1}));
  ExpectNear(geometry.spread_squares, {2, 2 + (6.0 / 9)}, 1e-14);
  ExpectNear(geometry.shift_squares,
             {std::pow(2.6, 2), std::pow((13.0 / 3) - 2.6, 2)}, 1e-14);
}

TEST(ClusterMeasurement, KeepsTheNamesOfClustersWithPoints) {
  const std::vector<double> x = {0, 1, 5};
  const std::vector<std::span<const double>> features = {x};
  const std::vector<std::uint16_t> cluster = {2, 0, 2};
  const std::vector<std::string> names = {"a", "b", "c"};
  const ClusterMeasurement measurement({.features = features,
                                        .cluster = cluster,
                                        .cluster_count = 3,
                                        .names = names});
  EXPECT_EQ(measurement.geometry().names, (std::vector<std::string>{"a", "c"}));
}

struct Case {
  std::string name;
  std::size_t points;
  std::size_t dimensions;
  std::vector<std::uint32_t> shares;
};

const Case kCases[] = {
    {"two points", 2, 1, {1, 1}},
    {"an only cluster", 9, 2, {1}},
    {"small clusters", 40, 3, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
    {"one tile", 100, 10, {3, 2, 1}},
    {"several tiles", 1500, 2, {1000, 490, 10}},
    {"blocks of odd size", 1101, 5, {771, 257, 1}},
};

TEST(ClusterMeasurement, EqualsThePlainTwinForEveryDistance) {
  for (const Case& one : kCases) {
    SCOPED_TRACE(one.name);
    Points points = RandomPoints(one.points, one.dimensions, one.shares, 3);
    for (const Distance distance : {Distance::euclidean, Distance::manhattan}) {
      ExpectSame(Measure(points, distance), PlainTwin(points, distance), 1e-13);
    }
    if (one.dimensions == 1) continue;
    // Here it is the twin's 1 − cos that cancels.
    ExpectSame(Measure(points, Distance::cosine),
               PlainTwin(points, Distance::cosine), 1e-11);
  }
}

TEST(ClusterMeasurement, TakesWeightTwoAsThePointTwice) {
  Points weighted = RandomPoints(300, 4, {5, 3, 1}, 4);
  Points repeated = {.columns = std::vector<std::vector<double>>(4),
                     .cluster = {}};
  for (std::size_t i = 0; i < 300; ++i) {
    const std::size_t times = 1 + (i % 3);
    weighted.weight.push_back(static_cast<double>(times));
    repeated.cluster.insert(repeated.cluster.end(), times, weighted.cluster[i]);
    for (std::size_t d = 0; d < 4; ++d) {
      repeated.columns[d].insert(repeated.columns[d].end(), times,
                                 weighted.columns[d][i]);
    }
  }
  for (const Distance distance :
       {Distance::euclidean, Distance::manhattan, Distance::cosine}) {
    ClusterGeometry a = Measure(weighted, distance);
    const ClusterGeometry b = Measure(repeated, distance);
    std::vector<double> expanded;
    for (std::size_t i = 0; i < 300; ++i)
      expanded.insert(expanded.end(), 1 + (i % 3), a.silhouette[i]);
    a.silhouette = expanded;
    ExpectSame(a, b, 1e-13);
    ExpectNear(a.centroid_distance, b.centroid_distance, 1e-14);
    ExpectNear(a.between_centroids, b.between_centroids, 1e-14);
    EXPECT_NEAR(a.within_squares, b.within_squares, 1e-12);
    EXPECT_NEAR(a.between_squares, b.between_squares, 1e-12);
  }
}

TEST(ClusterMeasurement, InStepsEqualsAtOnce) {
  const Points points = RandomPoints(1500, 3, {2, 1, 1}, 5);
  const ClusterGeometry at_once = Measure(points, Distance::euclidean);
  const ClusterGeometry in_steps = Measure(points, Distance::euclidean, 1);
  EXPECT_EQ(at_once.silhouette, in_steps.silhouette);
  EXPECT_EQ(at_once.diameter, in_steps.diameter);
}

TEST(ClusterMeasurement, IsFinishedWhenThereIsNoPairLeft) {
  // The last cluster has one point, and so no pair of its own.
  const std::vector<double> x = {0, 1, 5};
  const std::vector<std::uint16_t> cluster = {0, 0, 1};
  const std::span<const double> features[] = {x};
  ClusterMeasurement measurement(
      {.features = features, .cluster = cluster, .cluster_count = 2});
  while (measurement.done() < measurement.total()) measurement.Step(1);
  EXPECT_TRUE(measurement.finished());
}

TEST(ClusterMeasurement, SeesTheDistanceOfNeighboursFarFromTheOrigin) {
  // Beside 1e8 a step of 1.5e-8 is a unit in the last place; the sum of
  // squares less twice the product would lose it.
  const double near = std::nextafter(1e8, 2e8);
  const ClusterGeometry geometry =
      Measure({{{1e8, near, 1e8 + 1}}, {0, 0, 1}}, Distance::euclidean);
  EXPECT_EQ(geometry.diameter[0], near - 1e8);
}

TEST(ClusterMeasurement, OfIdenticalPointsIsExactlyZero) {
  const ClusterGeometry geometry = Measure(
      {{{.1, .1, .1, .1}, {.7, .7, .7, .7}}, {0, 0, 1, 1}}, Distance::cosine);
  EXPECT_EQ(geometry.diameter, (std::vector<double>{0, 0}));
  EXPECT_EQ(geometry.least_distance, (std::vector<double>{0, 0}));
  EXPECT_EQ(geometry.silhouette, (std::vector<double>{0, 0, 0, 0}));
}

TEST(ClusterMeasurement, GivesAClusterOfOnePointZeros) {
  const ClusterGeometry geometry =
      Measure({{{0, 5, 6}}, {0, 1, 1}}, Distance::euclidean);
  EXPECT_EQ(geometry.centroid_distance[0], 0);
  EXPECT_EQ(geometry.mean_pair_distance[0], 0);
  EXPECT_EQ(geometry.diameter[0], 0);
  EXPECT_EQ(geometry.silhouette[0], 0);
}

TEST(ClusterMeasurement, OfCosineIgnoresTheLengthOfAPoint) {
  Points points = RandomPoints(60, 3, {1, 1}, 6);
  const ClusterGeometry before = Measure(points, Distance::cosine);
  for (std::vector<double>& column : points.columns) column[7] *= 1e200;
  const ClusterGeometry after = Measure(points, Distance::cosine);
  ExpectSame(before, after, 1e-14);
  ExpectNear(before.centroid_distance, after.centroid_distance, 1e-14);
}

}  // namespace
}  // namespace melon
