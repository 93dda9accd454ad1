#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric r2;
namespace {

TEST(R2, IsOneLessTheShareThatIsNotExplained) {
  // SSE 1 + 0 + 1, SST 4 + 0 + 4.
  EXPECT_EQ(Measure(r2, {1, 3, 5}, {2, 3, 4}).number(), 1 - 2. / 8);
}

TEST(R2, GivesTheNumberOfTheNotes) {
  // docs/worked-examples.md: y = (1, 2, 3), f = (2, 4, 6).
  EXPECT_EQ(Measure(r2, {1, 2, 3}, {2, 4, 6}).number(), -6);
}

TEST(R2, IsZeroForTheMeanAndOneForThePerfectPrediction) {
  EXPECT_EQ(Measure(r2, {1, 2, 6}, {3, 3, 3}).number(), 0);
  EXPECT_EQ(Measure(r2, {1, 2, 6}, {1, 2, 6}).number(), 1);
}

TEST(R2, KeepsItsDigitsFarFromZero) {
  // The same data, 1e9 higher: every difference is exact.
  EXPECT_EQ(
      Measure(r2, {1e9 + 1, 1e9 + 3, 1e9 + 5}, {1e9 + 2, 1e9 + 3, 1e9 + 4})
          .number(),
      .75);
}

TEST(R2, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(r2, "r2");
}

TEST(R2, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(r2, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(r2, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(R2, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(r2, {1e308, 1}, {-1e308, 1})), "overflow");
}

TEST(R2, IsUndefinedForAConstantTruth) {
  // The mean of five times 0.1 is not 0.1 to the last digit; that is no
  // variance.
  EXPECT_EQ(ReasonOf(Measure(r2, {.1, .1, .1, .1, .1}, {1, 2, 3, 4, 5})),
            "constant_truth");
  EXPECT_EQ(ReasonOf(Measure(r2, {4}, {4})), "constant_truth");
  EXPECT_EQ(ReasonOf(Measure(r2, {4, 4, 7}, {1, 2, 3}, {1, 1, 0})),
            "constant_truth");
}

}  // namespace
}  // namespace melon::metrics
