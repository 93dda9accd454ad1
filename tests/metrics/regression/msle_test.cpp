#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric msle;
namespace {

TEST(Msle, SquaresTheErrorsOfTheLogarithms) {
  // ln(1 + 1) − ln(1 + 0) and ln 4 − ln 2.
  EXPECT_NEAR(Measure(msle, {0, 1}, {1, 3}).number(), std::log(2) * std::log(2),
              1e-16);
}

TEST(Msle, IsUndefinedForNegativeTruthOrPrediction) {
  EXPECT_EQ(ReasonOf(Measure(msle, {-.5, 1}, {1, 1})), "negative_values");
  EXPECT_EQ(ReasonOf(Measure(msle, {1, 1}, {1, -1e-9})), "negative_values");
  EXPECT_EQ(Measure(msle, {-1, 1}, {1, 1}, {0, 1}).number(), 0);
}

TEST(Msle, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(msle, "msle");
}

TEST(Msle, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(msle, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(msle, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(Msle, IsUndefinedWhenWeightsMakeItOverflow) {
  EXPECT_EQ(ReasonOf(Measure(msle, {0}, {1e300}, {1e305})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
