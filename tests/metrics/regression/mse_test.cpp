#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric mse;
namespace {

TEST(Mse, IsTheMeanOfTheSquaredErrors) {
  // (1 + 4 + 0 + 9) / 4
  EXPECT_EQ(Measure(mse, {1, 2, 3, 4}, {2, 0, 3, 7}).number(), 3.5);
}

TEST(Mse, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(mse, "mse");
}

TEST(Mse, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(mse, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(mse, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(Mse, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(mse, {1e308, 1}, {-1e308, 1})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
