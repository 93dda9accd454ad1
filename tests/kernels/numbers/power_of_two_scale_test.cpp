#include "kernels/numbers/power_of_two_scale.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace melon {
namespace {

using Numbers = std::vector<double>;

TEST(PowerOfTwoScale, BringsTheLargestInSizeBetweenAHalfAndOne) {
  EXPECT_EQ(PowerOfTwoScale(Numbers{3, -7, 1}), 1. / 8);
  EXPECT_EQ(PowerOfTwoScale(Numbers{0.1}), 8);
  EXPECT_EQ(PowerOfTwoScale(Numbers{0x1p900}), 0x1p-901);
}

TEST(PowerOfTwoScale, IsOneWithoutANumberThatIsNotZero) {
  EXPECT_EQ(PowerOfTwoScale({}), 1);
  EXPECT_EQ(PowerOfTwoScale(Numbers{0, 0}), 1);
}

TEST(PowerOfTwoScale, HasAReciprocalForTheSmallestAndLargestDoubles) {
  using Limits = std::numeric_limits<double>;
  EXPECT_EQ(PowerOfTwoScale(Numbers{Limits::denorm_min()}), 0x1p1000);
  EXPECT_EQ(PowerOfTwoScale(Numbers{Limits::max()}), 0x1p-1000);
}

}  // namespace
}  // namespace melon
