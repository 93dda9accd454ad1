#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric pearson;
namespace {

TEST(Pearson, IsTheCovarianceOverTheStandardDeviations) {
  // Deviations (−1, 0, 1) and (−1, −1, 2): 3 / √(2·6).
  EXPECT_DOUBLE_EQ(Measure(pearson, {1, 2, 3}, {0, 0, 3}).number(),
                   3 / std::sqrt(12));
}

TEST(Pearson, DoesNotSeeShiftAndScaleButTheSign) {
  EXPECT_DOUBLE_EQ(Measure(pearson, {1, 2, 4}, {12, 14, 18}).number(), 1);
  EXPECT_DOUBLE_EQ(Measure(pearson, {1, 2, 4}, {-1, -2, -4}).number(), -1);
}

TEST(Pearson, IsUndefinedForAConstantPrediction) {
  EXPECT_EQ(ReasonOf(Measure(pearson, {1, 2, 3}, {.1, .1, .1})),
            "constant_prediction");
}

TEST(Pearson, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(pearson, "pearson");
}

TEST(Pearson, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(pearson, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(pearson, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(Pearson, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(pearson, {1e308, 1}, {-1e308, 1})), "overflow");
}

TEST(Pearson, IsUndefinedForAConstantTruth) {
  // The mean of five times 0.1 is not 0.1 to the last digit; that is no
  // variance.
  EXPECT_EQ(ReasonOf(Measure(pearson, {.1, .1, .1, .1, .1}, {1, 2, 3, 4, 5})),
            "constant_truth");
  EXPECT_EQ(ReasonOf(Measure(pearson, {4}, {4})), "constant_truth");
  EXPECT_EQ(ReasonOf(Measure(pearson, {4, 4, 7}, {1, 2, 3}, {1, 1, 0})),
            "constant_truth");
}

}  // namespace
}  // namespace melon::metrics
