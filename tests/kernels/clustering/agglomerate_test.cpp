#include "kernels/clustering/agglomerate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Labels = std::vector<std::uint16_t>;

FeatureMatrix Column(const std::vector<double>& values) {
  return {.row_count = values.size(), .column_count = 1, .values = values};
}

double DistanceOf(const FeatureMatrix& rows, std::size_t i, std::size_t j) {
  double sum = 0;
  for (std::size_t f = 0; f < rows.column_count; ++f)
    sum += std::pow(rows.row(i)[f] - rows.row(j)[f], 2);
  return std::sqrt(sum);
}

/// By the definitions, from all distances of the rows of two clusters.
double LinkageOf(const FeatureMatrix& rows, Linkage linkage,
                 const std::vector<std::size_t>& a,
                 const std::vector<std::size_t>& b) {
  double least = std::numeric_limits<double>::infinity();
  double most = 0;
  double sum = 0;
  for (const std::size_t i : a)
    for (const std::size_t j : b) {
      const double distance = DistanceOf(rows, i, j);
      least = std::min(least, distance);
      most = std::max(most, distance);
      sum += distance;
    }
  const auto size_a = static_cast<double>(a.size());
  const auto size_b = static_cast<double>(b.size());
  if (linkage == Linkage::single) return least;
  if (linkage == Linkage::complete) return most;
  if (linkage == Linkage::average) return sum / (size_a * size_b);
  double squared = 0;
  for (std::size_t f = 0; f < rows.column_count; ++f) {
    double mean_a = 0;
    double mean_b = 0;
    for (const std::size_t i : a) mean_a += rows.row(i)[f] / size_a;
    for (const std::size_t j : b) mean_b += rows.row(j)[f] / size_b;
    squared += std::pow(mean_a - mean_b, 2);
  }
  return squared * size_a * size_b / (size_a + size_b);
}

/// Merges the nearest two of all clusters, again and again.
Labels Naively(const FeatureMatrix& rows, Linkage linkage, std::size_t count) {
  std::vector<std::vector<std::size_t>> clusters;
  for (std::size_t i = 0; i < rows.row_count; ++i) clusters.push_back({i});
  while (clusters.size() > count) {
    std::size_t best_a = 0;
    std::size_t best_b = 1;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t a = 0; a < clusters.size(); ++a)
      for (std::size_t b = a + 1; b < clusters.size(); ++b) {
        const double distance =
            LinkageOf(rows, linkage, clusters[a], clusters[b]);
        if (distance < least) {
          least = distance;
          best_a = a;
          best_b = b;
        }
      }
    clusters[best_a].insert(clusters[best_a].end(), clusters[best_b].begin(),
                            clusters[best_b].end());
    clusters.erase(clusters.begin() + static_cast<std::ptrdiff_t>(best_b));
  }
  Labels labels(rows.row_count);
  for (std::size_t c = 0; c < clusters.size(); ++c)
    for (const std::size_t i : clusters[c])
      labels[i] = static_cast<std::uint16_t>(c);
  return labels;
}

/// Whether both are the same clusters under other numbers.
bool SameClusters(const Labels& a, const Labels& b) {
  std::set<std::pair<int, int>> pairs;
  std::set<int> of_a;
  std::set<int> of_b;
  for (std::size_t i = 0; i < a.size(); ++i) {
    pairs.emplace(a[i], b[i]);
    of_a.insert(a[i]);
    of_b.insert(b[i]);
  }
  return pairs.size() == of_a.size() && pairs.size() == of_b.size();
}

TEST(Agglomerate, MergesTheNearestTwoByEveryLinkage) {
  Random random(5);
  for (int round = 0; round < 40; ++round) {
    FeatureMatrix rows{.row_count = 4 + random.Below(30),
                       .column_count = 1 + random.Below(3)};
    for (std::size_t i = 0; i < rows.row_count * rows.column_count; ++i)
      rows.values.push_back(random.Unit());
    const std::size_t count = 1 + random.Below(4);
    for (const Linkage linkage :
         {Linkage::ward, Linkage::complete, Linkage::average, Linkage::single})
      EXPECT_TRUE(SameClusters(Agglomerate(rows, linkage, count),
                               Naively(rows, linkage, count)))
          << round;
  }
}

TEST(Agglomerate, ASingleLinkFollowsAChainAndACompleteOneCutsIt) {
  const FeatureMatrix rows = Column({0, 1, 2.1, 3.3, 4.6, 7});
  EXPECT_EQ(Agglomerate(rows, Linkage::single, 2), (Labels{0, 0, 0, 0, 0, 1}));
  EXPECT_EQ(Agglomerate(rows, Linkage::complete, 2),
            (Labels{0, 0, 0, 0, 1, 1}));
}

TEST(Agglomerate, AsManyClustersAsRowsAreTheRows) {
  EXPECT_EQ(Agglomerate(Column({3, 1, 2}), Linkage::ward, 3),
            (Labels{0, 1, 2}));
  EXPECT_EQ(Agglomerate(Column({3}), Linkage::average, 1), Labels{0});
}

TEST(Agglomerate, EqualRowsAreOneCluster) {
  const FeatureMatrix rows = Column({1, 1, 1, 8, 8});
  for (const Linkage linkage :
       {Linkage::ward, Linkage::complete, Linkage::average, Linkage::single})
    EXPECT_EQ(Agglomerate(rows, linkage, 2), (Labels{0, 0, 0, 1, 1}));
}

}  // namespace
}  // namespace melon
