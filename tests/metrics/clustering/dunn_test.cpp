#include <gtest/gtest.h>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric dunn;
namespace {

Value Compute(const ClusterGeometry& geometry) {
  return dunn.from_geometry(geometry, {});
}

TEST(Dunn, IsTheSmallestDistanceOverTheLargestDiameter) {
  // docs/worked-examples.md: 4 / 2.
  EXPECT_EQ(Compute(PublishedPoints()).number(), 2);
}

TEST(Dunn, IsZeroWhenTwoClustersTouch) {
  EXPECT_EQ(Compute(Geometry({{0, 1, 1, 5}}, {0, 0, 1, 1})).number(), 0);
}

TEST(Dunn, IsUndefinedWhenEveryDiameterIsZero) {
  EXPECT_EQ(Compute(Geometry({{1, 1, 5}}, {0, 0, 1})).reason().id,
            "zero_diameter");
}

TEST(Dunn, IsUndefinedBeforeThePairsAreMeasured) {
  ClusterGeometry geometry = PublishedPoints();
  geometry.pairs_measured = false;
  EXPECT_EQ(Compute(geometry).reason().id, "pairs_not_measured");
}

TEST(Dunn, IsUndefinedForFewerThanTwoClusters) {
  EXPECT_EQ(Compute(Geometry({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Geometry({{1, 2}}, {0, 0})).reason().id, "one_cluster");
}

}  // namespace
}  // namespace melon::metrics
