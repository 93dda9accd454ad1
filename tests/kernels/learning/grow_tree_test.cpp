#include "kernels/learning/grow_tree.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/random.h"
#include "learners/data_set.h"

namespace melon {
namespace {

struct Data {
  Data(std::size_t rows, std::size_t columns, std::uint64_t seed,
       bool regression) {
    Random random(seed);
    features = {.row_count = rows, .column_count = columns, .values = {}};
    for (std::size_t i = 0; i < rows * columns; ++i)
      features.values.push_back(random.Below(20));
    for (std::size_t i = 0; i < rows; ++i) {
      weights.push_back(random.Below(3));
      if (regression)
        targets.push_back(random.Unit());
      else
        classes.push_back(static_cast<std::uint16_t>(random.Below(3)));
    }
    training = {.features = &features,
                .classes = classes,
                .class_count = regression ? std::size_t{0} : std::size_t{3},
                .targets = targets};
  }

  [[nodiscard]] Tree Grow(const TreeSettings& settings) const {
    Random random(1);
    return GrowTree(training, SortedFeatures(features), weights, settings,
                    random);
  }

  FeatureMatrix features;
  std::vector<std::uint16_t> classes;
  std::vector<double> targets;
  std::vector<double> weights;
  TrainingSet training;
};

/// Weighted impurity of the rows for which `is_in`.
template <class IsIn>
double Cost(const Data& data, const IsIn& is_in) {
  std::vector<double> counts(3);
  double weight = 0;
  double sum = 0;
  double squares = 0;
  for (std::size_t row = 0; row < data.weights.size(); ++row) {
    if (!is_in(row)) continue;
    weight += data.weights[row];
    if (data.targets.empty()) {
      counts[data.classes[row]] += data.weights[row];
    } else {
      sum += data.weights[row] * data.targets[row];
      squares += data.weights[row] * data.targets[row] * data.targets[row];
    }
  }
  if (weight == 0) return std::numeric_limits<double>::quiet_NaN();
  if (!data.targets.empty()) return squares - sum * sum / weight;
  double pure = 0;
  for (const double count : counts) pure += count * count / weight;
  return weight - pure;
}

/// The lowest cost that any split of all rows leaves.
double LeastCost(const Data& data) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t column = 0; column < data.features.column_count; ++column) {
    for (double threshold = 0.5; threshold < 20; ++threshold) {
      const auto is_left = [&](std::size_t row) {
        return data.features.row(row)[column] <= threshold;
      };
      const double cost =
          Cost(data, is_left) +
          Cost(data, [&](std::size_t row) { return !is_left(row); });
      if (cost < least) least = cost;
    }
  }
  return least;
}

TEST(GrowTree, SplitsWhereTheImpurityFallsMost) {
  for (const bool regression : {false, true}) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Data data(40, 3, seed, regression);
      const Tree tree = data.Grow({.max_depth = 1});
      ASSERT_EQ(tree.nodes.size(), 3U);
      const double cost = tree.nodes[1].impurity * tree.nodes[1].weight +
                          tree.nodes[2].impurity * tree.nodes[2].weight;
      EXPECT_NEAR(cost, LeastCost(data), 1e-9);
    }
  }
}

TEST(GrowTree, EveryNodeHoldsTheRowsThatReachIt) {
  for (const bool regression : {false, true}) {
    const Data data(60, 2, 5, regression);
    const Tree tree = data.Grow({.min_samples_leaf = 3});
    std::vector<double> weights(tree.nodes.size());
    std::vector<std::size_t> counts(tree.nodes.size());
    for (std::size_t row = 0; row < 60; ++row) {
      const std::size_t leaf = tree.LeafOf(data.features.row(row));
      weights[leaf] += data.weights[row];
      counts[leaf] += data.weights[row] > 0 ? 1 : 0;
    }
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      if (!tree.nodes[i].is_leaf()) continue;
      EXPECT_EQ(weights[i], tree.nodes[i].weight);
      EXPECT_GE(counts[i], 3U);
      EXPECT_NEAR(Cost(data,
                       [&](std::size_t row) {
                         return tree.LeafOf(data.features.row(row)) == i;
                       }),
                  tree.nodes[i].impurity * tree.nodes[i].weight, 1e-9);
    }
  }
}

TEST(GrowTree, SeparatesNumbersWithNothingBetweenThem) {
  const double one = 1e300;
  FeatureMatrix features{.row_count = 2,
                         .column_count = 1,
                         .values = {one, std::nextafter(one, 2 * one)}};
  const std::vector<std::uint16_t> classes = {0, 1};
  const TrainingSet training{
      .features = &features, .classes = classes, .class_count = 2};
  Random random(1);
  const Tree tree = GrowTree(training, SortedFeatures(features),
                             std::vector<double>{1, 1}, {}, random);
  EXPECT_EQ(tree.output(tree.LeafOf(features.row(0)))[0], 1);
  EXPECT_EQ(tree.output(tree.LeafOf(features.row(1)))[0], 0);
}

std::size_t LeavesOf(const Tree& tree) {
  std::size_t leaves = 0;
  for (const TreeNode& node : tree.nodes) leaves += node.is_leaf() ? 1 : 0;
  return leaves;
}

TEST(PruneTree, LeavesTheBranchesThatScikitLearnLeaves) {
  ASSERT_EQ(ScikitLearners()["pruning"].size(), 3U);
  for (const nlohmann::json& one : ScikitLearners()["pruning"]) {
    DataSet data(one["data"].get<std::string>());
    data.Prepare(false);
    const TrainingSet training = data.training();
    const SortedFeatures features(*training.features);
    const std::vector<double> weights(training.row_count(), 1);
    Random random(1);
    const Tree full = GrowTree(training, features, weights, {}, random);
    ASSERT_GT(one["alphas"].size(), 2U);
    for (std::size_t i = 0; i < one["alphas"].size(); ++i) {
      Tree tree = full;
      PruneTree(tree, one["alphas"][i].get<double>());
      EXPECT_EQ(LeavesOf(tree), one["leaves"][i].get<std::size_t>())
          << one["data"] << ", alpha " << one["alphas"][i];
    }
  }
}

}  // namespace
}  // namespace melon
