#include "kernels/clustering/davies_bouldin.h"

#include <gtest/gtest.h>

#include <vector>

#include "kernels/clustering/three_clusters.h"

namespace melon {
namespace {

TEST(WorstNeighbor, HasTheLargestRatio) {
  const std::vector<double> spread = {.5, 1, 8};
  // 1.5/1 < 8.5/2; 1.5/1 < 9/4; 8.5/2 > 9/4.
  EXPECT_EQ(WorstNeighbor(Three(), spread, 0), 2U);
  EXPECT_EQ(WorstNeighbor(Three(), spread, 1), 2U);
  EXPECT_EQ(WorstNeighbor(Three(), spread, 2), 0U);
}

TEST(DaviesBouldin, IsTheMeanOfEachClustersWorstRatio) {
  // max(3/1, 6/2) = 3; max(3/1, 7/4) = 3; max(6/2, 7/4) = 3.
  EXPECT_DOUBLE_EQ(
      DaviesBouldin(Three(), std::vector<double>{1, 2, 5}).number(), 3);
  // max(1/1, 8/2) = 4; max(1/1, 8/4) = 2; max(8/2, 8/4) = 4.
  EXPECT_DOUBLE_EQ(
      DaviesBouldin(Three(), std::vector<double>{.5, .5, 7.5}).number(),
      (4 + 2 + 4) / 3.0);
}

TEST(DaviesBouldin, IsUndefinedWhenTwoCentroidsCoincide) {
  ClusterGeometry geometry = Three();
  geometry.between_centroids[1] = 0;
  geometry.between_centroids[3] = 0;
  EXPECT_EQ(DaviesBouldin(geometry, std::vector<double>{1, 2, 5}).reason().id,
            "coinciding_centroids");
}

TEST(DaviesBouldin, IsUndefinedForFewerThanTwoClusters) {
  ClusterGeometry geometry;
  EXPECT_EQ(DaviesBouldin(geometry, {}).reason().id, "no_cases");
  geometry.size = {3};
  geometry.between_centroids = {0};
  EXPECT_EQ(DaviesBouldin(geometry, std::vector<double>{1}).reason().id,
            "one_cluster");
}

}  // namespace
}  // namespace melon
