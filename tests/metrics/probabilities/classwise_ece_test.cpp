#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric classwise_ece;
namespace {

Value Compute(OwnedProbabilities cases) {
  return classwise_ece.from_probabilities(cases.view(), {});
}

TEST(ClasswiseEce, IsTheMeanOfTheClassesErrors) {
  // numpy: for each class ten bins (k/10, (k+1)/10]: .2875, .2125, .175
  EXPECT_NEAR(Compute(EightCases()).number(), (.2875 + .2125 + .175) / 3,
              1e-15);
}

TEST(ClasswiseEce, HasAsManyBinsAsAreAskedFor) {
  // One bin: the classes' probabilities add up to 2.1, 3 and 2.9, their cases
  // to 2, 3 and 3.
  Parameters parameters;
  parameters.calibration_bins = 1;
  OwnedProbabilities cases = EightCases();
  EXPECT_NEAR(
      classwise_ece.from_probabilities(cases.view(), parameters).number(),
      (.1 + 0 + .1) / 8 / 3, 1e-15);
}

TEST(ClasswiseEce, IsUndefinedForNumbersOutsideTheUnitInterval) {
  OwnedProbabilities cases = EightCases();
  cases.columns[1][4] = -.1;
  const Value value = Compute(cases);
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "scores_outside_unit_interval");
}

TEST(ClasswiseEce, IsBestForAPerfectPrediction) {
  EXPECT_EQ(Compute(PerfectCases()).number(), 0);
}

TEST(ClasswiseEce, IsUndefinedWithoutCases) {
  const Value value = Compute({{{}, {}, {}}, {}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(ClasswiseEce, IsUndefinedWhenEveryWeightIsZero) {
  OwnedProbabilities cases = EightCases();
  cases.weight.assign(8, 0);
  EXPECT_FALSE(Compute(cases).defined());
}

}  // namespace
}  // namespace melon::metrics
