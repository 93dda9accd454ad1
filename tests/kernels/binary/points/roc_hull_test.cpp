#include "kernels/binary/points/roc_hull.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/random.h"
#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

std::vector<std::size_t> GroupsAtVertices(const std::vector<RocVertex>& hull) {
  std::vector<std::size_t> groups;
  for (const RocVertex& vertex : hull) groups.push_back(vertex.groups);
  return groups;
}

TEST(RocHull, OfTheNineSamplesSkipsAllButTheLastPositive) {
  // − + − − + − + + −: (0,0) … (4/5, 1) after eight, (1, 1) after nine; all
  // else lies below.
  const GroupedScores groups =
      GroupScores(std::vector<double>{9, 8, 7, 6, 5, 4, 3, 2, 1},
                  std::vector<std::uint8_t>{0, 1, 0, 0, 1, 0, 1, 1, 0}, {});
  const std::vector<RocVertex> hull = RocHull(groups.view());
  EXPECT_EQ(GroupsAtVertices(hull), (std::vector<std::size_t>{0, 8, 9}));
  EXPECT_EQ(hull[1].true_positive, 4);
  EXPECT_EQ(hull[1].false_positive, 4);
  EXPECT_EQ(ThresholdOf(hull[0], groups.view()),
            std::numeric_limits<double>::infinity());
  EXPECT_EQ(ThresholdOf(hull[1], groups.view()), 2);
}

TEST(RocHull, LeavesOutPointsOnAStraightEdge) {
  const GroupedScores groups =
      GroupScores(std::vector<double>{4, 4, 3, 3, 2, 2},
                  std::vector<std::uint8_t>{1, 0, 1, 0, 1, 0}, {});
  EXPECT_EQ(GroupsAtVertices(RocHull(groups.view())),
            (std::vector<std::size_t>{0, 3}));
}

TEST(RocHull, TakesTheFewestGroupsOfEqualPoints) {
  const GroupedScores groups = GroupScores(
      std::vector<double>{5, 4, 3, 2}, std::vector<std::uint8_t>{1, 1, 0, 0},
      std::vector<double>{0, 2, 1, 0});
  EXPECT_EQ(GroupsAtVertices(RocHull(groups.view())),
            (std::vector<std::size_t>{0, 2, 3}));
}

TEST(RocHull, IsConvexAndLiesAboveEveryPoint) {
  Random random(1);
  std::vector<double> scores;
  std::vector<std::uint8_t> truth;
  for (int i = 0; i < 500; ++i) {
    truth.push_back(static_cast<std::uint8_t>(random.Below(2)));
    scores.push_back(std::floor(100 * (random.Unit() + (0.4 * truth.back()))));
  }
  const GroupedScores groups = GroupScores(scores, truth, {});
  const std::vector<RocVertex> hull = RocHull(groups.view());
  ASSERT_EQ(hull.back().groups, groups.score.size());
  // Plain twin: no point of the curve lies above the line through any edge.
  for (std::size_t edge = 1; edge < hull.size(); ++edge) {
    const RocVertex& left = hull[edge - 1];
    const RocVertex& right = hull[edge];
    double true_positive = 0;
    double false_positive = 0;
    for (std::size_t i = 0; i < groups.score.size(); ++i) {
      true_positive += groups.positive[i];
      false_positive += groups.negative[i];
      EXPECT_LE((true_positive - left.true_positive) *
                    (right.false_positive - left.false_positive),
                (right.true_positive - left.true_positive) *
                    (false_positive - left.false_positive));
    }
  }
}

TEST(RocHull, OfManyCountsIsThatOfTheSameFractions) {
  // Whole weights take the way that skips stretches, fractions the plain one;
  // quarters are exact in both.
  Random random(5);
  for (const double distinct : {50.0, 5'000.0, 1e9}) {
    std::vector<double> score;
    std::vector<std::uint8_t> truth;
    std::vector<double> count;
    std::vector<double> quarter;
    for (int i = 0; i < 20'000; ++i) {
      const double unit = random.Unit();
      score.push_back(std::floor(unit * distinct));
      truth.push_back(static_cast<std::uint8_t>(random.Unit() < unit));
      count.push_back(random.Below(4));
      quarter.push_back(count.back() / 4);
    }
    const GroupedScores whole = GroupScores(score, truth, count);
    const GroupedScores parts = GroupScores(score, truth, quarter);
    ASSERT_TRUE(whole.whole_weights);
    ASSERT_FALSE(parts.whole_weights);
    EXPECT_EQ(GroupsAtVertices(RocHull(whole.view())),
              GroupsAtVertices(RocHull(parts.view())))
        << distinct;
  }
}

}  // namespace
}  // namespace melon
