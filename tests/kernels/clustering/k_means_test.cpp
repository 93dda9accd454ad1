#include "kernels/clustering/k_means.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <set>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

FeatureMatrix Column(const std::vector<double>& values) {
  return {.row_count = values.size(), .column_count = 1, .values = values};
}

/// Of sorted numbers the best clusters are stretches: every way to cut them.
double LeastInertia(const std::vector<double>& sorted, std::size_t from,
                    std::size_t count) {
  const auto inertia = [&](std::size_t begin, std::size_t end) {
    double mean = 0;
    for (std::size_t i = begin; i < end; ++i)
      mean += sorted[i] / static_cast<double>(end - begin);
    double sum = 0;
    for (std::size_t i = begin; i < end; ++i)
      sum += std::pow(sorted[i] - mean, 2);
    return sum;
  };
  if (count == 1) return inertia(from, sorted.size());
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t end = from + 1; end + count - 1 <= sorted.size(); ++end)
    least = std::min(least,
                     inertia(from, end) + LeastInertia(sorted, end, count - 1));
  return least;
}

TEST(KMeans, FindsTheLeastSquaredErrorOfNumbers) {
  Random random(11);
  for (int round = 0; round < 50; ++round) {
    std::vector<double> numbers(6 + random.Below(12));
    for (double& one : numbers) one = random.Unit();
    std::sort(numbers.begin(), numbers.end());
    const std::size_t count = 1 + random.Below(4);
    const MeanClusters found =
        KMeans(Column(numbers), count, 50, static_cast<std::uint64_t>(round));
    EXPECT_TRUE(found.converged);
    EXPECT_NEAR(found.inertia, LeastInertia(numbers, 0, count), 1e-12);
  }
}

TEST(KMeans, TheSameSeedFindsTheSameClusters) {
  Random random(2);
  FeatureMatrix rows{.row_count = 300, .column_count = 4};
  for (int i = 0; i < 1200; ++i) rows.values.push_back(random.Unit());
  EXPECT_EQ(KMeans(rows, 7, 3, 1).clusters, KMeans(rows, 7, 3, 1).clusters);
}

TEST(KMeans, NoClusterIsEmptyWhereRowsDiffer) {
  // Nine equal rows draw every start, and three others are each a cluster.
  const FeatureMatrix rows = Column({0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 6, 7});
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const MeanClusters found = KMeans(rows, 4, 1, seed);
    EXPECT_EQ(
        std::set<int>(found.clusters.begin(), found.clusters.end()).size(), 4U);
  }
}

TEST(KMeans, EqualRowsAreFewerClustersThanAsked) {
  const MeanClusters found = KMeans(Column({2, 2, 2, 9}), 3, 5, 1);
  EXPECT_EQ(found.inertia, 0);
  EXPECT_NE(found.clusters[0], found.clusters[3]);
}

}  // namespace
}  // namespace melon
