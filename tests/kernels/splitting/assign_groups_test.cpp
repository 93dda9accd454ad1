#include "kernels/splitting/assign_groups.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace melon {
namespace {

using Rows = std::vector<std::uint32_t>;

TEST(AssignGroups, EvensOutClassesAsWellAsRows) {
  // Groups of two rows: three of class 0, three of class 1. Each of three folds
  // gets one of both.
  const Rows group{0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5};
  const std::vector<std::uint16_t> stratum{0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1};
  const std::vector<double> shares(3, 1 / 3.);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const Rows part =
        AssignGroups({.count = 12, .stratum = stratum, .group = group}, shares,
                     GroupOrder::largest_first, random);
    for (std::uint32_t fold = 0; fold < 3; ++fold) {
      std::vector<int> of_class(2);
      for (std::size_t row = 0; row < 12; ++row) {
        if (part[row] == fold) ++of_class[stratum[row]];
      }
      EXPECT_EQ(of_class, (std::vector<int>{2, 2}));
    }
  }
}

TEST(AssignGroups, FillsUnequalParts) {
  // Ten single rows, a fifth of them for the second part.
  const double shares[] = {.8, .2};
  Random random(1);
  const Rows part =
      AssignGroups({.count = 10}, shares, GroupOrder::random, random);
  int second = 0;
  for (const std::uint32_t one : part) second += one == 1 ? 1 : 0;
  EXPECT_EQ(second, 2);
}

TEST(AssignGroups, LeavesNoPartEmptyHoweverLittleItWants) {
  const Rows group{0, 0, 0, 1, 1, 1};
  const double shares[] = {.95, .05};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const Rows part = AssignGroups({.count = 6, .group = group}, shares,
                                   GroupOrder::random, random);
    EXPECT_NE(part[0], part[3]);
  }
}

}  // namespace
}  // namespace melon
