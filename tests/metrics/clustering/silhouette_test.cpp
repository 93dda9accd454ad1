#include <gtest/gtest.h>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric silhouette;
namespace {

Value Compute(const ClusterGeometry& geometry) {
  return silhouette.from_geometry(geometry, {});
}

TEST(Silhouette, IsTheMeanOverThePoints) {
  // 0 and 1 against 5: (5 − 1)/5, (4 − 1)/4, and 0 for the point by itself.
  EXPECT_NEAR(Compute(Geometry({{0, 1, 5}}, {0, 0, 1})).number(),
              (.8 + .75 + 0) / 3, 1e-15);
}

TEST(Silhouette, IsNegativeForPointsInTheWrongCluster) {
  // 0 with 10, and 1 with 11: (6 − 10)/10, (5 − 10)/10 and the mirror images.
  EXPECT_NEAR(Compute(Geometry({{0, 10, 1, 11}}, {0, 0, 1, 1})).number(),
              (-.4 - .5 - .5 - .4) / 4, 1e-15);
}

TEST(Silhouette, CountsZeroForIdenticalPoints) {
  EXPECT_EQ(Compute(Geometry({{3, 3, 3, 3}}, {0, 0, 1, 1})).number(), 0);
}

TEST(Silhouette, TakesWeightTwoAsThePointTwice) {
  EXPECT_NEAR(
      Compute(Geometry({{0, 1, 5}}, {0, 0, 1}, {2, 1, 3})).number(),
      Compute(Geometry({{0, 0, 1, 5, 5, 5}}, {0, 0, 0, 1, 1, 1})).number(),
      1e-15);
}

TEST(Silhouette, IsUndefinedForFractionalWeights) {
  EXPECT_EQ(Compute(Geometry({{0, 1, 4, 5}}, {0, 0, 1, 1}, {.5, 1, 1, 1}))
                .reason()
                .id,
            "fractional_weights");
}

TEST(Silhouette, IsUndefinedBeforeThePairsAreMeasured) {
  ClusterGeometry geometry = PublishedPoints();
  geometry.pairs_measured = false;
  EXPECT_EQ(Compute(geometry).reason().id, "pairs_not_measured");
}

TEST(Silhouette, IsUndefinedForFewerThanTwoClusters) {
  EXPECT_EQ(Compute(Geometry({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Geometry({{1, 2}}, {0, 0})).reason().id, "one_cluster");
}

}  // namespace
}  // namespace melon::metrics
