#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric explained_variance;
namespace {

TEST(ExplainedVariance, IsOneLessTheVarianceOfTheErrorsOverThatOfTheTruth) {
  // Errors 1, 0, −1 of truth 1, 3, 5.
  EXPECT_EQ(Measure(explained_variance, {1, 3, 5}, {2, 3, 4}).number(), .75);
}

TEST(ExplainedVariance, DoesNotSeeABias) {
  EXPECT_EQ(Measure(explained_variance, {1, 3, 5}, {11, 13, 15}).number(), 1);
}

TEST(ExplainedVariance, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(explained_variance, "explained_variance");
}

TEST(ExplainedVariance, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(explained_variance, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(explained_variance, {1, 2}, {1, 3}, {0, 0})),
            "no_cases");
}

TEST(ExplainedVariance, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(explained_variance, {1e308, 1}, {-1e308, 1})),
            "overflow");
}

TEST(ExplainedVariance, IsUndefinedForAConstantTruth) {
  // The mean of five times 0.1 is not 0.1 to the last digit; that is no
  // variance.
  EXPECT_EQ(ReasonOf(Measure(explained_variance, {.1, .1, .1, .1, .1},
                             {1, 2, 3, 4, 5})),
            "constant_truth");
  EXPECT_EQ(ReasonOf(Measure(explained_variance, {4}, {4})), "constant_truth");
  EXPECT_EQ(
      ReasonOf(Measure(explained_variance, {4, 4, 7}, {1, 2, 3}, {1, 1, 0})),
      "constant_truth");
}

}  // namespace
}  // namespace melon::metrics
