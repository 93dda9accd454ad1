// Learners beside those of scikit-learn 1.5.2: tests/golden/learners.py.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "learners/data_set.h"

namespace melon {
namespace {

using nlohmann::json;

struct Case {
  explicit Case(const json& one)
      : name(one["learner"].get<std::string>() + one["values"].dump() + " on " +
             one["data"].get<std::string>()),
        learner(LearnerOf(one["learner"].get<std::string>())),
        data(one["data"].get<std::string>()) {
    data.Prepare(learner.standardizes);
    const auto values = one["values"].get<std::map<std::string, double>>();
    const Fit fit = FitWith(learner, data.training(), values);
    converged = fit.converged;
    predictions = data.Predict(*fit.model);
  }

  [[nodiscard]] std::size_t width() const {
    return data.training().output_count();
  }
  [[nodiscard]] std::size_t rows() const {
    return predictions.size() / width();
  }
  [[nodiscard]] std::span<const double> row(std::size_t i) const {
    return std::span(predictions).subspan(i * width(), width());
  }
  [[nodiscard]] std::size_t LabelOf(std::size_t i) const {
    const std::span<const double> mine = row(i);
    return static_cast<std::size_t>(std::max_element(mine.begin(), mine.end()) -
                                    mine.begin());
  }

  std::string name;
  const Learner& learner;
  DataSet data;
  bool converged = false;
  std::vector<double> predictions;
};

std::vector<json> CasesWith(const std::string& key) {
  std::vector<json> cases;
  for (const json& one : ScikitLearners()["cases"])
    if (one.contains(key)) cases.push_back(one);
  return cases;
}

TEST(LearnersGolden, PredictTheLabelsThatScikitLearnPredicts) {
  const std::vector<json> cases = CasesWith("labels");
  ASSERT_EQ(cases.size(), 36U);
  for (const json& one : cases) {
    const Case made(one);
    const auto labels = one["labels"].get<std::string>();
    ASSERT_EQ(labels.size(), made.rows()) << made.name;
    std::size_t compared = 0;
    std::size_t different = 0;
    for (std::size_t i = 0; i < labels.size(); ++i) {
      if (labels[i] == '?') continue;
      ++compared;
      different += labels[i] - '0' != static_cast<int>(made.LabelOf(i)) ? 1 : 0;
    }
    EXPECT_GE(compared, labels.size() / 2) << made.name;
    EXPECT_EQ(different, 0U) << made.name;
  }
}

TEST(LearnersGolden, PredictTheNumbersThatScikitLearnPredicts) {
  const std::vector<json> cases = CasesWith("predictions");
  ASSERT_EQ(cases.size(), 30U);
  for (const json& one : cases) {
    const Case made(one);
    EXPECT_TRUE(made.converged) << made.name;
    const json& rows = one["predictions"];
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (std::size_t j = 0; j < made.width(); ++j) {
        if (rows[i][j].is_null()) continue;
        const double expected = rows[i][j].get<double>();
        EXPECT_NEAR(made.row(i)[j], expected,
                    2e-6 * std::max(1.0, std::abs(expected)))
            << made.name << ", test row " << i;
      }
    }
  }
}

double Mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) /
         static_cast<double>(values.size());
}

double Deviation(const std::vector<double>& values) {
  double squares = 0;
  for (const double value : values)
    squares += (value - Mean(values)) * (value - Mean(values));
  return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

TEST(LearnersGolden, RandomOnesAreAsGoodAsScikitLearnsOwn) {
  const std::vector<json> cases = CasesWith("accuracies");
  ASSERT_EQ(cases.size(), 8U);
  for (const json& one : cases) {
    const Case made(one);
    double hits = 0;
    for (std::size_t i = 0; i < made.rows(); ++i)
      hits += static_cast<double>(made.LabelOf(i)) == made.data.test_target(i);
    const double accuracy = hits / static_cast<double>(made.rows());
    const auto theirs = one["accuracies"].get<std::vector<double>>();
    // The spread of their seeds, and two rows.
    EXPECT_NEAR(
        accuracy, Mean(theirs),
        4 * Deviation(theirs) + 2 / static_cast<double>(made.rows()) + 1e-12)
        << made.name;
  }
}

TEST(LearnersGolden, AForestOfRegressionTreesIsAsGoodAsScikitLearnsOwn) {
  const std::vector<json> cases = CasesWith("mean_squared_errors");
  ASSERT_EQ(cases.size(), 1U);
  const Case made(cases[0]);
  double squares = 0;
  for (std::size_t i = 0; i < made.rows(); ++i)
    squares += std::pow(made.predictions[i] - made.data.test_target(i), 2);
  const auto theirs =
      cases[0]["mean_squared_errors"].get<std::vector<double>>();
  EXPECT_NEAR(squares / static_cast<double>(made.rows()), Mean(theirs),
              4 * Deviation(theirs));
}

}  // namespace
}  // namespace melon
