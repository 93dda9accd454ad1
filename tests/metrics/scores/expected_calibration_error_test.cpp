#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric expected_calibration_error;
namespace {

Value Of(const GroupedScores& groups, double own) {
  Parameters parameters;
  parameters.own = own;
  return expected_calibration_error.from_groups(groups.view(), parameters);
}
constexpr double kUniform = 0;
constexpr double kQuantile = 1;

TEST(ExpectedCalibrationError, AveragesTheGapsOfBinsOfEqualWidth) {
  // (.1, .2]: mean .15, none of 2 positive; (.8, .9]: mean .85, 1 of 2 positive
  EXPECT_NEAR(
      Of(Grouped({.12, .18, .82, .88}, {0, 0, 1, 0}), kUniform).number(),
      (2 * .15 + 2 * .35) / 4, 1e-15);
}

TEST(ExpectedCalibrationError, PutsAnEdgeIntoTheLowerBin) {
  // .2 lies in (.1, .2], .21 not: gaps .8 and .21 do not cancel
  EXPECT_NEAR(Of(Grouped({.2, .21}, {1, 0}), kUniform).number(), (.8 + .21) / 2,
              1e-15);
}

TEST(ExpectedCalibrationError, HasAsManyBinsAsAreAskedFor) {
  // (0, .5]: mean .35, none of 2 positive; (.5, 1]: mean .85, 1 of 2 positive.
  // With one bin mean .6 and 1 of 4 positive.
  const GroupedScores groups = Grouped({.3, .4, .8, .9}, {0, 0, 1, 0});
  Parameters parameters;
  parameters.calibration_bins = 2;
  EXPECT_NEAR(expected_calibration_error.from_groups(groups.view(), parameters)
                  .number(),
              (2 * .35 + 2 * .35) / 4, 1e-15);
  parameters.calibration_bins = 1;
  EXPECT_NEAR(expected_calibration_error.from_groups(groups.view(), parameters)
                  .number(),
              .6 - .25, 1e-15);
  // Of two of equal weight the first has .3 and .4.
  parameters.own = kQuantile;
  parameters.calibration_bins = 2;
  EXPECT_NEAR(expected_calibration_error.from_groups(groups.view(), parameters)
                  .number(),
              (2 * .35 + 2 * .35) / 4, 1e-15);
}

TEST(ExpectedCalibrationError, OfEqualMassKeepsTiesTogether) {
  EXPECT_NEAR(Of(Grouped({.5, .5, .5, .5}, {1, 0, 0, 0}), kQuantile).number(),
              .25, 1e-15);
}

TEST(ExpectedCalibrationError, IsUndefinedForScoresOutsideTheUnitInterval) {
  EXPECT_EQ(Of(Grouped({1.5, .4}, {1, 0}), kUniform).reason().id,
            "scores_outside_unit_interval");
  EXPECT_EQ(Of(Grouped({.5, -.4}, {1, 0}), kQuantile).reason().id,
            "scores_outside_unit_interval");
}

TEST(ExpectedCalibrationError, IsUndefinedWithoutCases) {
  EXPECT_EQ(Of(Grouped({}, {}), kUniform).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
