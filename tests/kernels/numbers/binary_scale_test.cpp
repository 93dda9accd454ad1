#include "kernels/numbers/binary_scale.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace melon {
namespace {

using Numbers = std::vector<double>;

TEST(BinaryScale, IsThePowerOfTwoBelowTheLargestSize) {
  EXPECT_EQ(BinaryScale(Numbers{3, -7, 1}), 4);
  EXPECT_EQ(BinaryScale(Numbers{.3, .2}), .25);
  EXPECT_EQ(BinaryScale(Numbers{-8}), 8);
}

TEST(BinaryScale, ExistsForTheLargestAndTheSmallestNumbers) {
  EXPECT_EQ(BinaryScale(Numbers{std::numeric_limits<double>::max()}), 0x1p1023);
  EXPECT_EQ(BinaryScale(Numbers{5e-324}), 0x1p-1074);
  // Dividing by it is exact there too.
  EXPECT_EQ(1.5e-323 / BinaryScale(Numbers{1.5e-323}), 1.5);
}

TEST(BinaryScale, IsOneWithoutANumberThatIsNotZero) {
  EXPECT_EQ(BinaryScale(Numbers{}), 1);
  EXPECT_EQ(BinaryScale(Numbers{0, 0}), 1);
}

}  // namespace
}  // namespace melon
