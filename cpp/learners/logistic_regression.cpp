#include <cmath>
#include <cstddef>
#include <memory>
#include <utility>

#include "base/bibliography.h"
#include "kernels/learning/fit_logistic.h"
#include "kernels/learning/softmax.h"
#include "learners/learner.h"

namespace melon::learners {
namespace {

constexpr HyperParameter kC{.name = "C",
                            .kind = HyperParameterKind::log_real,
                            .usual = 1,
                            .limits = {.low = 1e-10, .high = 1e10},
                            .search_low = 1e-4,
                            .search_high = 1e4};
constexpr const HyperParameter* kParameters[] = {&kC};

class Logistic : public Model {
 public:
  Logistic(LogisticWeights weights, std::size_t class_count)
      : weights_(std::move(weights)), class_count_(class_count) {}

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    for (std::size_t row = 0; row < rows.row_count; ++row) {
      const std::span<double> output =
          predictions.subspan(row * class_count_, class_count_);
      if (class_count_ == 2) {
        output[0] = 0;
        output[1] = Margin(rows.row(row), 0);
      } else {
        for (std::size_t c = 0; c < class_count_; ++c)
          output[c] = Margin(rows.row(row), c);
      }
      ToProbabilities(output);
    }
  }

 private:
  [[nodiscard]] double Margin(std::span<const double> row,
                              std::size_t function) const {
    const std::span<const double> weights =
        std::span(weights_.values)
            .subspan(function * (row.size() + 1), row.size() + 1);
    double sum = weights.back();
    for (std::size_t i = 0; i < row.size(); ++i) sum += weights[i] * row[i];
    return sum;
  }

  LogisticWeights weights_;
  std::size_t class_count_;
};

Fit FitRegression(const TrainingSet& training,
                  const HyperParameters& parameters, std::uint64_t /*seed*/) {
  LogisticWeights weights = FitLogistic(training, parameters[kC]);
  const bool converged = weights.converged;
  return {.model = std::make_unique<Logistic>(std::move(weights),
                                              training.class_count),
          .converged = converged};
}

}  // namespace

extern const LearnerWords logistic_regression_words = {
    .words =
        {
            .name = {"logistic regression", "对数几率回归"},
            .short_name = {"logistic", "对数几率回归"},
            .synonyms =
                {"LogisticRegression, softmax regression, multinomial logit",
                 "逻辑回归, logistic 回归"},
            .meaning =
                {"The log-odds of the classes are linear in the features. The "
                 "weights make the log loss on the training set small and stay "
                 "small themselves: the smaller C, the smaller.",
                 "类别的对数几率是属性的线性函数。权重使训练集上的对数损失小，"
                 "同时自身不大：C 越小，权重越小。"},
            .latex =
                R"(\min_{w,b}\;C\sum_{i=1}^{m}-\ln P(y_i\mid x_i)+\tfrac12\|w\|^2,)"
                R"(\quad P(c\mid x)\propto\exp(w_c^{\top}x+b_c))",
            .symbols = {{R"(P(c\mid x))",
                         {"the probability of class c for a row x",
                          "行 x 属于类 c 的概率"}},
                        {"w_c", {"the weights of class c", "类 c 的权重"}},
                        {"b_c",
                         {"its intercept, which is not penalized",
                          "其截距，不受惩罚"}},
                        {"C", {"the weight of the loss", "损失项的系数"}},
                        {"m", {"rows of the training set", "训练集的行数"}},
                        {"x_i, y_i",
                         {"row i and its class", "第 i 行及其类别"}}},
            .references = {{sources::hastie2009, "§4.4"},
                           {sources::zhou2016, "§3.3"}},
            .remark =
                {"Numeric features are standardized. With two classes there is "
                 "one function, as in scikit-learn.",
                 "数值属性先标准化。二分类只有一个线性函数，与 scikit-learn "
                 "相同。"},
            .avoid_when =
                {"classes are separated by no plane in the features as given: "
                 "add products of features, or take trees or a kernel",
                 "在给定属性下两类不能用平面分开：加入属性的乘积，或用树、核方"
                 "法"},
        },
    .parameters = {{"weight of the loss: a small one keeps the weights small",
                    "损失项的系数：越大，对权重的限制越弱"}},
};

extern const Learner logistic_regression = {
    .id = "logistic_regression",
    .parameters = kParameters,
    .goals = LearnerGoals::classes,
    .standardizes = true,
    .fit = FitRegression,
};

}  // namespace melon::learners
