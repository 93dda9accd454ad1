#include "kernels/learning/bias_variance.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/random.h"

namespace melon {
namespace {

TEST(BiasVariance, OfThreePredictionsByHand) {
  // 1, 2, 6 have mean 3 and squared deviations 4, 1, 9.
  const std::vector<double> predictions = {1, 2, 6};
  const BiasVariance parts = BiasVarianceOf(predictions, 5);
  EXPECT_DOUBLE_EQ(parts.mean, 3);
  EXPECT_DOUBLE_EQ(parts.bias_squared, 4);
  EXPECT_DOUBLE_EQ(parts.variance, 14.0 / 3);
}

TEST(BiasVariance, OnePredictionHasNoVariance) {
  const std::vector<double> one = {2.5};
  const BiasVariance parts = BiasVarianceOf(one, 2);
  EXPECT_DOUBLE_EQ(parts.bias_squared, 0.25);
  EXPECT_DOUBLE_EQ(parts.variance, 0);
}

TEST(BiasVariance, AddsUpToTheMeanSquaredErrorAgainstTheTruth) {
  Random random(7);
  for (int trial = 0; trial < 100; ++trial) {
    std::vector<double> predictions(1 + random.Below(40));
    for (double& one : predictions) one = 20 * random.Unit() - 10;
    const double truth = 20 * random.Unit() - 10;
    double error = 0;
    for (const double one : predictions) error += (one - truth) * (one - truth);
    error /= static_cast<double>(predictions.size());
    const BiasVariance parts = BiasVarianceOf(predictions, truth);
    EXPECT_NEAR(parts.bias_squared + parts.variance, error, 1e-12 * error);
  }
}

}  // namespace
}  // namespace melon
