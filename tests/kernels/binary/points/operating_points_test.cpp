#include "kernels/binary/points/operating_points.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

TEST(OperatingPoints, StartWithNothingPredictedPositive) {
  const GroupedScores groups = GroupScores(
      std::vector<double>{3, 2, 1}, std::vector<std::uint8_t>{1, 0, 1}, {});
  const std::vector<OperatingPoint> points = OperatingPoints(groups.view());
  ASSERT_EQ(points.size(), 4U);
  EXPECT_TRUE(std::isinf(points[0].threshold));
  EXPECT_EQ(points[0].counts.false_negative, 2);
  EXPECT_EQ(points[0].counts.true_negative, 1);
  EXPECT_EQ(points[3].threshold, 1);
  EXPECT_EQ(points[3].counts.true_positive, 2);
  EXPECT_EQ(points[3].counts.false_positive, 1);
  EXPECT_EQ(points[3].counts.true_negative, 0);
}

TEST(OperatingPoints, SkipGroupsWithoutWeightAndAgreeWithCountsAt) {
  Random random(3);
  std::vector<double> score;
  std::vector<std::uint8_t> truth;
  std::vector<double> weight;
  for (int i = 0; i < 300; ++i) {
    score.push_back(std::floor(random.Unit() * 80));
    truth.push_back(random.Unit() < .3 ? 1 : 0);
    weight.push_back(random.Unit() < .8 ? 0 : random.Unit());
  }
  const GroupedScores groups = GroupScores(score, truth, weight);
  const std::vector<OperatingPoint> points = OperatingPoints(groups.view());
  EXPECT_LT(points.size(), groups.score.size());
  for (const OperatingPoint& point : points) {
    const Counts counts = CountsAt(groups.view(), point.threshold);
    EXPECT_EQ(point.counts.true_positive, counts.true_positive);
    EXPECT_EQ(point.counts.false_positive, counts.false_positive);
    EXPECT_EQ(point.counts.false_negative, counts.false_negative);
    EXPECT_EQ(point.counts.true_negative, counts.true_negative);
  }
}

}  // namespace
}  // namespace melon
