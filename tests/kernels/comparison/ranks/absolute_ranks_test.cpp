#include "kernels/comparison/ranks/absolute_ranks.h"

#include <gtest/gtest.h>

#include <vector>

namespace melon {
namespace {

using Numbers = std::vector<double>;

TEST(AbsoluteRanks, RankTheSizesAndShareRanksAmongEqualOnes) {
  const Numbers difference = {3, -1, 0, 1, -7, 0, 1};
  // Sizes 0 0 1 1 1 3 7.
  EXPECT_EQ(AbsoluteRanks(difference), (Numbers{6, 4, 1.5, 4, 7, 1.5, 4}));
  EXPECT_EQ(AbsoluteRanks({}), Numbers());
}

TEST(SumSignedRanks, LeavesZerosOut) {
  const Numbers difference = {3, -1, 0, 1, -7, 0, 1};
  // Sizes 1 1 1 3 7 have the ranks 2 2 2 4 5.
  const SignedRankSums sums = SumSignedRanks(difference);
  EXPECT_EQ(sums.positive, 4 + 2 + 2);
  EXPECT_EQ(sums.negative, 2 + 5);
  EXPECT_EQ(sums.count, 5);
}

}  // namespace
}  // namespace melon
