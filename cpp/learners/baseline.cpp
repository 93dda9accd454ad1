#include <algorithm>
#include <memory>
#include <vector>

#include "base/bibliography.h"
#include "learners/learner.h"

namespace melon::learners {
namespace {

/// The same for every row.
class Constant : public Model {
 public:
  explicit Constant(std::vector<double> output) : output_(std::move(output)) {}

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    for (std::size_t row = 0; row < rows.row_count; ++row)
      std::copy(output_.begin(), output_.end(),
                predictions.begin() +
                    static_cast<std::ptrdiff_t>(row * output_.size()));
  }

 private:
  std::vector<double> output_;
};

Fit FitConstant(const TrainingSet& training,
                const HyperParameters& /*parameters*/, std::uint64_t /*seed*/) {
  std::vector<double> output(training.output_count());
  for (const std::uint16_t one : training.classes) ++output[one];
  for (const double target : training.targets) output[0] += target;
  for (double& sum : output) sum /= static_cast<double>(training.row_count());
  return {.model = std::make_unique<Constant>(std::move(output))};
}

}  // namespace

extern const LearnerWords baseline_words = {
    .words =
        {
            .name = {"majority class, or mean", "多数类或均值"},
            .short_name = {"baseline", "基线"},
            .synonyms = {"DummyClassifier, DummyRegressor, ZeroR, null model",
                         "零规则, ZeroR"},
            .meaning =
                {"It looks at no feature: every row gets the shares of the "
                 "classes in the training set, so the majority class is "
                 "predicted, or the mean of the targets. A learner that is not "
                 "better has learnt nothing.",
                 "不看任何属性：每一行都得到训练集中各类所占的比例，即预测多数"
                 "类；回归时预测目标的均值。不优于它的学习器什么也没学到。"},
            .latex =
                R"(\hat p_c=\frac{m_c}{m},\quad \hat y=\frac1m\sum_{i=1}^{m}y_i)",
            .symbols = {{"m", {"rows of the training set", "训练集的行数"}},
                        {"m_c", {"those of class c", "其中属于类 c 的行数"}},
                        {"y_i", {"the target of row i", "第 i 行的目标值"}}},
            .references = {{sources::zhou2016, "§2.1"}},
            .avoid_when = {"a model is wanted: it is there to be beaten",
                           "需要真正的模型：它只是用来被超过的参照"},
        },
};

extern const Learner baseline = {
    .id = "baseline",
    .fit = FitConstant,
};

}  // namespace melon::learners
