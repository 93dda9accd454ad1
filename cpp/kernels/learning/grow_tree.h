#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/data/training_set.h"
#include "base/random.h"

namespace melon {

/// When a node of a tree is no longer split.
struct TreeSettings {
  /// 0: any.
  std::size_t max_depth = 0;
  std::size_t min_samples_split = 2;
  std::size_t min_samples_leaf = 1;
  /// Features that each split looks at, drawn anew; 0: all, in their order.
  std::size_t max_features = 0;
};

struct TreeNode {
  static constexpr std::uint32_t kNoFeature = ~std::uint32_t{0};

  /// kNoFeature: a leaf.
  std::uint32_t feature = kNoFeature;
  /// Up to here a row goes left.
  double threshold = 0;
  std::uint32_t left = 0;
  std::uint32_t right = 0;
  /// Gini impurity, or variance, of the training rows of the node.
  double impurity = 0;
  /// How many they are, by weight.
  double weight = 0;

  [[nodiscard]] bool is_leaf() const { return feature == kNoFeature; }
};

/// A binary tree of classification or regression. The first node is its root.
struct Tree {
  std::vector<TreeNode> nodes = {};
  /// Of each node the shares of the classes, or the mean target.
  std::vector<double> outputs = {};
  std::size_t output_count = 1;

  [[nodiscard]] std::size_t LeafOf(std::span<const double> row) const;
  [[nodiscard]] std::span<const double> output(std::size_t node) const {
    return std::span(outputs).subspan(node * output_count, output_count);
  }
  [[nodiscard]] std::span<double> output(std::size_t node) {
    return std::span(outputs).subspan(node * output_count, output_count);
  }
};

/// Features column by column, with the order of the rows in each: made once for
/// all the trees that grow on them. Outlived by the matrix it was made from.
class SortedFeatures {
 public:
  explicit SortedFeatures(const FeatureMatrix& features);

  [[nodiscard]] std::size_t row_count() const { return row_count_; }
  [[nodiscard]] std::size_t column_count() const { return column_count_; }
  [[nodiscard]] std::span<const double> values(std::size_t column) const {
    return std::span(values_).subspan(column * row_count_, row_count_);
  }
  /// Rows by ascending value.
  [[nodiscard]] std::span<const std::uint32_t> order(std::size_t column) const {
    return std::span(orders_).subspan(column * row_count_, row_count_);
  }

 private:
  std::size_t row_count_;
  std::size_t column_count_;
  std::vector<double> values_;
  std::vector<std::uint32_t> orders_;
};

/// Grows a tree as CART does (Breiman et al. 1984): each node is split where
/// the Gini impurity, or the variance, falls most, half-way between two values;
/// of equal splits the first is taken. `weights`: how often each row counts; 0:
/// not at all.
[[nodiscard]] Tree GrowTree(const TrainingSet& training,
                            const SortedFeatures& features,
                            std::span<const double> weights,
                            const TreeSettings& settings, Random& random);

/// Removes the branches whose splits lower the impurity of the whole tree by at
/// most `alpha` for each leaf more, the weakest first (minimal cost-complexity
/// pruning).
void PruneTree(Tree& tree, double alpha);

}  // namespace melon
