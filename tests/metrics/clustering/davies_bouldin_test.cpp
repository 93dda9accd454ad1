#include <gtest/gtest.h>

#include <cmath>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric davies_bouldin;
namespace {

Value Compute(const ClusterGeometry& geometry) {
  return davies_bouldin.from_geometry(geometry, {});
}

TEST(DaviesBouldin, IsTheSumOfSpreadsOverTheDistanceOfCentroids) {
  // Spreads 1 and (2 √(1 + 1/9) + 2/3) / 3; centroids (0,1) and (13/3,1).
  const double second = ((2 * std::sqrt(10.0 / 9)) + (2.0 / 3)) / 3;
  EXPECT_NEAR(Compute(PublishedPoints()).number(), (1 + second) / (13.0 / 3),
              1e-15);
}

TEST(DaviesBouldin, OfThePublishedExample) {
  // docs/worked-examples.md: standard .444219.
  EXPECT_NEAR(Compute(PublishedPoints()).number(), .444219, 5e-7);
}

TEST(DaviesBouldin, IsZeroForClustersOfOnePoint) {
  EXPECT_EQ(Compute(Geometry({{1, 2, 5}}, {0, 1, 2})).number(), 0);
}

TEST(DaviesBouldin, TakesFractionalWeights) {
  // Centroids .25·1 / (.25 + .75) + … = 3·.25 = .75 … of 0 and 1: .75; and 5.
  // Spread (.25·.75 + .75·.25) / 1 = .375.
  EXPECT_DOUBLE_EQ(
      Compute(Geometry({{0, 1, 5}}, {0, 0, 1}, {.25, .75, 1})).number(),
      .375 / 4.25);
}

TEST(DaviesBouldin, IsUndefinedWhenTwoCentroidsCoincide) {
  EXPECT_EQ(Compute(Geometry({{-1, 1, -2, 2}}, {0, 0, 1, 1})).reason().id,
            "coinciding_centroids");
}

TEST(DaviesBouldin, IsUndefinedForFewerThanTwoClusters) {
  EXPECT_EQ(Compute(Geometry({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Geometry({{1, 2}}, {0, 0})).reason().id, "one_cluster");
}

}  // namespace
}  // namespace melon::metrics
