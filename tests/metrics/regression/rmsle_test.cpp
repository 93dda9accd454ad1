#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric rmsle;
namespace {

TEST(Rmsle, IsTheRootOfTheMeanSquaredLogarithmicError) {
  EXPECT_NEAR(Measure(rmsle, {0, 1}, {1, 3}).number(), std::log(2), 1e-15);
}

TEST(Rmsle, IsUndefinedForNegativeTruthOrPrediction) {
  EXPECT_EQ(ReasonOf(Measure(rmsle, {-.5, 1}, {1, 1})), "negative_values");
  EXPECT_EQ(ReasonOf(Measure(rmsle, {1, 1}, {1, -1e-9})), "negative_values");
}

TEST(Rmsle, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(rmsle, "rmsle");
}

TEST(Rmsle, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(rmsle, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(rmsle, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(Rmsle, IsUndefinedWhenWeightsMakeItOverflow) {
  EXPECT_EQ(ReasonOf(Measure(rmsle, {0}, {1e300}, {1e305})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
