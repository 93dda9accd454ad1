#include <algorithm>
#include <cmath>

#include "curves/curve_support.h"
#include "golden/curves.h"

namespace melon::curves {
extern const Curve calibration;
namespace {

CurveData Golden() {
  return calibration.compute(
      Grouped(golden::kCalibrationScore, golden::kCalibrationTruth).view(), {});
}

TEST(Calibration, ComparesMeanScoreWithShareOfPositives) {
  const GroupedScores groups =
      Grouped(std::vector<double>{.04, .08, .92, .96, 1},
              std::vector<double>{0, 1, 1, 1, 0});
  const CurveData data = calibration.compute(groups.view(), {});
  const Series& uniform = SeriesOf(data, "uniform");
  ExpectAllNear(ColumnOf(uniform, "mean_score"),
                std::vector<double>{.12 / 2, 2.88 / 3}, 1e-15);
  ExpectAllNear(ColumnOf(uniform, "positive_share"),
                std::vector<double>{1. / 2, 2. / 3}, 1e-15);
  ExpectAllNear(ColumnOf(uniform, "weight"), std::vector<double>{2, 3}, 0);
  ExpectAllNear(ColumnOf(uniform, "bin_low"), std::vector<double>{0, .9}, 0);
  EXPECT_NEAR(NumberOf(data, "ece_uniform"),
              (2 * (.5 - .06) + 3 * (.96 - 2. / 3)) / 5, 1e-15);
  EXPECT_NEAR(NumberOf(data, "max_calibration_error"), .44, 1e-15);
}

TEST(Calibration, HasAsManyBinsAsAreAskedFor) {
  Parameters parameters;
  parameters.calibration_bins = 4;
  const CurveData data = calibration.compute(
      Grouped(golden::kCalibrationScore, golden::kCalibrationTruth).view(),
      parameters);
  ExpectAllNear(ColumnOf(SeriesOf(data, "uniform"), "mean_score"),
                golden::kUniformMeanOfFour, 1e-15);
  ExpectAllNear(ColumnOf(SeriesOf(data, "uniform"), "positive_share"),
                golden::kUniformShareOfFour, 1e-15);
  ExpectAllNear(ColumnOf(SeriesOf(data, "quantile"), "mean_score"),
                golden::kQuantileMeanOfFour, 1e-15);
  ExpectAllNear(ColumnOf(SeriesOf(data, "quantile"), "positive_share"),
                golden::kQuantileShareOfFour, 1e-15);
}

TEST(Calibration, BinsEqualScikitLearn) {
  const CurveData data = Golden();
  ExpectAllNear(ColumnOf(SeriesOf(data, "uniform"), "mean_score"),
                golden::kUniformMean, 1e-15);
  ExpectAllNear(ColumnOf(SeriesOf(data, "uniform"), "positive_share"),
                golden::kUniformShare, 1e-15);
  ExpectAllNear(ColumnOf(SeriesOf(data, "quantile"), "mean_score"),
                golden::kQuantileMean, 1e-15);
  ExpectAllNear(ColumnOf(SeriesOf(data, "quantile"), "positive_share"),
                golden::kQuantileShare, 1e-15);
  EXPECT_NEAR(NumberOf(data, "ece_uniform"), golden::kEceUniform[0], 1e-14);
}

TEST(Calibration, BandsEqualStatsmodelsWilson) {
  const CurveData data = Golden();
  ExpectAllNear(ColumnOf(SeriesOf(data, "uniform"), "low"), golden::kUniformLow,
                1e-14);
  ExpectAllNear(ColumnOf(SeriesOf(data, "uniform"), "high"),
                golden::kUniformHigh, 1e-14);
}

TEST(Calibration, FiveTermsSumToTheBrierScore) {
  const CurveData data = Golden();
  EXPECT_NEAR(NumberOf(data, "brier"), golden::kBrier[0], 1e-15);
  EXPECT_NEAR(NumberOf(data, "reliability") - NumberOf(data, "resolution") +
                  NumberOf(data, "uncertainty") +
                  NumberOf(data, "within_bin_variance") -
                  NumberOf(data, "within_bin_covariance"),
              golden::kBrier[0], 1e-15);
}

TEST(Calibration, HasNoBandsForFractionalWeights) {
  const GroupedScores groups =
      Grouped(std::vector<double>{.2, .3}, std::vector<double>{1, 0},
              std::vector<double>{.5, 1});
  const CurveData data = calibration.compute(groups.view(), {});
  EXPECT_TRUE(std::isnan(ColumnOf(SeriesOf(data, "uniform"), "low")[0]));
  EXPECT_EQ(ColumnOf(SeriesOf(data, "uniform"), "weight")[0], .5);
}

TEST(Calibration, IsUndefinedForScoresThatAreNoProbabilities) {
  const GroupedScores groups =
      Grouped(std::vector<double>{.2, 1.5}, std::vector<double>{1, 0});
  ASSERT_NE(calibration.undefined(groups.view()), nullptr);
  EXPECT_EQ(calibration.undefined(groups.view())->id,
            "scores_outside_unit_interval");
}

}  // namespace
}  // namespace melon::curves
