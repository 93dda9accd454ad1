#include "kernels/binary/average_precision.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

TEST(AveragePrecision, AveragesThePrecisionAtThePositives) {
  const GroupedScores groups =
      GroupScores(std::vector<double>{.9, .7, .6, .6, .1},
                  std::vector<std::uint8_t>{1, 0, 1, 0, 1}, {});
  // The tie moves as one: two of four.
  EXPECT_DOUBLE_EQ(AveragePrecision(groups.view()),
                   (1 + (2. / 4) + (3. / 5)) / 3);
}

TEST(AveragePrecision, WeighsThePositives) {
  const GroupedScores groups = GroupScores(std::vector<double>{.9, .5, .1},
                                           std::vector<std::uint8_t>{1, 0, 1},
                                           std::vector<double>{.5, 1.5, 2});
  EXPECT_DOUBLE_EQ(AveragePrecision(groups.view()),
                   (.5 + (2 * (2.5 / 4))) / 2.5);
}

TEST(AveragePrecision, IsNotChangedByRowsWithoutWeight) {
  const GroupedScores groups =
      GroupScores(std::vector<double>{.99, .9, .8, .5, .1},
                  std::vector<std::uint8_t>{0, 1, 1, 0, 1},
                  std::vector<double>{0, 1, 0, 1, 1});
  EXPECT_DOUBLE_EQ(AveragePrecision(groups.view()), (1 + (2. / 3)) / 2);
}

TEST(AveragePrecision, IsTheSameWhenItIsAskedForAgain) {
  const GroupedScores groups = GroupScores(
      std::vector<double>{.9, .7, .1}, std::vector<std::uint8_t>{0, 1, 1}, {});
  ScoreGroups plain = groups.view();
  plain.memo = nullptr;
  const double first = AveragePrecision(groups.view());
  EXPECT_EQ(AveragePrecision(groups.view()), first);
  EXPECT_EQ(AveragePrecision(plain), first);
}

}  // namespace
}  // namespace melon
