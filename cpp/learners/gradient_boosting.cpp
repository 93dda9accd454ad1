#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/random.h"
#include "kernels/learning/grow_tree.h"
#include "kernels/learning/softmax.h"
#include "learners/tree_parameters.h"

namespace melon::learners {
namespace {

constexpr HyperParameter kRate{
    .name = "learning_rate",
    .kind = HyperParameterKind::log_real,
    .usual = 0.1,
    .limits = {.low = 0, .high = 10, .low_open = true},
    .search_low = 0.01,
    .search_high = 1};
constexpr HyperParameter kDepth{.name = "max_depth",
                                .kind = HyperParameterKind::whole,
                                .usual = 3,
                                .limits = {.low = 0, .high = 100'000},
                                .search_low = 1,
                                .search_high = 10};
constexpr const HyperParameter* kParameters[] = {&kTreeCount, &kRate, &kDepth,
                                                 &kMinSamplesLeaf};

/// What the sums of trees are.
enum class Link : unsigned char {
  /// One: the target.
  target,
  /// One: the log-odds of the second of two classes.
  log_odds,
  /// One for each class: logarithms of their probabilities, up to a summand.
  logarithms,
};

Link LinkOf(const TrainingSet& training) {
  if (!training.is_classification()) return Link::target;
  return training.class_count == 2 ? Link::log_odds : Link::logarithms;
}

class Boosted : public Model {
 public:
  Boosted(Link link, std::size_t output_count, std::vector<double> start)
      : link_(link), output_count_(output_count), start_(std::move(start)) {}

  /// Trees come in rounds, one for each sum.
  void Add(Tree tree) { trees_.push_back(std::move(tree)); }

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    std::vector<double> sums(start_.size());
    for (std::size_t row = 0; row < rows.row_count; ++row) {
      sums = start_;
      for (std::size_t i = 0; i < trees_.size(); ++i)
        sums[i % sums.size()] +=
            trees_[i].output(trees_[i].LeafOf(rows.row(row)))[0];
      const std::span<double> output =
          predictions.subspan(row * output_count_, output_count_);
      if (link_ == Link::log_odds) {
        output[0] = 1 / (1 + std::exp(sums[0]));
        output[1] = 1 / (1 + std::exp(-sums[0]));
        continue;
      }
      std::copy(sums.begin(), sums.end(), output.begin());
      if (link_ == Link::logarithms) ToProbabilities(output);
    }
  }

 private:
  Link link_;
  std::size_t output_count_;
  std::vector<double> start_;
  std::vector<Tree> trees_;
};

/// Grows the trees and keeps what they sum up to on the training set.
class Booster {
 public:
  Booster(const TrainingSet& training, const HyperParameters& parameters,
          std::uint64_t seed)
      : training_(training),
        link_(LinkOf(training)),
        features_(*training.features),
        rate_(parameters[kRate]),
        settings_{.max_depth = parameters.Whole(kDepth),
                  .min_samples_leaf = parameters.Whole(kMinSamplesLeaf)},
        random_(seed),
        weights_(training.row_count(), 1),
        residuals_(training.row_count()),
        steepness_(training.row_count(), 1) {}

  std::unique_ptr<const Model> Run(std::size_t rounds) {
    std::vector<double> start = Start();
    width_ = start.size();
    sums_.reserve(width_ * training_.row_count());
    for (std::size_t row = 0; row < training_.row_count(); ++row)
      sums_.insert(sums_.end(), start.begin(), start.end());
    auto model = std::make_unique<Boosted>(link_, training_.output_count(),
                                           std::move(start));
    for (std::size_t round = 0; round < rounds; ++round) {
      // All trees of a round see the sums before it.
      const std::vector<double> before = sums_;
      for (std::size_t c = 0; c < width_; ++c) {
        FindResiduals(before, c);
        model->Add(NextTree(c));
      }
    }
    return model;
  }

 private:
  /// What the sums are before the first tree: the best constants.
  [[nodiscard]] std::vector<double> Start() const {
    const auto count = static_cast<double>(training_.row_count());
    if (link_ == Link::target) {
      double mean = 0;
      for (const double target : training_.targets) mean += target / count;
      return {mean};
    }
    std::vector<double> logs(training_.class_count);
    for (const std::uint16_t one : training_.classes) logs[one] += 1 / count;
    // A class without rows gets a share that is as good as none.
    for (double& share : logs) share = std::log(std::max(share, 1e-16));
    if (link_ == Link::log_odds) return {logs[1] - logs[0]};
    return logs;
  }

  /// The gradient of each row's loss in sum c, and how steep it is itself.
  void FindResiduals(const std::vector<double>& sums, std::size_t c) {
    for (std::size_t row = 0; row < training_.row_count(); ++row) {
      const std::span<const double> mine =
          std::span(sums).subspan(row * width_, width_);
      if (link_ == Link::target) {
        residuals_[row] = training_.targets[row] - mine[0];
        continue;
      }
      const std::size_t positive = link_ == Link::log_odds ? 1 : c;
      const double p = ProbabilityOf(mine, c);
      residuals_[row] = (training_.classes[row] == positive ? 1 : 0) - p;
      steepness_[row] = p * (1 - p);
    }
  }

  [[nodiscard]] double ProbabilityOf(std::span<const double> sums,
                                     std::size_t c) const {
    if (link_ == Link::log_odds) return 1 / (1 + std::exp(-sums[0]));
    double all = 0;
    for (const double one : sums) all += std::exp(one - sums[c]);
    return 1 / all;
  }

  /// Fits the residuals, gives each leaf its step of Newton's method, and adds
  /// it to the sums.
  Tree NextTree(std::size_t c) {
    const TrainingSet target{.features = training_.features,
                             .targets = residuals_};
    Tree tree = GrowTree(target, features_, weights_, settings_, random_);
    std::vector<double> numerators(tree.nodes.size());
    std::vector<double> denominators(tree.nodes.size());
    std::vector<std::size_t> leaves(training_.row_count());
    for (std::size_t row = 0; row < leaves.size(); ++row) {
      leaves[row] = tree.LeafOf(training_.features->row(row));
      numerators[leaves[row]] += residuals_[row];
      denominators[leaves[row]] += steepness_[row];
    }
    const auto classes = static_cast<double>(width_);
    const double factor = rate_ * (width_ > 1 ? (classes - 1) / classes : 1);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
      tree.outputs[i] = denominators[i] < 1e-150
                            ? 0
                            : factor * numerators[i] / denominators[i];
    for (std::size_t row = 0; row < leaves.size(); ++row)
      sums_[row * width_ + c] += tree.outputs[leaves[row]];
    return tree;
  }

  const TrainingSet& training_;
  Link link_;
  SortedFeatures features_;
  double rate_;
  TreeSettings settings_;
  Random random_;
  std::size_t width_ = 1;
  std::vector<double> weights_;
  std::vector<double> residuals_;
  std::vector<double> steepness_;
  /// Of each row, sum behind sum.
  std::vector<double> sums_;
};

Fit FitBoosting(const TrainingSet& training, const HyperParameters& parameters,
                std::uint64_t seed) {
  return {.model = Booster(training, parameters, seed)
                       .Run(parameters.Whole(kTreeCount))};
}

}  // namespace

extern const LearnerWords gradient_boosting_words = {
    .words =
        {
            .name = {"gradient boosting", "梯度提升"},
            .short_name = {"boosting", "梯度提升"},
            .synonyms =
                {"GradientBoostingClassifier, GradientBoostingRegressor, GBM, "
                 "GBDT",
                 "GBDT, 梯度提升决策树"},
            .meaning = {"A sum of small trees. Each is fitted to what the sum "
                        "before it "
                        "leaves unexplained, the gradient of the loss, and is "
                        "added with "
                        "a small weight.",
                        "许多小树之和。每棵树拟合此前之和尚未解释的部分，即损失"
                        "的负梯度，"
                        "再以较小的权重加入。"},
            .latex = R"(F_t(x)=F_{t-1}(x)+\nu\,h_t(x),\quad )"
                     R"(r_i=-\frac{\partial L(y_i,F(x_i))}{\partial F(x_i)})",
            .symbols =
                {{"F_t", {"the sum after tree t", "第 t 棵树之后的和"}},
                 {R"(\nu)", {"learning_rate", "学习率 learning_rate"}},
                 {"h_t",
                  {"tree t, fitted to the residuals", "拟合残差的第 t 棵树"}},
                 {"r_i", {"the residual of row i", "第 i 行的残差"}},
                 {"y_i", {"its class or target", "其类别或目标值"}},
                 {"L", {"squared error, or log loss", "平方误差或对数损失"}}},
            .references = {{sources::friedman2001}},
            .remark =
                {"With two classes there is one sum, the log-odds; with more "
                 "there is one for each class.",
                 "二分类只有一个和，即对数几率；多分类时每类各有一个。"},
            .avoid_when = {"rows are few or labels are noisy, or it will not "
                           "be tuned: it then follows the noise",
                           "样例很少或标记有噪声，或不打算调参：它会拟合噪声"},
        },
    .parameters = {{"number of trees", "树的棵数"},
                   {"weight of each tree", "每棵树的权重"},
                   {"splits from the root to a leaf; 0 for any number",
                    "从根到叶的划分次数；0 为不限"},
                   {"fewest rows in a leaf", "叶结点的最少行数"}},
};

extern const Learner gradient_boosting = {
    .id = "gradient_boosting",
    .parameters = kParameters,
    .fit = FitBoosting,
};

}  // namespace melon::learners
