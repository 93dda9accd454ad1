#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <memory>
#include <numbers>
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
        log_shares_(class_count_, -std::numeric_limits<double>::infinity()),
        means_(class_count_ * column_count_),
        variances_(class_count_ * column_count_) {
    const std::vector<double> sizes = ClassSizes(training);
    AddMeans(training, sizes);
    AddVariances(training, sizes);
    const double least = smoothing * LargestVariance(*training.features);
    for (double& variance : variances_) variance += least;
    const auto rows = static_cast<double>(training.row_count());
    for (std::size_t c = 0; c < class_count_; ++c)
      if (sizes[c] > 0) log_shares_[c] = std::log(sizes[c] / rows);
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
  static std::vector<double> ClassSizes(const TrainingSet& training) {
    std::vector<double> sizes(training.class_count);
    for (const std::uint16_t one : training.classes) ++sizes[one];
    return sizes;
  }

  void AddMeans(const TrainingSet& training, const std::vector<double>& sizes) {
    for (std::size_t row = 0; row < training.row_count(); ++row) {
      const std::size_t c = training.classes[row];
      const std::span<const double> values = training.features->row(row);
      for (std::size_t j = 0; j < column_count_; ++j)
        means_[c * column_count_ + j] += values[j] / sizes[c];
    }
  }

  void AddVariances(const TrainingSet& training,
                    const std::vector<double>& sizes) {
    for (std::size_t row = 0; row < training.row_count(); ++row) {
      const std::size_t c = training.classes[row];
      const std::span<const double> values = training.features->row(row);
      for (std::size_t j = 0; j < column_count_; ++j) {
        const double difference = values[j] - means_[c * column_count_ + j];
        variances_[c * column_count_ + j] += difference * difference / sizes[c];
      }
    }
  }

  static double LargestVariance(const FeatureMatrix& features) {
    const auto count = static_cast<double>(features.row_count);
    double largest = 0;
    for (std::size_t j = 0; j < features.column_count; ++j) {
      double mean = 0;
      double variance = 0;
      for (std::size_t i = 0; i < features.row_count; ++i)
        mean += features.row(i)[j] / count;
      for (std::size_t i = 0; i < features.row_count; ++i) {
        const double difference = features.row(i)[j] - mean;
        variance += difference * difference / count;
      }
      largest = std::max(largest, variance);
    }
    // Features that never change tell nothing, whatever their variance is said
    // to be.
    return largest > 0 ? largest : 1;
  }

  [[nodiscard]] double LogJoint(std::span<const double> values,
                                std::size_t c) const {
    double sum = log_shares_[c];
    if (std::isinf(sum)) return sum;
    for (std::size_t j = 0; j < column_count_; ++j) {
      const double variance = variances_[c * column_count_ + j];
      const double difference = values[j] - means_[c * column_count_ + j];
      sum -= 0.5 * (std::log(2 * std::numbers::pi * variance) +
                    difference * difference / variance);
    }
    return sum;
  }

  std::size_t class_count_;
  std::size_t column_count_;
  std::vector<double> log_shares_;
  /// Of each class, feature behind feature.
  std::vector<double> means_;
  std::vector<double> variances_;
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
