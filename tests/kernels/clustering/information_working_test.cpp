#include "kernels/clustering/information_working.h"

#include <gtest/gtest.h>

#include <cmath>

#include "metrics/clustering/clustered.h"

namespace melon {
namespace {

TEST(ShowInformation, AddsOverGroupsAndCells) {
  Working working;
  const auto [classes, clusters, mutual] =
      ShowInformation(PublishedPairs(), working);
  EXPECT_DOUBLE_EQ(classes.value(), std::log(2));
  EXPECT_DOUBLE_EQ(clusters.value(), std::log(3));
  // Four of six points are in a cluster of one class alone.
  EXPECT_DOUBLE_EQ(mutual.value(), std::log(2) * 2 / 3);
  ASSERT_EQ(working.lines().size(), 3U);
  EXPECT_EQ(working.lines()[0].tables.size(), 1U);
  EXPECT_EQ(working.lines()[0].term.numbers(),
            R"(\frac{3}{6}\cdot \ln\left(\frac{6}{3}\right)+)"
            R"(\frac{3}{6}\cdot \ln\left(\frac{6}{3}\right))");
}

TEST(HomogeneityTerm, IsOneLessTheShareThatIsLeftToKnow) {
  Working working;
  const Term homogeneity = HomogeneityTerm(PublishedPairs(), working);
  EXPECT_EQ(homogeneity.symbols(), R"(1-\frac{H(C\mid K)}{H(C)})");
  // A third of the points is in a cluster with both classes.
  EXPECT_DOUBLE_EQ(homogeneity.value(), 2.0 / 3);
  EXPECT_DOUBLE_EQ(working.lines()[1].term.value(), std::log(2) / 3);
}

TEST(HomogeneityTerm, IsOneForASingleClass) {
  Working working;
  EXPECT_EQ(HomogeneityTerm(Contingency({0, 0}, {0, 1}), working).value(), 1);
}

TEST(CompletenessTerm, LooksTheOtherWay) {
  Working working;
  const Term completeness = CompletenessTerm(PublishedPairs(), working);
  EXPECT_EQ(completeness.symbols(), R"(1-\frac{H(K\mid C)}{H(K)})");
  EXPECT_DOUBLE_EQ(completeness.value(), std::log(2) * 2 / 3 / std::log(3));
  EXPECT_EQ(CompletenessTerm(Contingency({0, 1}, {0, 0}), working).value(), 1);
}

}  // namespace
}  // namespace melon
