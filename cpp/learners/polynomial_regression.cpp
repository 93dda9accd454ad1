#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "base/bibliography.h"
#include "kernels/learning/least_squares.h"
#include "kernels/learning/monomials.h"
#include "learners/learner.h"

namespace melon::learners {
namespace {

constexpr HyperParameter kDegree{.name = "degree",
                                 .kind = HyperParameterKind::whole,
                                 .usual = 2,
                                 .limits = {.low = 1, .high = 30},
                                 .search_low = 1,
                                 .search_high = 10};
constexpr const HyperParameter* kParameters[] = {&kDegree};

class Polynomial : public Model {
 public:
  Polynomial(std::size_t degree, LinearFunction plane)
      : degree_(degree), plane_(std::move(plane)) {}

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    const FeatureMatrix terms = WithMonomials(rows, degree_);
    for (std::size_t row = 0; row < rows.row_count; ++row)
      predictions[row] = plane_.At(terms.row(row));
  }

 private:
  std::size_t degree_;
  LinearFunction plane_;
};

Fit FitPolynomial(const TrainingSet& training,
                  const HyperParameters& parameters, std::uint64_t /*seed*/) {
  const std::size_t degree =
      UsableDegree(training.features->column_count, parameters.Whole(kDegree));
  return {.model = std::make_unique<Polynomial>(
              degree, FitLeastSquares(WithMonomials(*training.features, degree),
                                      training.targets, 0)),
          .converged = degree == parameters.Whole(kDegree)};
}

}  // namespace

extern const LearnerWords polynomial_regression_words = {
    .words =
        {
            .name = {"polynomial regression", "多项式回归"},
            .short_name = {"polynomial", "多项式"},
            .synonyms = {"PolynomialFeatures, curve fitting", "曲线拟合"},
            .meaning =
                {"Linear regression on all products of the features up to a "
                 "degree. The higher the degree, the closer it follows the "
                 "training set, and its noise.",
                 "以各属性不超过给定次数的全部乘积为属性作线性回归。次数越高，"
                 "越贴近训练集及其噪声。"},
            .latex =
                R"(\hat y=b+\sum_{1\le|a|\le d}w_a\,x_1^{a_1}x_2^{a_2}\cdots)",
            .symbols = {{"d", {"the degree", "次数"}},
                        {"a",
                         {"the exponents of a product, |a| their sum",
                          "一个乘积的各指数，|a| 为其和"}},
                        {"w_a", {"its weight", "其权重"}},
                        {"b", {"the intercept", "截距"}},
                        {"x_1, x_2", {"the features", "各属性"}}},
            .references = {{sources::hastie2009, "§5.1"}},
            .remark =
                {"Where a degree would make more than 2,000 products, the "
                 "highest "
                 "one that does not is used, and a note says so.",
                 "若某次数的乘积超过 2000 个，则取不超过此数的最高次数，并加以"
                 "说明。"},
            .avoid_when =
                {"features are more than a few, or predictions go beyond the "
                 "training data: products grow in number, and the curve runs "
                 "away",
                 "属性较多，或要外推到训练数据之外：乘积项太多，曲线会失控"},
        },
    .parameters = {{"highest degree of a product of features",
                    "属性乘积的最高次数"}},
};

extern const Learner polynomial_regression = {
    .id = "polynomial_regression",
    .parameters = kParameters,
    .goals = LearnerGoals::targets,
    .standardizes = true,
    .fit = FitPolynomial,
};

}  // namespace melon::learners
