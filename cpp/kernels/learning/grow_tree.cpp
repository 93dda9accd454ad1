#include "kernels/learning/grow_tree.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace melon {
namespace {

/// A node whose rows are order[begin, end) of every feature.
struct Branch {
  std::uint32_t node;
  std::size_t begin;
  std::size_t end;
  std::size_t depth;
};

struct Cut {
  std::uint32_t feature = TreeNode::kNoFeature;
  /// Rows of the left branch.
  std::size_t left_count = 0;
  double threshold = 0;
  double gain = 0;
};

/// Counts of classes on one side, and the sum of their squares.
class ClassSide {
 public:
  explicit ClassSide(const TrainingSet& training)
      : classes_(training.classes), counts_(training.class_count) {}

  void Clear() {
    std::fill(counts_.begin(), counts_.end(), 0);
    weight_ = 0;
    squares_ = 0;
  }
  void Add(std::uint32_t row, double weight) {
    double& count = counts_[classes_[row]];
    squares_ += weight * (2 * count + weight);
    count += weight;
    weight_ += weight;
  }
  /// What remains of `all` without `part`.
  void SetRest(const ClassSide& all, const ClassSide& part) {
    squares_ = 0;
    weight_ = all.weight_ - part.weight_;
    for (std::size_t c = 0; c < counts_.size(); ++c) {
      counts_[c] = all.counts_[c] - part.counts_[c];
      squares_ += counts_[c] * counts_[c];
    }
  }
  void Move(std::uint32_t row, double weight, ClassSide& to) {
    Add(row, -weight);
    to.Add(row, weight);
  }
  /// Larger is purer; summed over both sides, what a split makes largest.
  [[nodiscard]] double Purity() const { return squares_ / weight_; }
  [[nodiscard]] double weight() const { return weight_; }
  [[nodiscard]] double Impurity() const {
    return 1 - squares_ / (weight_ * weight_);
  }
  void Write(std::span<double> output) const {
    for (std::size_t c = 0; c < counts_.size(); ++c)
      output[c] = counts_[c] / weight_;
  }

 private:
  std::span<const std::uint16_t> classes_;
  std::vector<double> counts_;
  double weight_ = 0;
  double squares_ = 0;
};

/// The sum of the targets on one side. They are centred, so that their squares
/// do not drown the differences between them.
class TargetSide {
 public:
  explicit TargetSide(const TrainingSet& training)
      : targets_(training.targets),
        centre_(std::accumulate(targets_.begin(), targets_.end(), 0.0) /
                static_cast<double>(targets_.size())) {}

  void Clear() {
    weight_ = 0;
    sum_ = 0;
    squares_ = 0;
  }
  void Add(std::uint32_t row, double weight) {
    const double target = targets_[row] - centre_;
    weight_ += weight;
    sum_ += weight * target;
    squares_ += weight * target * target;
  }
  void SetRest(const TargetSide& all, const TargetSide& part) {
    weight_ = all.weight_ - part.weight_;
    sum_ = all.sum_ - part.sum_;
    squares_ = all.squares_ - part.squares_;
  }
  void Move(std::uint32_t row, double weight, TargetSide& to) {
    Add(row, -weight);
    to.Add(row, weight);
  }
  [[nodiscard]] double Purity() const { return sum_ * sum_ / weight_; }
  [[nodiscard]] double weight() const { return weight_; }
  [[nodiscard]] double Impurity() const {
    const double mean = sum_ / weight_;
    return std::max(0.0, squares_ / weight_ - mean * mean);
  }
  void Write(std::span<double> output) const {
    output[0] = centre_ + sum_ / weight_;
  }

 private:
  std::span<const double> targets_;
  double centre_;
  double weight_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

template <class Side>
class Grower {
 public:
  Grower(const TrainingSet& training, const SortedFeatures& features,
         std::span<const double> weights, const TreeSettings& settings,
         Random& random)
      : features_(features),
        weights_(weights),
        settings_(settings),
        random_(random),
        all_(training),
        left_(training),
        right_(training),
        goes_left_(features.row_count()),
        columns_(features.column_count()) {
    tree_.output_count = training.output_count();
    std::iota(columns_.begin(), columns_.end(), std::uint32_t{0});
    row_count_ = static_cast<std::size_t>(std::count_if(
        weights.begin(), weights.end(), [](double one) { return one > 0; }));
    orders_.reserve(features.column_count() * row_count_);
    for (std::size_t column = 0; column < features.column_count(); ++column)
      TakeRows(features.order(column));
    // A tree without features is a leaf, and still needs its rows.
    if (orders_.empty()) {
      for (std::uint32_t row = 0; row < weights.size(); ++row)
        if (weights[row] > 0) orders_.push_back(row);
    }
    scratch_.resize(row_count_);
  }

  Tree Grow() {
    std::vector<Branch> open;
    open.push_back(
        {.node = AddNode(), .begin = 0, .end = row_count_, .depth = 0});
    while (!open.empty()) {
      const Branch branch = open.back();
      open.pop_back();
      const Cut cut = CutOf(branch);
      if (cut.feature == TreeNode::kNoFeature) continue;
      Divide(branch, cut);
      const std::uint32_t left = AddNode();
      const std::uint32_t right = AddNode();
      TreeNode& node = tree_.nodes[branch.node];
      node.feature = cut.feature;
      node.threshold = cut.threshold;
      node.left = left;
      node.right = right;
      const std::size_t middle = branch.begin + cut.left_count;
      open.push_back({right, middle, branch.end, branch.depth + 1});
      open.push_back({left, branch.begin, middle, branch.depth + 1});
    }
    return std::move(tree_);
  }

 private:
  void TakeRows(std::span<const std::uint32_t> order) {
    for (const std::uint32_t row : order)
      if (weights_[row] > 0) orders_.push_back(row);
  }

  std::uint32_t AddNode() {
    tree_.nodes.emplace_back();
    tree_.outputs.resize(tree_.nodes.size() * tree_.output_count);
    return static_cast<std::uint32_t>(tree_.nodes.size() - 1);
  }

  [[nodiscard]] std::span<std::uint32_t> OrderOf(std::size_t column,
                                                 const Branch& branch) {
    return std::span(orders_).subspan(column * row_count_ + branch.begin,
                                      branch.end - branch.begin);
  }

  /// Fills the node and finds its best split, if it is to have one.
  Cut CutOf(const Branch& branch) {
    all_.Clear();
    for (const std::uint32_t row : OrderOf(0, branch))
      all_.Add(row, weights_[row]);
    TreeNode& node = tree_.nodes[branch.node];
    node.impurity = all_.Impurity();
    node.weight = all_.weight();
    all_.Write(tree_.output(branch.node));
    const std::size_t size = branch.end - branch.begin;
    const bool ends =
        (settings_.max_depth > 0 && branch.depth >= settings_.max_depth) ||
        size < settings_.min_samples_split ||
        size < 2 * settings_.min_samples_leaf || node.impurity <= 1e-15;
    return ends ? Cut{} : BestCut(branch);
  }

  Cut BestCut(const Branch& branch) {
    Cut best;
    if (settings_.max_features == 0) {
      for (const std::uint32_t column : columns_)
        TryColumn(column, branch, best);
      return best;
    }
    // Drawn without replacement; one that is constant here does not count.
    std::size_t tried = 0;
    for (std::size_t i = 0;
         i < columns_.size() && tried < settings_.max_features; ++i) {
      const std::size_t other =
          i + random_.Below(static_cast<std::uint32_t>(columns_.size() - i));
      std::swap(columns_[i], columns_[other]);
      if (TryColumn(columns_[i], branch, best)) ++tried;
    }
    return best;
  }

  /// Whether the column has two values to divide.
  bool TryColumn(std::uint32_t column, const Branch& branch, Cut& best) {
    const std::span<const std::uint32_t> order = OrderOf(column, branch);
    const std::span<const double> values = features_.values(column);
    if (values[order.back()] == values[order.front()]) return false;
    left_.Clear();
    right_.SetRest(all_, left_);
    const std::size_t least = settings_.min_samples_leaf;
    for (std::size_t i = 1; i < order.size(); ++i) {
      right_.Move(order[i - 1], weights_[order[i - 1]], left_);
      const double below = values[order[i - 1]];
      const double above = values[order[i]];
      if (above == below || i < least || order.size() - i < least) continue;
      const double gain = left_.Purity() + right_.Purity();
      if (best.feature != TreeNode::kNoFeature && gain <= best.gain) continue;
      best = {.feature = column,
              .left_count = i,
              .threshold = Between(below, above),
              .gain = gain};
    }
    return true;
  }

  /// Half-way, unless there is no number between the two.
  static double Between(double below, double above) {
    const double middle = below / 2 + above / 2;
    return middle < above ? middle : below;
  }

  /// The rows of the left branch go first in the order of every feature.
  void Divide(const Branch& branch, const Cut& cut) {
    const std::span<const std::uint32_t> cut_order =
        OrderOf(cut.feature, branch);
    for (std::size_t i = 0; i < cut_order.size(); ++i)
      goes_left_[cut_order[i]] = i < cut.left_count ? 1 : 0;
    for (std::size_t column = 0; column < features_.column_count(); ++column) {
      if (column == cut.feature) continue;
      const std::span<std::uint32_t> order = OrderOf(column, branch);
      std::size_t left = 0;
      std::size_t right = 0;
      for (const std::uint32_t row : order) {
        // Both are written, one of them stays: no branch to mispredict.
        order[left] = row;
        scratch_[right] = row;
        left += goes_left_[row];
        right += 1U - goes_left_[row];
      }
      std::copy_n(scratch_.begin(), right,
                  order.begin() + static_cast<std::ptrdiff_t>(left));
    }
  }

  const SortedFeatures& features_;
  std::span<const double> weights_;
  const TreeSettings& settings_;
  Random& random_;
  Tree tree_;
  Side all_;
  Side left_;
  Side right_;
  std::size_t row_count_ = 0;
  /// Of each feature the rows that count, branch by branch, ascending in each.
  std::vector<std::uint32_t> orders_;
  std::vector<std::uint32_t> scratch_;
  std::vector<std::uint8_t> goes_left_;
  std::vector<std::uint32_t> columns_;
};

/// What a branch would cost as a leaf, what it costs as it is, and its leaves.
struct BranchCost {
  double as_leaf = 0;
  double as_branch = 0;
  double leaves = 0;
};

/// Children come behind their parent, so one pass from behind knows all.
std::vector<BranchCost> CostsOf(const Tree& tree) {
  const double total = tree.nodes[0].weight;
  std::vector<BranchCost> costs(tree.nodes.size());
  for (std::size_t i = tree.nodes.size(); i-- > 0;) {
    const TreeNode& node = tree.nodes[i];
    costs[i].as_leaf = node.impurity * node.weight / total;
    if (node.is_leaf()) {
      costs[i].as_branch = costs[i].as_leaf;
      costs[i].leaves = 1;
    } else {
      const BranchCost& left = costs[node.left];
      const BranchCost& right = costs[node.right];
      costs[i].as_branch = left.as_branch + right.as_branch;
      costs[i].leaves = left.leaves + right.leaves;
    }
  }
  return costs;
}

/// The nodes that are still reached from the root, in their order.
Tree Compacted(const Tree& tree) {
  std::vector<std::uint32_t> place(tree.nodes.size(), 0);
  std::vector<bool> reached(tree.nodes.size());
  reached[0] = true;
  Tree compact{.output_count = tree.output_count};
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    if (!reached[i]) continue;
    const TreeNode& node = tree.nodes[i];
    place[i] = static_cast<std::uint32_t>(compact.nodes.size());
    compact.nodes.push_back(node);
    const std::span<const double> output = tree.output(i);
    compact.outputs.insert(compact.outputs.end(), output.begin(), output.end());
    if (!node.is_leaf()) reached[node.left] = reached[node.right] = true;
  }
  for (TreeNode& node : compact.nodes) {
    if (node.is_leaf()) continue;
    node.left = place[node.left];
    node.right = place[node.right];
  }
  return compact;
}

}  // namespace

std::size_t Tree::LeafOf(std::span<const double> row) const {
  std::size_t at = 0;
  while (!nodes[at].is_leaf())
    at = row[nodes[at].feature] <= nodes[at].threshold ? nodes[at].left
                                                       : nodes[at].right;
  return at;
}

SortedFeatures::SortedFeatures(const FeatureMatrix& features)
    : row_count_(features.row_count),
      column_count_(features.column_count),
      values_(features.values.size()),
      orders_(features.values.size()) {
  for (std::size_t column = 0; column < column_count_; ++column) {
    double* const values = values_.data() + column * row_count_;
    for (std::size_t row = 0; row < row_count_; ++row)
      values[row] = features.row(row)[column];
    const std::span<std::uint32_t> order =
        std::span(orders_).subspan(column * row_count_, row_count_);
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    std::sort(order.begin(), order.end(),
              [values](std::uint32_t a, std::uint32_t b) {
                return values[a] != values[b] ? values[a] < values[b] : a < b;
              });
  }
}

Tree GrowTree(const TrainingSet& training, const SortedFeatures& features,
              std::span<const double> weights, const TreeSettings& settings,
              Random& random) {
  if (training.is_classification())
    return Grower<ClassSide>(training, features, weights, settings, random)
        .Grow();
  return Grower<TargetSide>(training, features, weights, settings, random)
      .Grow();
}

void PruneTree(Tree& tree, double alpha) {
  for (;;) {
    const std::vector<BranchCost> costs = CostsOf(tree);
    std::size_t weakest = 0;
    double least = alpha;
    bool found = false;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      if (tree.nodes[i].is_leaf()) continue;
      const double each =
          (costs[i].as_leaf - costs[i].as_branch) / (costs[i].leaves - 1);
      if (found ? each >= least : each > least) continue;
      found = true;
      least = each;
      weakest = i;
    }
    if (!found) return;
    tree.nodes[weakest].feature = TreeNode::kNoFeature;
    tree = Compacted(tree);
  }
}

}  // namespace melon
