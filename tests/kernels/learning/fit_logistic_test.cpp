// Beside scikit-learn's, by tests/golden/learners.py.
#include "kernels/learning/fit_logistic.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "learners/data_set.h"

namespace melon {
namespace {

TEST(FitLogistic, ReachesTheObjectiveOfScikitLearn) {
  std::size_t cases = 0;
  for (const nlohmann::json& one : ScikitLearners()["cases"]) {
    if (one["learner"] != "logistic_regression") continue;
    DataSet data(one["data"].get<std::string>());
    data.Prepare(true);
    const LogisticWeights fit =
        FitLogistic(data.training(), one["values"]["C"].get<double>());
    EXPECT_TRUE(fit.converged);
    const double objective = one["objective"].get<double>();
    EXPECT_NEAR(fit.objective, objective, 1e-6 * objective)
        << one["data"] << one["values"];
    ++cases;
  }
  EXPECT_EQ(cases, 8U);
}

TEST(FitLogistic, WithoutFeaturesGivesTheSharesOfTheClasses) {
  const FeatureMatrix features{.row_count = 4, .column_count = 0};
  const std::vector<std::uint16_t> classes = {0, 0, 0, 1};
  const LogisticWeights fit = FitLogistic(
      {.features = &features, .classes = classes, .class_count = 2}, 1);
  ASSERT_EQ(fit.values.size(), 1U);
  // The log-odds of 1 to 3.
  EXPECT_NEAR(fit.values[0], -1.0986122886681098, 1e-7);
}

}  // namespace
}  // namespace melon
