#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric median_absolute_error;
namespace {

TEST(MedianAbsoluteError, IsTheMiddleOne) {
  // Absolute errors 1, 2, 9, 0, 3.
  EXPECT_EQ(Measure(median_absolute_error, {0, 0, 0, 0, 0}, {1, -2, 9, 0, 3})
                .number(),
            2);
}

TEST(MedianAbsoluteError, IsTheMeanOfTheTwoInTheMiddle) {
  EXPECT_EQ(
      Measure(median_absolute_error, {0, 0, 0, 0}, {1, -2, 9, 5}).number(),
      3.5);
}

TEST(MedianAbsoluteError, TakesAWeightAsRepetitions) {
  // 1 1 1 2 9, and 1 1 2 9.
  EXPECT_EQ(
      Measure(median_absolute_error, {0, 0, 0}, {1, 2, 9}, {3, 1, 1}).number(),
      1);
  EXPECT_EQ(
      Measure(median_absolute_error, {0, 0, 0}, {1, 2, 9}, {2, 1, 1}).number(),
      1.5);
}

TEST(MedianAbsoluteError, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(median_absolute_error, "median_absolute_error");
}

TEST(MedianAbsoluteError, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(median_absolute_error, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(median_absolute_error, {1, 2}, {1, 3}, {0, 0})),
            "no_cases");
}

TEST(MedianAbsoluteError, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(median_absolute_error, {1e308, 1}, {-1e308, 1})),
            "overflow");
}

}  // namespace
}  // namespace melon::metrics
