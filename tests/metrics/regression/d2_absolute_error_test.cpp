#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric d2_absolute_error;
namespace {

TEST(D2AbsoluteError, ComparesWithThePredictionOfTheMedian) {
  // Σ|e| = 1 + 1 + 2; around the median 3: 2 + 0 + 6.
  EXPECT_EQ(Measure(d2_absolute_error, {1, 3, 9}, {2, 4, 7}).number(), .5);
}

TEST(D2AbsoluteError, IsZeroForTheMedian) {
  EXPECT_EQ(Measure(d2_absolute_error, {1, 3, 9}, {3, 3, 3}).number(), 0);
}

TEST(D2AbsoluteError, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(d2_absolute_error, "d2_absolute_error");
}

TEST(D2AbsoluteError, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(d2_absolute_error, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(d2_absolute_error, {1, 2}, {1, 3}, {0, 0})),
            "no_cases");
}

TEST(D2AbsoluteError, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(d2_absolute_error, {1e308, 1}, {-1e308, 1})),
            "overflow");
}

TEST(D2AbsoluteError, IsUndefinedForAConstantTruth) {
  // The mean of five times 0.1 is not 0.1 to the last digit; that is no
  // variance.
  EXPECT_EQ(ReasonOf(Measure(d2_absolute_error, {.1, .1, .1, .1, .1},
                             {1, 2, 3, 4, 5})),
            "constant_truth");
  EXPECT_EQ(ReasonOf(Measure(d2_absolute_error, {4}, {4})), "constant_truth");
  EXPECT_EQ(
      ReasonOf(Measure(d2_absolute_error, {4, 4, 7}, {1, 2, 3}, {1, 1, 0})),
      "constant_truth");
}

}  // namespace
}  // namespace melon::metrics
