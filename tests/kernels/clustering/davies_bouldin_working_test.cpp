#include "kernels/clustering/davies_bouldin_working.h"

#include <gtest/gtest.h>

#include <vector>

#include "kernels/clustering/davies_bouldin.h"
#include "kernels/clustering/three_clusters.h"

namespace melon {
namespace {

TEST(ShowDaviesBouldin, PutsEachClusterBesideItsWorstNeighbour) {
  const std::vector<double> spread = {.5, 1, 8};
  Working working;
  ShowDaviesBouldin(Three(), {spread, "s_{#}"}, working);
  ASSERT_EQ(working.lines().size(), 4U);
  // The clusters, and the distances of their centroids.
  EXPECT_EQ(working.lines()[0].tables.size(), 2U);
  EXPECT_EQ(working.lines()[1].symbol, "R_{2}");
  EXPECT_EQ(working.lines()[1].term.symbols(),
            R"(\frac{s_{2}+s_{3}}{d_{\mathrm{cen}}(\mu_{2},\mu_{3})})");
  EXPECT_EQ(working.lines()[1].term.numbers(), R"(\frac{1+8}{4})");
  EXPECT_DOUBLE_EQ(working.lines().back().term.value(),
                   DaviesBouldin(Three(), spread).number());
}

TEST(ShowDaviesBouldin, FoldsManyClusters) {
  constexpr std::size_t kMany = 100;
  ClusterGeometry geometry;
  geometry.size.assign(kMany, 1);
  geometry.between_centroids.assign(kMany * kMany, 2);
  Working working;
  ShowDaviesBouldin(geometry, {std::vector<double>(kMany, 1), "s_{#}"},
                    working);
  ASSERT_EQ(working.lines().size(), 1U);
  EXPECT_EQ(working.lines()[0].term.numbers(),
            R"(\frac{1+1+1+1+1+1+\underbrace{\cdots}_{93}+1}{100})");
}

TEST(ShowDaviesBouldin, HasNoLinesWhereItIsUndefined) {
  Working working;
  ShowDaviesBouldin({}, {{}, "s_{#}"}, working);
  EXPECT_TRUE(working.lines().empty());
}

}  // namespace
}  // namespace melon
