#include "kernels/clustering/cluster_working.h"

#include <gtest/gtest.h>

#include "metrics/clustering/clustered.h"

namespace melon {
namespace {

TEST(ShowClusters, HasARowForEachCluster) {
  ClusterGeometry geometry = PublishedPoints();
  geometry.names = {"west", "east"};
  Working working;
  ShowClusters(geometry, {{"d", geometry.diameter}}, working);
  working.Result(0.0);
  const WorkingTable& table = working.lines().front().tables.front();
  EXPECT_EQ(table.heads, (std::vector<std::string>{"i", "C_i", "|C_i|", "d"}));
  EXPECT_EQ(table.rows[0], (WorkingRow{1.0, "west", 2.0, 2.0}));
  EXPECT_EQ(table.rows[1], (WorkingRow{2.0, "east", 3.0, 2.0}));
}

TEST(ClusterTerms, AreNumbersOfPointsAndClusters) {
  EXPECT_EQ(PointsTerm(PublishedPoints()).numbers(), "5");
  EXPECT_EQ(ClustersTerm(PublishedPoints()).numbers(), "2");
}

}  // namespace
}  // namespace melon
