#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric rmse;
namespace {

TEST(Rmse, IsTheRootOfTheMeanSquaredError) {
  // √((9 + 16 + 0 + 0) / 4)
  EXPECT_EQ(Measure(rmse, {0, 0, 1, 2}, {3, -4, 1, 2}).number(), 2.5);
}

TEST(Rmse, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(rmse, "rmse");
}

TEST(Rmse, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(rmse, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(rmse, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(Rmse, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(rmse, {1e308, 1}, {-1e308, 1})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
