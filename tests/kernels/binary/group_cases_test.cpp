#include "kernels/binary/group_cases.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

TEST(CasesOf, MakesOneCaseOfEachClassAndScore) {
  const GroupedScores groups = GroupScores(
      Numbers{.2, .9, .9, .9, .5}, std::vector<std::uint8_t>{0, 1, 0, 1, 1},
      Numbers{1, 1, 3, 1, 0});
  const GroupCases cases = CasesOf(groups.view());
  EXPECT_EQ(cases.truth, (Numbers{1, 0, 0}));
  EXPECT_EQ(cases.score, (Numbers{.9, .9, .2}));
  EXPECT_EQ(cases.weight, (Numbers{2, 3, 1}));
  EXPECT_EQ(cases.view().prediction[2], .2);
}

}  // namespace
}  // namespace melon
