#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric mape;
namespace {

TEST(Mape, IsTheMeanOfTheErrorsAsSharesOfTheTruth) {
  // (1/4 + 2/8) / 2, whatever the sign of the truth.
  EXPECT_EQ(Measure(mape, {4, -8}, {5, -6}).number(), .25);
}

TEST(Mape, IsUndefinedWhenOneTrueValueIsZero) {
  EXPECT_EQ(ReasonOf(Measure(mape, {1, 0, 2}, {1, 0, 2})), "zero_truth");
  EXPECT_EQ(ReasonOf(Measure(mape, {1, -0.0}, {1, 1})), "zero_truth");
  EXPECT_EQ(Measure(mape, {1, 0}, {2, 0}, {1, 0}).number(), 1);
}

TEST(Mape, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(mape, "mape");
}

TEST(Mape, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(mape, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(mape, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(Mape, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(mape, {1e308, 1}, {-1e308, 1})), "overflow");
}

TEST(Mape, IsUndefinedWhenATinyTruthMakesItInfinite) {
  EXPECT_EQ(ReasonOf(Measure(mape, {1e-308}, {1e10})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
