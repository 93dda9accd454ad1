#include "kernels/numbers/rounding.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(IsRounding, KnowsTheSameNumbersAddedInAnotherOrder) {
  const double one = (0.1 + 0.2) + 0.3;
  const double other = 0.1 + (0.2 + 0.3);
  ASSERT_NE(one, other);
  EXPECT_TRUE(IsRounding(one - other, one));
  EXPECT_TRUE(IsRounding(other - one, -one));
  EXPECT_TRUE(IsRounding(0, 0));
}

TEST(IsRounding, LeavesWhatFifteenDigitsTellApart) {
  EXPECT_FALSE(IsRounding(0.70000000000001 - 0.7, 0.7));
  EXPECT_FALSE(IsRounding(1e-16, 1e-15));
  EXPECT_FALSE(IsRounding(5e-324, 0));
}

}  // namespace
}  // namespace melon
