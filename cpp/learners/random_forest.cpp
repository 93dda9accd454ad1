#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/random.h"
#include "kernels/learning/grow_tree.h"
#include "learners/tree_parameters.h"

namespace melon::learners {
namespace {

constexpr HyperParameter kFeatureShare{.name = "max_features",
                                       .kind = HyperParameterKind::real,
                                       .usual = 0,
                                       .limits = {.low = 0, .high = 1},
                                       .search_low = 0.1,
                                       .search_high = 1};
constexpr const HyperParameter* kParameters[] = {&kTreeCount, &kFeatureShare,
                                                 &kMaxDepth, &kMinSamplesLeaf};

class Forest : public Model {
 public:
  explicit Forest(std::vector<Tree> trees) : trees_(std::move(trees)) {}

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    std::fill(predictions.begin(), predictions.end(), 0);
    const std::size_t width = trees_[0].output_count;
    for (const Tree& tree : trees_) {
      for (std::size_t row = 0; row < rows.row_count; ++row) {
        const std::span<const double> output =
            tree.output(tree.LeafOf(rows.row(row)));
        for (std::size_t i = 0; i < width; ++i)
          predictions[row * width + i] += output[i];
      }
    }
    for (double& sum : predictions) sum /= static_cast<double>(trees_.size());
  }

 private:
  std::vector<Tree> trees_;
};

/// Features that a split looks at: the square root of all in a classification
/// and all in a regression, as scikit-learn does, or the share that was asked.
std::size_t FeaturesEach(const TrainingSet& training, double share) {
  const auto all = static_cast<double>(training.features->column_count);
  if (share > 0)
    return static_cast<std::size_t>(std::max(1.0, std::floor(share * all)));
  if (!training.is_classification()) return 0;
  return static_cast<std::size_t>(std::max(1.0, std::floor(std::sqrt(all))));
}

Fit FitForest(const TrainingSet& training, const HyperParameters& parameters,
              std::uint64_t seed) {
  const TreeSettings settings{
      .max_depth = parameters.Whole(kMaxDepth),
      .min_samples_leaf = parameters.Whole(kMinSamplesLeaf),
      .max_features = FeaturesEach(training, parameters[kFeatureShare])};
  const SortedFeatures features(*training.features);
  Random random(seed);
  std::vector<Tree> trees(parameters.Whole(kTreeCount));
  std::vector<double> weights(training.row_count());
  const auto rows = static_cast<std::uint32_t>(training.row_count());
  for (Tree& tree : trees) {
    std::fill(weights.begin(), weights.end(), 0);
    for (std::uint32_t i = 0; i < rows; ++i) ++weights[random.Below(rows)];
    tree = GrowTree(training, features, weights, settings, random);
  }
  return {.model = std::make_unique<Forest>(std::move(trees))};
}

}  // namespace

extern const LearnerWords random_forest_words = {
    .words =
        {
            .name = {"random forest", "随机森林"},
            .short_name = {"forest", "森林"},
            .synonyms =
                {"RandomForestClassifier, RandomForestRegressor, bagging",
                 "RF, Bagging"},
            .meaning =
                {"The mean of many decision trees. Each grows on rows that are "
                 "drawn with replacement, and each of its splits looks at some "
                 "features only, so that the trees differ and their errors "
                 "cancel out.",
                 "多棵决策树的平均。每棵树在自助采样的行上生成，每次划分只考察"
                 "部分"
                 "属性，各树因而不同，误差得以抵消。"},
            .latex = R"(\hat p_c(x)=\frac1T\sum_{t=1}^{T}p_{t,c}(x))",
            .symbols =
                {{"T",
                  {"the number of trees, n_estimators",
                   "树的棵数 n_estimators"}},
                 {"p_{t,c}(x)",
                  {"the share of class c in the leaf of tree t that x is in",
                   "x 所在的第 t 棵树叶结点中类 c 的比例"}}},
            .references = {{sources::breiman2001},
                           {sources::zhou2016, "§8.3.2"}},
            .remark =
                {"max_features is the share of the features that a split looks "
                 "at; 0 is the square root of their number, and all of them in "
                 "a "
                 "regression.",
                 "max_features 是每次划分考察的属性比例；取 0 "
                 "时，分类为属性数的"
                 "平方根，回归为全部属性。"},
            .avoid_when =
                {"targets go beyond those seen: it predicts means of training "
                 "targets; or a rule that can be read is wanted",
                 "目标值超出训练范围：它只预测训练目标的均值；或需要可读的规"
                 "则"},
        },
    .parameters =
        {{"number of trees", "树的棵数"},
         {"share of the features that a split looks at; 0: their square root",
          "每次划分考察的属性比例；0 为其平方根"},
         {"splits from the root to a leaf; 0 for any number",
          "从根到叶的划分次数；0 为不限"},
         {"fewest rows in a leaf", "叶结点的最少行数"}},
};

extern const Learner random_forest = {
    .id = "random_forest",
    .parameters = kParameters,
    .fit = FitForest,
};

}  // namespace melon::learners
