#include "kernels/ranking/harmonic_sum.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(HarmonicSum, AddsReciprocals) {
  EXPECT_DOUBLE_EQ(HarmonicSum(2, 4), 1.0 / 2 + 1.0 / 3 + 1.0 / 4);
  EXPECT_EQ(HarmonicSum(3, 3), 1.0 / 3);
}

TEST(HarmonicSum, IsZeroOverNothing) { EXPECT_EQ(HarmonicSum(4, 3), 0); }

TEST(HarmonicSum, OfLongStretchesIsWithinItsError) {
  // mpmath 1.3.0, 30 digits: harmonic(b) − harmonic(a − 1)
  EXPECT_NEAR(HarmonicSum(1, 5000) / 9.09450885298443696726, 1, 1e-14);
  EXPECT_NEAR(HarmonicSum(1, 1e6) / 14.3927267228657236313811274932, 1, 1e-14);
  EXPECT_NEAR(HarmonicSum(300, 1e12) / 21.9289062338644109402, 1, 1e-14);
}

TEST(HarmonicSum, EndsBeyondTheWholeNumbersThatDoublesTellApart) {
  EXPECT_NEAR(HarmonicSum(0x1p54, 0x1p54 + 4), 5 / 0x1p54, 1e-28);
}

}  // namespace
}  // namespace melon
