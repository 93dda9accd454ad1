#include "kernels/numbers/quantile.h"

#include <gtest/gtest.h>

#include <vector>

namespace melon {
namespace {

TEST(SortedQuantile, IsLinearBetweenTheOrderStatistics) {
  const std::vector<double> values = {1, 2, 4, 8};
  EXPECT_DOUBLE_EQ(SortedQuantile(values, 0.5), 3);
  // Position 3 · 0.25 = 0.75
  EXPECT_DOUBLE_EQ(SortedQuantile(values, 0.25), 1.75);
}

TEST(SortedQuantile, AgreesWithR) {
  // R 4.2: quantile(c(0.1, 0.35, 0.6, 2, 7), c(.025, .3, .975))
  const std::vector<double> values = {0.1, 0.35, 0.6, 2, 7};
  EXPECT_DOUBLE_EQ(SortedQuantile(values, 0.025), 0.125);
  EXPECT_DOUBLE_EQ(SortedQuantile(values, 0.3), 0.4);
  EXPECT_DOUBLE_EQ(SortedQuantile(values, 0.975), 6.5);
}

TEST(SortedQuantile, LiesBetweenTheLargestNumbers) {
  const std::vector<double> values = {-1.6e308, 1.6e308};
  EXPECT_EQ(SortedQuantile(values, 0.5), 0);
  EXPECT_NEAR(SortedQuantile(values, 0.75) / 1.6e308, 0.5, 1e-15);
}

TEST(SortedQuantile, ReachesBothEnds) {
  const std::vector<double> values = {1, 2, 4};
  EXPECT_EQ(SortedQuantile(values, 0), 1);
  EXPECT_EQ(SortedQuantile(values, 1), 4);
  EXPECT_EQ(SortedQuantile(std::vector<double>{5}, 0.3), 5);
}

TEST(Sorted, IsInAscendingOrder) {
  EXPECT_EQ(Sorted(std::vector<double>{3, 1, 2}),
            (std::vector<double>{1, 2, 3}));
}

}  // namespace
}  // namespace melon
