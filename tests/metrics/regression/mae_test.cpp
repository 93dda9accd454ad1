#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric mae;
namespace {

TEST(Mae, IsTheMeanOfTheAbsoluteErrors) {
  // (|1| + |−2| + |0| + |3|) / 4
  EXPECT_EQ(Measure(mae, {1, 2, 3, 4}, {2, 0, 3, 7}).number(), 1.5);
}

TEST(Mae, TakesAWeightAsRepetitions) {
  // (3·|1| + 1·|−2|) / 4
  EXPECT_EQ(Measure(mae, {1, 2}, {2, 0}, {3, 1}).number(), 1.25);
}

TEST(Mae, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(mae, "mae");
}

TEST(Mae, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(mae, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(mae, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(Mae, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(mae, {1e308, 1}, {-1e308, 1})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
