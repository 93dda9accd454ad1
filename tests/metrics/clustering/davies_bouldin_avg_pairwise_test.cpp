#include <gtest/gtest.h>

#include <cmath>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric davies_bouldin_avg_pairwise;
namespace {

Value Compute(const ClusterGeometry& geometry) {
  return davies_bouldin_avg_pairwise.from_geometry(geometry, {});
}

TEST(DaviesBouldinAvgPairwise,
     IsTheSumOfMeanPairDistancesOverTheDistanceOfCentroids) {
  // avg 2 and (2 + 2√2) / 3; centroids (0,1) and (13/3,1).
  EXPECT_NEAR(Compute(PublishedPoints()).number(),
              (2 + ((2 + (2 * std::sqrt(2))) / 3)) / (13.0 / 3), 1e-15);
}

TEST(DaviesBouldinAvgPairwise, OfThePublishedExample) {
  // docs/worked-examples.md: Zhou .832956.
  EXPECT_NEAR(Compute(PublishedPoints()).number(), .832956, 5e-7);
}

TEST(DaviesBouldinAvgPairwise, GivesAClusterOfOnePointMeanDistanceZero) {
  // avg 1 and 0; centroids .5 and 5.
  EXPECT_DOUBLE_EQ(Compute(Geometry({{0, 1, 5}}, {0, 0, 1})).number(), 1 / 4.5);
}

TEST(DaviesBouldinAvgPairwise, IsUndefinedWhenTwoCentroidsCoincide) {
  EXPECT_EQ(Compute(Geometry({{-1, 1, -2, 2}}, {0, 0, 1, 1})).reason().id,
            "coinciding_centroids");
}

TEST(DaviesBouldinAvgPairwise, IsUndefinedForFractionalWeights) {
  EXPECT_EQ(Compute(Geometry({{0, 1, 4, 5}}, {0, 0, 1, 1}, {.5, 1, 1, 1}))
                .reason()
                .id,
            "fractional_weights");
}

TEST(DaviesBouldinAvgPairwise, IsUndefinedBeforeThePairsAreMeasured) {
  ClusterGeometry geometry = PublishedPoints();
  geometry.pairs_measured = false;
  EXPECT_EQ(Compute(geometry).reason().id, "pairs_not_measured");
}

TEST(DaviesBouldinAvgPairwise, IsUndefinedForFewerThanTwoClusters) {
  EXPECT_EQ(Compute(Geometry({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Geometry({{1, 2}}, {0, 0})).reason().id, "one_cluster");
}

}  // namespace
}  // namespace melon::metrics
