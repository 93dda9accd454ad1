#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric sse;
namespace {

TEST(Sse, AddsTheSquaredErrors) {
  EXPECT_EQ(Measure(sse, {1, 2, 3, 4}, {2, 0, 3, 7}).number(), 14);
  EXPECT_EQ(Measure(sse, {1, 2}, {2, 0}, {3, 2}).number(), 3 + 8);
}

TEST(Sse, KeepsTheSmallErrorsBesideAHugeOne) {
  // One error of 1e8 and ten thousand of 1: 1e16 + 10,000, of which naive
  // addition loses every single one.
  Numbers truth(10001, 0);
  Numbers prediction(10001, 1);
  prediction[0] = 1e8;
  EXPECT_EQ(Measure(sse, truth, prediction).number(), 1e16 + 10000);
}

TEST(Sse, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(sse, "sse");
}

TEST(Sse, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(sse, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(sse, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(Sse, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(sse, {1e308, 1}, {-1e308, 1})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
