#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric mean_error;
namespace {

TEST(MeanError, IsPredictionMinusTruthOnAverage) {
  // (1 − 2 + 0 + 3) / 4
  EXPECT_EQ(Measure(mean_error, {1, 2, 3, 4}, {2, 0, 3, 7}).number(), .5);
}

TEST(MeanError, IsNegativeForPredictionsThatAreTooLow) {
  EXPECT_EQ(Measure(mean_error, {5, 7}, {4, 4}).number(), -2);
}

TEST(MeanError, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(mean_error, "mean_error");
}

TEST(MeanError, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(mean_error, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(mean_error, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(MeanError, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(mean_error, {1e308, 1}, {-1e308, 1})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
