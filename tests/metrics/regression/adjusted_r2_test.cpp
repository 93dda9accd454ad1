#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric adjusted_r2;
namespace {

Value Adjusted(const Numbers& truth, const Numbers& prediction, double inputs,
               const Numbers& weight = {}) {
  Parameters parameters;
  parameters.n_features = inputs;
  return Measure(adjusted_r2, truth, prediction, weight, parameters);
}

TEST(AdjustedR2, PenalisesTheNumberOfInputs) {
  // R² = 3/4 of three cases: 1 − (1/4)·2/(3 − 1 − 1) = 1/2.
  EXPECT_EQ(Adjusted({1, 3, 5}, {2, 3, 4}, 1).number(), .5);
  EXPECT_EQ(Adjusted({1, 3, 5}, {2, 3, 4}, 0).number(), .75);
}

TEST(AdjustedR2, NeedsTheNumberOfInputs) {
  EXPECT_EQ(ReasonOf(Measure(adjusted_r2, {1, 3, 5}, {2, 3, 4})),
            "unknown_n_features");
}

TEST(AdjustedR2, NeedsMoreCasesThanInputsAndOne) {
  EXPECT_EQ(ReasonOf(Adjusted({1, 3, 5}, {2, 3, 4}, 2)), "too_few_cases");
  EXPECT_EQ(ReasonOf(Adjusted({1, 3, 5}, {2, 3, 4}, 7)), "too_few_cases");
}

TEST(AdjustedR2, CountsCasesByTheirWeights) {
  // n = 6: 1 − (1/4)·5/(6 − 2 − 1).
  EXPECT_DOUBLE_EQ(Adjusted({1, 3, 5}, {2, 3, 4}, 2, {2, 2, 2}).number(),
                   1 - 5. / 12);
}

TEST(AdjustedR2, IsUndefinedForFractionalWeights) {
  Parameters parameters;
  parameters.n_features = 1;
  const Numbers truth{1, 3, 5};
  const Numbers prediction{2, 3, 4};
  const Numbers weight{.5, 1, 1};
  EXPECT_EQ(ReasonOf(adjusted_r2.from_estimates({.truth = truth,
                                                 .prediction = prediction,
                                                 .weight = weight,
                                                 .whole_weights = false},
                                                parameters)),
            "fractional_weights");
}

TEST(AdjustedR2, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(adjusted_r2, "adjusted_r2");
}

TEST(AdjustedR2, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(adjusted_r2, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(adjusted_r2, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(AdjustedR2, IsUndefinedForAConstantTruth) {
  // The mean of five times 0.1 is not 0.1 to the last digit; that is no
  // variance.
  EXPECT_EQ(
      ReasonOf(Measure(adjusted_r2, {.1, .1, .1, .1, .1}, {1, 2, 3, 4, 5})),
      "constant_truth");
  EXPECT_EQ(ReasonOf(Measure(adjusted_r2, {4}, {4})), "constant_truth");
  EXPECT_EQ(ReasonOf(Measure(adjusted_r2, {4, 4, 7}, {1, 2, 3}, {1, 1, 0})),
            "constant_truth");
}

TEST(AdjustedR2, IsUndefinedWhenItOverflows) {
  EXPECT_EQ(ReasonOf(Adjusted({1e308, 1, 2}, {-1e308, 1, 2}, 1)), "overflow");
}

}  // namespace
}  // namespace melon::metrics
