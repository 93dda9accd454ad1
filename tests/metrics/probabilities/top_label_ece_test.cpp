#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric top_label_ece;
namespace {

Value Compute(OwnedProbabilities cases) {
  return top_label_ece.from_probabilities(cases.view(), {});
}

TEST(TopLabelEce, IsTheGapBetweenConfidenceAndAccuracy) {
  // Largest .7 .4 .6 .5 .8 .4 .8 .45, right 1 1 1 0 1 0 1 0. Bins (.3, .4]:
  // |.8 − 1|, (.4, .5]: |.95 − 0|, (.5, .6]: |.6 − 1|, (.6, .7]: |.7 − 1|,
  // (.7, .8]: |1.6 − 2|.
  EXPECT_NEAR(Compute(EightCases()).number(), (.2 + .95 + .4 + .3 + .4) / 8,
              1e-15);
}

TEST(TopLabelEce, HasAsManyBinsAsAreAskedFor) {
  // One bin: the mean of the largest is 4.65/8, and 5 of 8 are right.
  Parameters parameters;
  parameters.calibration_bins = 1;
  OwnedProbabilities cases = EightCases();
  EXPECT_NEAR(
      top_label_ece.from_probabilities(cases.view(), parameters).number(),
      (5 - 4.65) / 8, 1e-15);
}

TEST(TopLabelEce, IsUndefinedForNumbersOutsideTheUnitInterval) {
  OwnedProbabilities cases = EightCases();
  cases.columns[1][4] = -.1;
  const Value value = Compute(cases);
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "scores_outside_unit_interval");
}

TEST(TopLabelEce, IsBestForAPerfectPrediction) {
  EXPECT_EQ(Compute(PerfectCases()).number(), 0);
}

TEST(TopLabelEce, IsUndefinedWithoutCases) {
  const Value value = Compute({{{}, {}, {}}, {}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(TopLabelEce, IsUndefinedWhenEveryWeightIsZero) {
  OwnedProbabilities cases = EightCases();
  cases.weight.assign(8, 0);
  EXPECT_FALSE(Compute(cases).defined());
}

}  // namespace
}  // namespace melon::metrics
