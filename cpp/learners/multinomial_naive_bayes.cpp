#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "base/bibliography.h"
#include "kernels/learning/softmax.h"
#include "learners/learner.h"

namespace melon::learners {
namespace {

constexpr HyperParameter kAlpha{.name = "alpha",
                                .kind = HyperParameterKind::log_real,
                                .usual = 1,
                                .limits = {.low = 1e-10, .high = 1e10},
                                .search_low = 1e-3,
                                .search_high = 10};
constexpr const HyperParameter* kParameters[] = {&kAlpha};

class MultinomialNaiveBayes : public Model {
 public:
  MultinomialNaiveBayes(const TrainingSet& training, double alpha)
      : class_count_(training.class_count),
        column_count_(training.features->column_count),
        log_shares_(class_count_),
        log_weights_(class_count_ * column_count_, alpha) {
    for (std::size_t row = 0; row < training.row_count(); ++row) {
      const std::size_t c = training.classes[row];
      ++log_shares_[c];
      const std::span<const double> counts = training.features->row(row);
      for (std::size_t j = 0; j < column_count_; ++j)
        log_weights_[c * column_count_ + j] += counts[j];
    }
    const auto rows = static_cast<double>(training.row_count());
    for (std::size_t c = 0; c < class_count_; ++c) {
      log_shares_[c] = std::log(log_shares_[c] / rows);
      double sum = 0;
      for (std::size_t j = 0; j < column_count_; ++j)
        sum += log_weights_[c * column_count_ + j];
      for (std::size_t j = 0; j < column_count_; ++j) {
        double& weight = log_weights_[c * column_count_ + j];
        weight = std::log(weight / sum);
      }
    }
  }

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    for (std::size_t row = 0; row < rows.row_count; ++row) {
      const std::span<double> output =
          predictions.subspan(row * class_count_, class_count_);
      const std::span<const double> counts = rows.row(row);
      for (std::size_t c = 0; c < class_count_; ++c) {
        output[c] = log_shares_[c];
        for (std::size_t j = 0; j < column_count_; ++j)
          output[c] += counts[j] * log_weights_[c * column_count_ + j];
      }
      ToProbabilities(output);
    }
  }

 private:
  std::size_t class_count_;
  std::size_t column_count_;
  std::vector<double> log_shares_;
  /// Of each class, feature behind feature.
  std::vector<double> log_weights_;
};

std::optional<Problem> RefusesNegative(const TrainingSet& training) {
  const std::vector<double>& values = training.features->values;
  const bool negative = std::any_of(values.begin(), values.end(),
                                    [](double value) { return value < 0; });
  if (!negative) return std::nullopt;
  return Problem{
      .code = "negative_features",
      .message = {"Multinomial naive Bayes counts: its features must be 0 or "
                  "more. Leave the columns with negative numbers out, or use "
                  "gaussian_naive_bayes.",
                  "多项式朴素贝叶斯以计数为属性，不能有负数。请去掉含负数的列，"
                  "或改用 gaussian_naive_bayes。"}};
}

Fit FitMultinomial(const TrainingSet& training,
                   const HyperParameters& parameters, std::uint64_t /*seed*/) {
  return {.model = std::make_unique<MultinomialNaiveBayes>(training,
                                                           parameters[kAlpha])};
}

}  // namespace

extern const LearnerWords multinomial_naive_bayes_words = {
    .words =
        {
            .name = {"multinomial naive Bayes", "多项式朴素贝叶斯"},
            .short_name = {"multinomial NB", "多项式 NB"},
            .synonyms = {"MultinomialNB", "文本分类"},
            .meaning =
                {"For counts, such as those of words in a text: each class has "
                 "its own share of every feature in the sum of all, and Bayes’ "
                 "theorem turns that into the probability of each class.",
                 "用于计数属性，如文本中的词频：每一类中各属性占总数的比例不同"
                 "，"
                 "由贝叶斯定理得到各类的概率。"},
            .latex =
                R"(P(c\mid x)\propto P(c)\prod_{j}\theta_{c,j}^{x_j},\quad )"
                R"(\theta_{c,j}=\frac{n_{c,j}+\alpha}{\sum_l n_{c,l}+\alpha d})",
            .symbols = {{"P(c)",
                         {"the share of class c in the training set",
                          "类 c 的先验"}},
                        {"x_j", {"count j of the row", "该行的第 j 个计数"}},
                        {"n_{c,j}",
                         {"the sum of count j over class c",
                          "类 c 中第 j 个计数之和"}},
                        {R"(\alpha)",
                         {"the smoothing: 1 is Laplace’s",
                          "平滑系数；取 1 为拉普拉斯修正"}},
                        {"d", {"the number of features", "属性数"}}},
            .references = {{sources::zhou2016, "§7.3"}},
            .avoid_when =
                {"features are not counts, or are negative; and its "
                 "probabilities are too extreme to be used as such",
                 "属性不是计数或有负值；其概率过于极端，不宜直接使用"},
        },
    .parameters = {{"smoothing: what is added to each count",
                    "平滑系数：加到每个计数上的数"}},
};

extern const Learner multinomial_naive_bayes = {
    .id = "multinomial_naive_bayes",
    .parameters = kParameters,
    .goals = LearnerGoals::classes,
    .refuses = RefusesNegative,
    .fit = FitMultinomial,
};

}  // namespace melon::learners
