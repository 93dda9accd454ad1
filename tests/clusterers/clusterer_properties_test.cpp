// What holds for every clusterer.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "base/random.h"
#include "clusterers/clusterer.h"

namespace melon {
namespace {

FeatureMatrix RandomRows(std::uint64_t seed, std::size_t rows) {
  Random random(seed);
  FeatureMatrix matrix{.row_count = rows, .column_count = 3};
  for (std::size_t i = 0; i < rows * 3; ++i)
    matrix.values.push_back(random.Unit());
  return matrix;
}

/// With the usual values, but for the number of clusters.
Clustering Divide(const Clusterer& clusterer, const FeatureMatrix& rows,
                  std::size_t count, std::uint64_t seed) {
  std::vector<double> values;
  for (const HyperParameter* const one : clusterer.parameters)
    values.push_back(one->usual);
  values[0] = static_cast<double>(count);
  return clusterer.divide(rows, HyperParameters(clusterer.parameters, values),
                          seed);
}

TEST(Clusterers, BeginWithTheNumberOfClustersAndHaveWordsForEach) {
  for (const auto& [clusterer, words] : DescribedClusterers()) {
    EXPECT_EQ(clusterer->parameters[0]->name, "n_clusters") << clusterer->id;
    for (std::size_t i = 0; i < clusterer->parameters.size(); ++i) {
      const HyperParameter& parameter = *clusterer->parameters[i];
      EXPECT_TRUE(parameter.limits.Allow(parameter.usual)) << parameter.name;
      EXPECT_FALSE(words->parameters[i].english.empty()) << clusterer->id;
      EXPECT_FALSE(words->parameters[i].chinese.empty()) << clusterer->id;
    }
  }
}

TEST(Clusterers, FindAsManyClustersAsTheyAreAskedFor) {
  for (const Clusterer* const clusterer : Clusterers())
    for (const std::size_t count : {1U, 2U, 5U, 40U}) {
      const FeatureMatrix rows = RandomRows(count, 40);
      const Clustering found = Divide(*clusterer, rows, count, 1);
      ASSERT_EQ(found.clusters.size(), 40U);
      EXPECT_LT(*std::max_element(found.clusters.begin(), found.clusters.end()),
                count);
      EXPECT_EQ(
          std::set<int>(found.clusters.begin(), found.clusters.end()).size(),
          count)
          << clusterer->id;
    }
}

TEST(Clusterers, RepeatThemselvesForTheSameSeed) {
  const FeatureMatrix rows = RandomRows(3, 200);
  for (const Clusterer* const clusterer : Clusterers())
    EXPECT_EQ(Divide(*clusterer, rows, 6, 9).clusters,
              Divide(*clusterer, rows, 6, 9).clusters)
        << clusterer->id;
}

TEST(Clusterers, TellGroupsFarApartFromEachOther) {
  FeatureMatrix rows = RandomRows(4, 90);
  for (std::size_t i = 0; i < 90; ++i)
    rows.row(i)[i % 3] += 10.0 + 10.0 * static_cast<double>(i % 3);
  for (const Clusterer* const clusterer : Clusterers()) {
    const Clustering found = Divide(*clusterer, rows, 3, 1);
    for (std::size_t i = 3; i < 90; ++i)
      EXPECT_EQ(found.clusters[i], found.clusters[i % 3]) << clusterer->id;
  }
}

}  // namespace
}  // namespace melon
