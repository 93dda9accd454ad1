// Beside scikit-learn's SVC, by tests/golden/learners.py.
#include "kernels/learning/support_vectors.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "learners/data_set.h"

namespace melon {
namespace {

TEST(SupportVectors, ReachTheObjectiveAndDecisionsOfLibsvm) {
  ASSERT_EQ(ScikitLearners()["machines"].size(), 8U);
  for (const nlohmann::json& one : ScikitLearners()["machines"]) {
    const std::string name = one["data"].get<std::string>() + ", " +
                             one["kernel"].get<std::string>();
    DataSet data(one["data"].get<std::string>());
    data.Prepare(true);
    const TrainingSet training = data.training();
    std::vector<std::uint32_t> rows;
    std::vector<bool> positive;
    for (std::uint32_t row = 0; row < training.row_count(); ++row) {
      if (training.classes[row] > 1) continue;
      rows.push_back(row);
      positive.push_back(training.classes[row] == 1);
    }
    const SvmKernel kernel{one["gamma"].get<double>()};
    const SupportVectors machine = FitSupportVectors(
        *training.features, rows, positive, kernel, one["C"].get<double>());
    EXPECT_TRUE(machine.converged) << name;
    const double objective = one["objective"].get<double>();
    EXPECT_NEAR(machine.objective, objective, 1e-4 * std::abs(objective))
        << name;
    for (std::size_t i = 0; i < one["decisions"].size(); ++i)
      EXPECT_NEAR(DecisionValue(machine, *training.features, kernel,
                                data.test_features().row(i)),
                  one["decisions"][i].get<double>(), 0.01)
          << name << ", test row " << i;
  }
}

/// Two points at a distance of 2: the widest margin is half-way between them,
/// with weights ½.
TEST(SupportVectors, SeparateTwoPointsHalfWay) {
  const FeatureMatrix features{
      .row_count = 2, .column_count = 1, .values = {-1, 1}};
  const std::vector<std::uint32_t> rows = {0, 1};
  const SupportVectors machine =
      FitSupportVectors(features, rows, {false, true}, {}, 10);
  EXPECT_NEAR(machine.weights[0], -0.5, 1e-9);
  EXPECT_NEAR(machine.weights[1], 0.5, 1e-9);
  EXPECT_NEAR(machine.rho, 0, 1e-9);
  EXPECT_NEAR(machine.objective, -0.5, 1e-9);
}

}  // namespace
}  // namespace melon
