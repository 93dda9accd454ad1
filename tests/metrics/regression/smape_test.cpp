#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric smape;
namespace {

TEST(Smape, TakesTheErrorsAsSharesOfTheMeanSize) {
  // (2·1/(1+2) + 2·2/(3+5)) / 2
  EXPECT_DOUBLE_EQ(Measure(smape, {1, 3}, {2, 5}).number(), (2. / 3 + .5) / 2);
}

TEST(Smape, CountsARightZeroAsNoErrorAndAWrongOneAsTwo) {
  EXPECT_EQ(Measure(smape, {0, 0}, {0, 5}).number(), 1);
}

TEST(Smape, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(smape, "smape");
}

TEST(Smape, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(smape, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(smape, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(Smape, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(smape, {1e308, 1}, {-1e308, 1})), "overflow");
}

}  // namespace
}  // namespace melon::metrics
