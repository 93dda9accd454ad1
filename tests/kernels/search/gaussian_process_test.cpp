// Beside scikit-learn's GaussianProcessRegressor, by tests/golden/search.py.
#include "kernels/search/gaussian_process.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace melon {
namespace {

RowMajor MatrixOf(const nlohmann::json& json) {
  const auto rows = json.get<std::vector<std::vector<double>>>();
  RowMajor matrix(static_cast<Eigen::Index>(rows.size()),
                  static_cast<Eigen::Index>(rows[0].size()));
  for (Eigen::Index i = 0; i < matrix.rows(); ++i)
    for (Eigen::Index k = 0; k < matrix.cols(); ++k)
      matrix(i, k) =
          rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(k)];
  return matrix;
}

Eigen::VectorXd VectorOf(const nlohmann::json& json) {
  const auto values = json.get<std::vector<double>>();
  return Eigen::Map<const Eigen::VectorXd>(
      values.data(), static_cast<Eigen::Index>(values.size()));
}

TEST(GaussianProcess, IsThatOfScikitLearn) {
  std::ifstream file(std::string(MELON_GOLDEN) + "/search.json");
  const nlohmann::json golden = nlohmann::json::parse(file);
  for (const auto& one : golden["processes"]) {
    const GaussianProcess process(
        MatrixOf(one["points"]), VectorOf(one["values"]),
        {.lengths = VectorOf(one["lengths"]), .noise = one["noise"]});
    const auto variance = one["variance"].get<double>();
    EXPECT_NEAR(process.variance() / variance, 1, 1e-9);
    EXPECT_NEAR(process.log_likelihood(), one["log_likelihood"].get<double>(),
                1e-8);
    const auto [means, deviations] = process.Predict(MatrixOf(one["new"]));
    const Eigen::VectorXd expected_means = VectorOf(one["means"]);
    const Eigen::VectorXd expected = VectorOf(one["deviations"]);
    ASSERT_EQ(means.size(), expected_means.size());
    for (Eigen::Index i = 0; i < means.size(); ++i) {
      EXPECT_NEAR(means[i], expected_means[i], 1e-8);
      EXPECT_NEAR(deviations[i], expected[i], 1e-8);
    }
  }
}

TEST(GaussianProcess, FindsTheCoordinateThatMatters) {
  std::ifstream file(std::string(MELON_GOLDEN) + "/search.json");
  const RowMajor points =
      MatrixOf(nlohmann::json::parse(file)["processes"][1]["points"]);
  const Eigen::VectorXd values = (6 * points.col(0).array()).sin();
  const Similarity likeliest = LikeliestSimilarity(points, values);
  EXPECT_LT(likeliest.lengths[0], likeliest.lengths[1]);
}

TEST(GaussianProcess, OfValuesThatAreAllTheSameIsFinite) {
  const RowMajor points{{0.1}, {0.5}, {0.5}};
  const Eigen::VectorXd values = Eigen::VectorXd::Zero(3);
  const GaussianProcess process(points, values,
                                LikeliestSimilarity(points, values));
  const auto [means, deviations] = process.Predict(points);
  EXPECT_TRUE(means.allFinite());
  EXPECT_TRUE(deviations.allFinite());
}

}  // namespace
}  // namespace melon
