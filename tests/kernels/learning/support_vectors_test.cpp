// Beside scikit-learn's SVC, by tests/golden/learners.py.
#include "kernels/learning/support_vectors.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/random.h"
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

/// αᵢ = 0 beyond the margin, C within it, anything between on it, with
/// decisions that are summed up one by one.
void ExpectOptimum(const FeatureMatrix& features,
                   const std::vector<std::uint32_t>& rows,
                   const std::vector<bool>& positive, const SvmKernel& kernel,
                   double c) {
  const SupportVectors machine =
      FitSupportVectors(features, rows, positive, kernel, c);
  ASSERT_TRUE(machine.converged);
  std::map<std::uint32_t, double> alpha;
  for (std::size_t i = 0; i < machine.rows.size(); ++i)
    alpha[machine.rows[i]] = std::abs(machine.weights[i]);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double decision =
        DecisionValue(machine, features, kernel, features.row(rows[i]));
    const double margin = positive[i] ? decision : -decision;
    if (alpha[rows[i]] < c) {
      EXPECT_GT(margin, 1 - 2e-3) << rows[i];
    }
    if (alpha[rows[i]] > 0) {
      EXPECT_LT(margin, 1 + 2e-3) << rows[i];
    }
  }
}

TEST(SupportVectors, MeetTheConditionsOfTheOptimum) {
  Random random(5);
  FeatureMatrix features{.row_count = 1100, .column_count = 4};
  std::vector<std::uint32_t> rows;
  std::vector<bool> positive;
  for (std::uint32_t row = 0; row < 1100; ++row) {
    for (int i = 0; i < 4; ++i) features.values.push_back(random.Unit() - 0.5);
    // In another order, and not all of them.
    if (row % 10 == 3) continue;
    rows.insert(rows.begin(), row);
    const double sum = features.row(row)[0] + features.row(row)[1];
    positive.insert(positive.begin(), sum + random.Unit() - 0.5 > 0);
  }
  ExpectOptimum(features, rows, positive, {.gamma = 2}, 1);
  ExpectOptimum(features, rows, positive, {.gamma = 0}, 0.1);
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
