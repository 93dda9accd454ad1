#include "kernels/classes/uniform_calibration.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "base/random.h"
#include "kernels/binary/calibration_bins.h"
#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

TEST(UniformCalibrationError, IsTheMeanGapOfTheBins) {
  const std::vector<double> scores{.1, .15, .9};
  const std::vector<std::uint8_t> hit{0, 1, 1};
  // Bins (0, .1], (.1, .2] and (.8, .9].
  EXPECT_NEAR(UniformCalibrationError(scores, hit, {}, 10), (.1 + .85 + .1) / 3,
              1e-15);
}

TEST(UniformCalibrationError, IsThatOfSortedBins) {
  Random random(5);
  std::vector<double> scores;
  std::vector<std::uint8_t> hit;
  std::vector<double> weight;
  for (int i = 0; i < 400; ++i) {
    scores.push_back(std::floor(random.Unit() * 101) / 100);
    hit.push_back(static_cast<std::uint8_t>(random.Below(2)));
    weight.push_back(random.Below(3));
  }
  const GroupedScores groups = GroupScores(scores, hit, weight);
  EXPECT_NEAR(UniformCalibrationError(scores, hit, weight, 10),
              ExpectedCalibrationError(UniformBins(groups.view(), 10)), 1e-14);
}

TEST(UniformCalibrationError, DoesNotSeeCasesOfWeightZero) {
  const std::vector<double> scores{.5, 7};
  const std::vector<std::uint8_t> hit{1, 1};
  const std::vector<double> weight{1, 0};
  EXPECT_EQ(UniformCalibrationError(scores, hit, weight, 10), .5);
}

TEST(UniformCalibrationError, IsNotANumberWithoutWeight) {
  EXPECT_TRUE(std::isnan(UniformCalibrationError({}, {}, {}, 10)));
}

}  // namespace
}  // namespace melon
