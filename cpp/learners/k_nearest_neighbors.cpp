#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/text.h"
#include "kernels/learning/nearest_rows.h"
#include "learners/learner.h"

namespace melon::learners {
namespace {

constexpr HyperParameter kNeighbors{.name = "n_neighbors",
                                    .kind = HyperParameterKind::whole,
                                    .usual = 5,
                                    .limits = {.low = 1, .high = 1'000'000},
                                    .search_low = 1,
                                    .search_high = 50};
constexpr const HyperParameter* kParameters[] = {&kNeighbors};

class Neighbors : public Model {
 public:
  Neighbors(const TrainingSet& training, std::size_t count)
      : features_(*training.features),
        classes_(training.classes.begin(), training.classes.end()),
        targets_(training.targets.begin(), training.targets.end()),
        output_count_(training.output_count()),
        count_(std::min(count, training.row_count())) {}

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    std::fill(predictions.begin(), predictions.end(), 0);
    NearestRows(features_, rows, count_,
                [&](std::size_t row, std::span<const std::uint32_t> nearest) {
                  const std::span<double> output =
                      predictions.subspan(row * output_count_, output_count_);
                  for (const std::uint32_t one : nearest) {
                    if (classes_.empty())
                      output[0] += targets_[one];
                    else
                      ++output[classes_[one]];
                  }
                  for (double& sum : output) sum /= static_cast<double>(count_);
                });
  }

 private:
  FeatureMatrix features_;
  std::vector<std::uint16_t> classes_;
  std::vector<double> targets_;
  std::size_t output_count_;
  std::size_t count_;
};

Problem FewerRowsThanNeighbors(std::size_t count) {
  return {.code = "fewer_rows_than_neighbors",
          .message = Fill(
              {"n_neighbors is {0}, and some training set has fewer rows: all "
               "of them are neighbours then, and every prediction is the same. "
               "Give fewer neighbours, or more rows to learn from.",
               "n_neighbors 为 {0}，而有的训练集不足这么多行：此时全部行都是"
               "近邻，所有预测都相同。请减小 n_neighbors，或增加训练的行。"},
              {CountText(count)}),
          .value = std::to_string(count)};
}

Fit FitNeighbors(const TrainingSet& training, const HyperParameters& parameters,
                 std::uint64_t /*seed*/) {
  const std::size_t count = parameters.Whole(kNeighbors);
  Fit fit{.model = std::make_unique<Neighbors>(training, count)};
  if (count > training.row_count()) fit.warning = FewerRowsThanNeighbors(count);
  return fit;
}

}  // namespace

extern const LearnerWords k_nearest_neighbors_words = {
    .words =
        {
            .name = {"k-nearest neighbours", "k 近邻"},
            .short_name = {"kNN", "kNN"},
            .synonyms = {"KNeighborsClassifier, KNeighborsRegressor, IBk",
                         "懒惰学习"},
            .meaning =
                {"A row gets the mean of the k training rows that are nearest "
                 "to it: their shares of the classes, or their mean target. "
                 "Features are standardized, so that each has the same say in "
                 "the distance.",
                 "取训练集中与该行最近的 k 行：分类时为其中各类所占的比例，回归"
                 "时为其目标的均值。各属性先标准化，使其在距离中的作用相当。"},
            .latex = R"(\hat p_c(x)=\frac1k|\{i\in N_k(x):y_i=c\}|,\quad )"
                     R"(\hat y(x)=\frac1k\sum_{i\in N_k(x)}y_i)",
            .symbols =
                {{"k", {"the number of neighbours", "近邻数"}},
                 {"N_k(x)",
                  {"the k training rows at the smallest Euclidean distance",
                   "欧氏距离最近的 k 个训练行"}},
                 {"y_i", {"their classes or targets", "其类别或目标值"}}},
            .references = {{sources::zhou2016, "§10.1"}},
            .remark =
                {"Of rows at the same distance, the first ones in the file are "
                 "taken. With fewer than k training rows, all of them are.",
                 "距离相同时取文件中靠前的行。训练行数不足 k 时全部采用。"},
            .avoid_when =
                {"features are many or irrelevant: distances then say little; "
                 "or predictions must be fast, since all rows are kept",
                 "属性很多或无关：距离此时意义不大；或要求预测快，因为它保留全"
                 "部样例"},
        },
    .parameters = {{"number of neighbours", "近邻数"}},
};

extern const Learner k_nearest_neighbors = {
    .id = "k_nearest_neighbors",
    .parameters = kParameters,
    .standardizes = true,
    .fit = FitNeighbors,
};

}  // namespace melon::learners
