#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric error_std;
namespace {

TEST(ErrorStd, IsThePopulationStandardDeviation) {
  // Errors 1, 3, 5: mean 3, √((4 + 0 + 4) / 3).
  EXPECT_DOUBLE_EQ(Measure(error_std, {0, 0, 0}, {1, 3, 5}).number(),
                   std::sqrt(8. / 3));
}

TEST(ErrorStd, DoesNotSeeABias) {
  EXPECT_EQ(Measure(error_std, {1, 5, 9}, {3, 7, 11}).number(), 0);
}

TEST(ErrorStd, KeepsItsDigitsBesideALargeBias) {
  // Errors 1e9 ± 1: the mean of the squares minus the square of the mean would
  // have no digit left.
  EXPECT_EQ(Measure(error_std, {0, 0}, {1e9 + 1, 1e9 - 1}).number(), 1);
}

TEST(ErrorStd, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(error_std, "error_std");
}

TEST(ErrorStd, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(error_std, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(error_std, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(ErrorStd, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(error_std, {1e308, 1}, {-1e308, 1})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
