#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric max_error;
namespace {

TEST(MaxError, IsTheLargestAbsoluteError) {
  EXPECT_EQ(Measure(max_error, {1, 2, 3}, {2, -3, 7}).number(), 5);
}

TEST(MaxError, DoesNotSeeARowOfWeightZero) {
  EXPECT_EQ(Measure(max_error, {1, 2, 3}, {2, -3, 7}, {1, 0, .5}).number(), 4);
}

TEST(MaxError, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(max_error, "max_error");
}

TEST(MaxError, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(max_error, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(max_error, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(MaxError, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(max_error, {1e308, 1}, {-1e308, 1})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
