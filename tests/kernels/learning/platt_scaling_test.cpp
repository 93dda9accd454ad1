// Beside scikit-learn's sigmoid calibration and a general optimizer, by
// tests/golden/learners.py.
#include "kernels/learning/platt_scaling.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <nlohmann/json.hpp>
#include <vector>

#include "learners/data_set.h"

namespace melon {
namespace {

TEST(PlattScaling, FindsTheLikeliestSigmoid) {
  const nlohmann::json& golden = ScikitLearners()["sigmoid"];
  std::vector<bool> positive;
  for (const auto& one : golden["positive"]) positive.push_back(one == 1);
  const Sigmoid sigmoid =
      FitSigmoid(golden["decisions"].get<std::vector<double>>(), positive);
  EXPECT_NEAR(sigmoid.slope, golden["slope"].get<double>(), 1e-4);
  EXPECT_NEAR(sigmoid.offset, golden["offset"].get<double>(), 1e-4);
}

TEST(PlattScaling, KeepsDecisionsThatSeparateApart) {
  const std::vector<double> decisions = {-1000, -900, 900, 1000};
  const Sigmoid sigmoid = FitSigmoid(decisions, {false, false, true, true});
  EXPECT_LT(sigmoid.At(-950), 0.5);
  EXPECT_GT(sigmoid.At(950), 0.5);
}

TEST(CouplePairs, FindsTheLeastOfItsObjective) {
  const nlohmann::json& golden = ScikitLearners()["coupling"];
  const std::vector<double> found =
      CouplePairs(golden["pairs"].get<std::vector<double>>(), 4);
  for (std::size_t i = 0; i < 4; ++i)
    EXPECT_NEAR(found[i], golden["probabilities"][i].get<double>(), 0.005);
}

TEST(CouplePairs, OfTwoClassesAreThePairItself) {
  const std::vector<double> found =
      CouplePairs(std::vector<double>{0, 0.8, 0.2, 0}, 2);
  EXPECT_NEAR(found[0], 0.8, 1e-9);
  EXPECT_NEAR(found[1], 0.2, 1e-9);
}

}  // namespace
}  // namespace melon
