#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric pinball;
namespace {

Value Pinball(double quantile, const Numbers& truth,
              const Numbers& prediction) {
  Parameters parameters;
  parameters.own = quantile;
  return Measure(pinball, truth, prediction, {}, parameters);
}

TEST(Pinball, CostsQPerUnitTooLowAndTheRestPerUnitTooHigh) {
  // Too low by 2: .9·2; too high by 4: .1·4.
  EXPECT_DOUBLE_EQ(Pinball(.9, {5, 5}, {3, 9}).number(), (1.8 + .4) / 2);
}

TEST(Pinball, IsHalfTheMeanAbsoluteErrorAtTheMedian) {
  EXPECT_EQ(Pinball(.5, {1, 2, 3, 4}, {2, 0, 3, 7}).number(), 1.5 / 2);
}

TEST(Pinball, AgreesWithScikitLearnOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(pinball, "pinball_0.5", .5);
  ExpectGolden(pinball, "pinball_0.9", .9);
}

TEST(Pinball, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(pinball, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(pinball, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(Pinball, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(pinball, {1e308, 1}, {-1e308, 1})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
