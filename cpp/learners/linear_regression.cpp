#include <memory>

#include "base/bibliography.h"
#include "learners/linear_model.h"

namespace melon::learners {
namespace {

Fit FitPlane(const TrainingSet& training, const HyperParameters& /*parameters*/,
             std::uint64_t /*seed*/) {
  return {.model = std::make_unique<LinearModel>(
              FitLeastSquares(*training.features, training.targets, 0))};
}

}  // namespace

extern const LearnerWords linear_regression_words = {
    .words =
        {
            .name = {"linear regression", "线性回归"},
            .synonyms = {"LinearRegression, ordinary least squares, OLS, lm",
                         "最小二乘法, 多元线性回归"},
            .meaning =
                {"The plane through the training set with the smallest sum of "
                 "squared errors.",
                 "使训练集上误差平方和最小的平面。"},
            .latex = R"(\min_{w,b}\sum_{i=1}^{m}(y_i-w^{\top}x_i-b)^2)",
            .symbols = {{"w", {"the weights of the features", "各属性的权重"}},
                        {"b", {"the intercept", "截距"}},
                        {"m", {"rows of the training set", "训练集的行数"}},
                        {"x_i, y_i",
                         {"row i and its target", "第 i 行及其目标值"}}},
            .references = {{sources::hastie2009, "§3.2"},
                           {sources::zhou2016, "§3.2"}},
            .remark = {"With more features than rows, or features that depend "
                       "on each "
                       "other, many planes are equally good; the one with the "
                       "smallest "
                       "weights is taken.",
                       "属性多于行数或属性线性相关时，最优平面不唯一，取权重最"
                       "小者。"},
            .avoid_when = {"features are many or go together (ridge), or the "
                           "relation is not a plane",
                           "属性很多或彼此相关（岭回归），或关系不是线性的"},
        },
};

extern const Learner linear_regression = {
    .id = "linear_regression",
    .goals = LearnerGoals::targets,
    .standardizes = true,
    .fit = FitPlane,
};

}  // namespace melon::learners
