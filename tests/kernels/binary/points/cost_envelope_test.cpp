#include "kernels/binary/points/cost_envelope.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

GroupedScores NineSamples() {
  return GroupScores(std::vector<double>{9, 8, 7, 6, 5, 4, 3, 2, 1},
                     std::vector<std::uint8_t>{0, 1, 0, 0, 1, 0, 1, 1, 0}, {});
}

TEST(CostEnvelope, HasACornerForEveryEdgeOfTheHull) {
  // Edge (0,0)–(4/5,1): x = .8/(1 + .8) = 4/9, where nothing predicted costs
  // FNR·x = 4/9; edge to (1,1): x = 1.
  const std::vector<CostEnvelopeCorner> envelope =
      CostEnvelope(NineSamples().view());
  ASSERT_EQ(envelope.size(), 4U);
  EXPECT_EQ(envelope[0].probability_cost, 0);
  EXPECT_EQ(envelope[0].fnr, 1);
  EXPECT_NEAR(envelope[1].probability_cost, 4.0 / 9, 1e-15);
  EXPECT_NEAR(envelope[1].normalised_cost, 4.0 / 9, 1e-15);
  EXPECT_EQ(envelope[1].threshold, 2);
  EXPECT_EQ(envelope[1].fpr, .8);
  EXPECT_EQ(envelope[3].probability_cost, 1);
  EXPECT_EQ(envelope[3].normalised_cost, 0);
}

TEST(CostEnvelope, IsTheLeastCostOfAllThresholds) {
  Random random(2);
  std::vector<double> scores;
  std::vector<std::uint8_t> truth;
  for (int i = 0; i < 200; ++i) {
    truth.push_back(static_cast<std::uint8_t>(random.Below(2)));
    scores.push_back(std::floor(50 * (random.Unit() + (0.5 * truth.back()))));
  }
  const GroupedScores groups = GroupScores(scores, truth, {});
  for (const CostEnvelopeCorner& corner : CostEnvelope(groups.view())) {
    // Plain twin: all thresholds at this P(+)cost.
    const double x = corner.probability_cost;
    double least = x;
    for (const double threshold : groups.score) {
      const Counts counts = CountsAt(groups.view(), threshold);
      least = std::min(
          least, (counts.false_negative / counts.positives() * x) +
                     (counts.false_positive / counts.negatives() * (1 - x)));
    }
    EXPECT_NEAR(corner.normalised_cost, least, 1e-15);
  }
}

}  // namespace
}  // namespace melon
