#include <algorithm>
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

constexpr HyperParameter kPruning{.name = "ccp_alpha",
                                  .kind = HyperParameterKind::real,
                                  .usual = 0,
                                  .limits = {.low = 0},
                                  .search_low = 0,
                                  .search_high = 0.05};
constexpr const HyperParameter* kParameters[] = {&kMaxDepth, &kMinSamplesLeaf,
                                                 &kPruning};

class OneTree : public Model {
 public:
  explicit OneTree(Tree tree) : tree_(std::move(tree)) {}

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    for (std::size_t row = 0; row < rows.row_count; ++row) {
      const std::span<const double> output =
          tree_.output(tree_.LeafOf(rows.row(row)));
      std::copy(output.begin(), output.end(),
                predictions.begin() +
                    static_cast<std::ptrdiff_t>(row * output.size()));
    }
  }

 private:
  Tree tree_;
};

Fit FitTree(const TrainingSet& training, const HyperParameters& parameters,
            std::uint64_t seed) {
  const TreeSettings settings{
      .max_depth = parameters.Whole(kMaxDepth),
      .min_samples_leaf = parameters.Whole(kMinSamplesLeaf)};
  const std::vector<double> weights(training.row_count(), 1);
  Random random(seed);
  Tree tree = GrowTree(training, SortedFeatures(*training.features), weights,
                       settings, random);
  if (parameters[kPruning] > 0) PruneTree(tree, parameters[kPruning]);
  return {.model = std::make_unique<OneTree>(std::move(tree))};
}

}  // namespace

extern const LearnerWords decision_tree_words = {
    .words =
        {
            .name = {"decision tree (CART)", "决策树（CART）"},
            .short_name = {"tree", "决策树"},
            .synonyms =
                {"DecisionTreeClassifier, DecisionTreeRegressor, rpart, CART",
                 "分类与回归树"},
            .meaning = {"The rows are split in two, again and again, at the "
                        "threshold of one "
                        "feature that makes both sides purest: by the Gini "
                        "index, or by the "
                        "variance of the targets. With ccp_alpha above 0, "
                        "branches that gain "
                        "less than that for each leaf are cut off again.",
                        "每次按某一属性的阈值把行一分为二，使两侧最纯：分类用基"
                        "尼指数，回归用目"
                        "标的方差。ccp_alpha 大于 0 "
                        "时，剪去平均每个叶结点的增益不超过它的"
                        "分支。"},
            .latex =
                R"(\mathrm{Gini}(D)=1-\sum_c p_c^2,\quad )"
                R"(R_\alpha(T)=\sum_{t\in T}\frac{m_t}{m}\,\mathrm{Gini}(D_t))"
                R"(+\alpha|T|)",
            .symbols = {{"p_c",
                         {"the share of class c in D", "D 中类 c 的比例"}},
                        {"D_t", {"the rows of leaf t", "叶结点 t 的行"}},
                        {"m_t", {"how many they are", "其行数"}},
                        {"m", {"rows of the training set", "训练集的行数"}},
                        {"|T|", {"leaves of the tree", "树的叶结点数"}},
                        {R"(\alpha)", {"ccp_alpha", "ccp_alpha"}}},
            .references = {{sources::breiman1984}, {sources::zhou2016, "§4"}},
            .remark =
                {"Of splits that are equally good the first is taken, by the "
                 "order of the columns; scikit-learn draws one. A max_depth of "
                 "0 "
                 "is no limit.",
                 "多个划分同样好时，按列的次序取第一个；scikit-learn "
                 "随机取一个。"
                 "max_depth 为 0 表示不限深度。"},
            .avoid_when =
                {"accuracy counts more than being read: it changes with a few "
                 "rows, and a forest is mostly better",
                 "精度比可读性重要：少数样例就能改变它，森林通常更好"},
        },
    .parameters = {{"splits from the root to a leaf; 0 for any number",
                    "从根到叶的划分次数；0 为不限"},
                   {"fewest rows in a leaf", "叶结点的最少行数"},
                   {"what a leaf must gain, or it is pruned",
                    "每个叶结点至少的增益，不足者剪去"}},
};

extern const Learner decision_tree = {
    .id = "decision_tree",
    .parameters = kParameters,
    .fit = FitTree,
};

}  // namespace melon::learners
