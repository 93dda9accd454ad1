#include "kernels/binary/brier_score.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

TEST(BrierScore, AveragesTheSquaredErrors) {
  const GroupedScores groups =
      GroupScores(std::vector<double>{.75, .5, .5, 0},
                  std::vector<std::uint8_t>{1, 1, 0, 1}, {});
  EXPECT_DOUBLE_EQ(BrierScore(groups.view()),
                   ((.25 * .25) + (2 * .25) + 1) / 4);
}

TEST(BrierScore, WeighsTheErrors) {
  const GroupedScores groups =
      GroupScores(std::vector<double>{1, .5}, std::vector<std::uint8_t>{1, 0},
                  std::vector<double>{3, 1});
  EXPECT_DOUBLE_EQ(BrierScore(groups.view()), .25 / 4);
}

TEST(BrierScore, IsTheSameWhenItIsAskedForAgain) {
  const GroupedScores groups = GroupScores(
      std::vector<double>{.9, .7, .1}, std::vector<std::uint8_t>{0, 1, 1}, {});
  ScoreGroups plain = groups.view();
  plain.memo = nullptr;
  const double first = BrierScore(groups.view());
  EXPECT_EQ(BrierScore(groups.view()), first);
  EXPECT_EQ(BrierScore(plain), first);
}

}  // namespace
}  // namespace melon
