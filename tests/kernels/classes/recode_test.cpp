#include "kernels/classes/recode.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

using Codes = std::vector<std::uint16_t>;
using Flags = std::vector<std::uint8_t>;

TEST(Recode, LooksUpEachCode) {
  EXPECT_EQ(Recode(Codes{0, 2, 1, 2}, Codes{7, 8, 9}), (Codes{7, 9, 8, 9}));
}

TEST(SameCodes, SaysWhereTwoColumnsAgree) {
  EXPECT_EQ(SameCodes(Codes{0, 2, 1}, Codes{0, 1, 1}), (Flags{1, 0, 1}));
}

TEST(CountOneSided, CountsRowsOfOneAlone) {
  const Flags first{1, 1, 0, 0, 1};
  const Flags second{1, 0, 1, 0, 0};
  const OneSided plain = CountOneSided(first, second, {});
  EXPECT_EQ(plain.first_only, 2);
  EXPECT_EQ(plain.second_only, 1);
}

TEST(CountOneSided, AddsWeights) {
  const std::vector<double> weight{1, .5, 3, 4, .25};
  const OneSided weighted =
      CountOneSided(Flags{1, 1, 0, 0, 1}, Flags{1, 0, 1, 0, 0}, weight);
  EXPECT_EQ(weighted.first_only, .75);
  EXPECT_EQ(weighted.second_only, 3);
}

}  // namespace
}  // namespace melon
