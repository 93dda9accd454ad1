#include <memory>

#include "base/bibliography.h"
#include "learners/linear_model.h"

namespace melon::learners {
namespace {

constexpr HyperParameter kAlpha{.name = "alpha",
                                .kind = HyperParameterKind::log_real,
                                .usual = 1,
                                .limits = {.low = 1e-10, .high = 1e15},
                                .search_low = 1e-4,
                                .search_high = 1e4};
constexpr const HyperParameter* kParameters[] = {&kAlpha};

Fit FitRidge(const TrainingSet& training, const HyperParameters& parameters,
             std::uint64_t /*seed*/) {
  return {.model = std::make_unique<LinearModel>(FitLeastSquares(
              *training.features, training.targets, parameters[kAlpha]))};
}

}  // namespace

extern const LearnerWords ridge_regression_words = {
    .words =
        {
            .name = {"ridge regression", "岭回归"},
            .short_name = {"ridge", "岭回归"},
            .synonyms = {"Ridge, Tikhonov regularization, L2", "L2 正则化"},
            .meaning =
                {"Linear regression that also keeps its weights small: the "
                 "larger alpha, the smaller.",
                 "同时限制权重大小的线性回归：alpha 越大，权重越小。"},
            .latex =
                R"(\min_{w,b}\sum_{i=1}^{m}(y_i-w^{\top}x_i-b)^2+\alpha\|w\|^2)",
            .symbols =
                {{"w", {"the weights of the features", "各属性的权重"}},
                 {"b",
                  {"the intercept, which is not penalized", "截距，不受惩罚"}},
                 {R"(\alpha)", {"the weight of the penalty", "惩罚项的系数"}},
                 {"m", {"rows of the training set", "训练集的行数"}},
                 {"x_i, y_i", {"row i and its target", "第 i 行及其目标值"}}},
            .references = {{sources::hoerl1970}, {sources::zhou2016, "§11.4"}},
            .remark = {"Numeric features are standardized, so that the penalty "
                       "treats "
                       "them alike.",
                       "数值属性先标准化，使惩罚对各属性一视同仁。"},
            .avoid_when =
                {"only few of many features matter and should be named: it "
                 "keeps all of them; or the relation is not a plane",
                 "众多属性中只有少数有用且需指出：它保留全部属性；或关系不是线"
                 "性的"},
        },
    .parameters = {{"weight of the penalty", "惩罚项的系数"}},
};

extern const Learner ridge_regression = {
    .id = "ridge_regression",
    .parameters = kParameters,
    .goals = LearnerGoals::targets,
    .standardizes = true,
    .fit = FitRidge,
};

}  // namespace melon::learners
