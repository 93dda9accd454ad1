#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <memory>
#include <numbers>
#include <numeric>
#include <vector>

#include "base/bibliography.h"
#include "kernels/learning/softmax.h"
#include "learners/learner.h"

namespace melon::learners {
namespace {

constexpr HyperParameter kSmoothing{.name = "var_smoothing",
                                    .kind = HyperParameterKind::log_real,
                                    .usual = 1e-9,
                                    .limits = {.low = 0, .high = 1e6},
                                    .search_low = 1e-12,
                                    .search_high = 1};
constexpr const HyperParameter* kParameters[] = {&kSmoothing};

class GaussianNaiveBayes : public Model {
 public:
  GaussianNaiveBayes(const TrainingSet& training, double smoothing)
      : class_count_(training.class_count),
        column_count_(training.features->column_count),
        sizes_(class_count_),
        means_(class_count_ * column_count_),
        variances_(class_count_ * column_count_),
        log_factors_(class_count_) {
    for (const std::uint16_t one : training.classes) ++sizes_[one];
    AddMeans(training);
    AddVariances(training);
    const double least = smoothing * LargestVariance();
    for (double& variance : variances_) variance += least;
    for (std::size_t c = 0; c < class_count_; ++c)
      log_factors_[c] = LogFactor(c);
  }

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    for (std::size_t row = 0; row < rows.row_count; ++row) {
      const std::span<double> output =
          predictions.subspan(row * class_count_, class_count_);
      for (std::size_t c = 0; c < class_count_; ++c)
        output[c] = LogJoint(rows.row(row), c);
      ToProbabilities(output);
    }
  }

 private:
  void AddMeans(const TrainingSet& training) {
    for (std::size_t row = 0; row < training.row_count(); ++row) {
      const std::span<const double> values = training.features->row(row);
      double* const sums =
          means_.data() + training.classes[row] * column_count_;
      for (std::size_t j = 0; j < column_count_; ++j) sums[j] += values[j];
    }
    DivideBySizes(means_);
  }

  void AddVariances(const TrainingSet& training) {
    for (std::size_t row = 0; row < training.row_count(); ++row) {
      const std::span<const double> values = training.features->row(row);
      const std::size_t first = training.classes[row] * column_count_;
      const double* const means = means_.data() + first;
      double* const sums = variances_.data() + first;
      for (std::size_t j = 0; j < column_count_; ++j)
        sums[j] += (values[j] - means[j]) * (values[j] - means[j]);
    }
    DivideBySizes(variances_);
  }

  void DivideBySizes(std::vector<double>& sums) const {
    for (std::size_t c = 0; c < class_count_; ++c) {
      if (sizes_[c] == 0) continue;
      for (std::size_t j = 0; j < column_count_; ++j)
        sums[c * column_count_ + j] /= sizes_[c];
    }
  }

  [[nodiscard]] double Share(std::size_t c) const {
    return sizes_[c] / std::accumulate(sizes_.begin(), sizes_.end(), 0.0);
  }

  /// Of a feature in all rows: within the classes and between them.
  [[nodiscard]] double LargestVariance() const {
    double largest = 0;
    for (std::size_t j = 0; j < column_count_; ++j) {
      double mean = 0;
      double variance = 0;
      for (std::size_t c = 0; c < class_count_; ++c)
        mean += Share(c) * means_[c * column_count_ + j];
      for (std::size_t c = 0; c < class_count_; ++c) {
        const double difference = means_[c * column_count_ + j] - mean;
        variance += Share(c) * (variances_[c * column_count_ + j] +
                                difference * difference);
      }
      largest = std::max(largest, variance);
    }
    // Features that never change tell nothing, whatever their variance is said
    // to be.
    return largest > 0 ? largest : 1;
  }

  /// The part of the joint density that is the same for every row.
  [[nodiscard]] double LogFactor(std::size_t c) const {
    if (sizes_[c] == 0) return -std::numeric_limits<double>::infinity();
    double sum = std::log(Share(c));
    for (std::size_t j = 0; j < column_count_; ++j)
      sum -= 0.5 *
             std::log(2 * std::numbers::pi * variances_[c * column_count_ + j]);
    return sum;
  }

  [[nodiscard]] double LogJoint(std::span<const double> values,
                                std::size_t c) const {
    double sum = log_factors_[c];
    if (std::isinf(sum)) return sum;
    const double* const means = means_.data() + c * column_count_;
    const double* const variances = variances_.data() + c * column_count_;
    for (std::size_t j = 0; j < column_count_; ++j) {
      const double difference = values[j] - means[j];
      sum -= 0.5 * (difference * difference / variances[j]);
    }
    return sum;
  }

  std::size_t class_count_;
  std::size_t column_count_;
  /// Rows of each class.
  std::vector<double> sizes_;
  /// Of each class, feature behind feature.
  std::vector<double> means_;
  std::vector<double> variances_;
  std::vector<double> log_factors_;
};

Fit FitGaussian(const TrainingSet& training, const HyperParameters& parameters,
                std::uint64_t /*seed*/) {
  // With no smoothing at all, a feature that is constant in a class would be
  // divided by zero.
  const double smoothing = std::max(parameters[kSmoothing], 1e-15);
  return {.model = std::make_unique<GaussianNaiveBayes>(training, smoothing)};
}

}  // namespace

extern const LearnerWords gaussian_naive_bayes_words = {
    .words =
        {
            .name = {"Gaussian naive Bayes", "高斯朴素贝叶斯"},
            .short_name = {"Gaussian NB", "高斯 NB"},
            .synonyms = {"GaussianNB", "朴素贝叶斯分类器"},
            .meaning =
                {"Within each class every feature is taken as normally "
                 "distributed and independent of the others; Bayes’ theorem "
                 "turns that into the probability of each class.",
                 "假设在每一类中各属性服从正态分布且相互独立，再由贝叶斯定理得"
                 "到"
                 "各类的概率。"},
            .latex = R"(P(c\mid x)\propto P(c)\prod_{j}\frac{1}{)"
                     R"(\sigma_{c,j}}\exp\!\Big(-\frac{(x_j-\mu_{c,j})^2})"
                     R"({2\sigma_{c,j}^2}\Big))",
            .symbols = {{"P(c)",
                         {"the share of class c in the training set",
                          "类 c 的先验"}},
                        {R"(\mu_{c,j})",
                         {"the mean of feature j in class c",
                          "属性 j 在类 c 中的均值"}},
                        {R"(\sigma_{c,j}^2)",
                         {"its variance there, and var_smoothing times the "
                          "largest variance "
                          "of a feature",
                          "其方差，加上 var_smoothing 乘以各属性方差的最大值"}},
                        {"x_j", {"feature j of the row", "该行的属性 j"}}},
            .references = {{sources::zhou2016, "§7.3"}},
            .avoid_when =
                {"probabilities are used: with features that depend on each "
                 "other they are poor (Domingos & Pazzani 1997), mostly too "
                 "close "
                 "to 0 or 1",
                 "要使用概率：属性相关时概率不准（Domingos 与 Pazzani "
                 "1997），大多过于接近 0 或 1"},
        },
    .parameters = {{"what is added to each variance, as a share of the largest",
                    "加到各方差上的量，占最大方差的比例"}},
};

extern const Learner gaussian_naive_bayes = {
    .id = "gaussian_naive_bayes",
    .parameters = kParameters,
    .goals = LearnerGoals::classes,
    .fit = FitGaussian,
};

}  // namespace melon::learners
