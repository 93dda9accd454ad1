#include "kernels/ranking/discount_sum.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/sum.h"

namespace melon {
namespace {

/// The promise of the header.
constexpr double kRelativeError = 1e-14;

TEST(DiscountSum, AddsOneOverLogTwoOfPositionPlusOne) {
  EXPECT_DOUBLE_EQ(DiscountSum(1, 3), 1 + (1 / std::log2(3)) + .5);
  EXPECT_DOUBLE_EQ(DiscountSum(7, 7), 1.0 / 3);
}

TEST(DiscountSum, OfNoPositionIsZero) { EXPECT_EQ(DiscountSum(4, 3), 0); }

TEST(DiscountSum, OfLongStretchesAgreesWithThirtyDigits) {
  // mpmath 1.3.0, 40 digits: ln 2 · Σ 1/ln x by li and eight terms of
  // Euler–Maclaurin from x = 2000 on.
  EXPECT_NEAR(DiscountSum(1, 1e6), 54500.370671743111923,
              54500 * kRelativeError);
  EXPECT_NEAR(DiscountSum(1, 1e12), 26067844703.647524779,
              26067844703 * kRelativeError);
  EXPECT_NEAR(DiscountSum(123456, 1e9), 35237930.010834896648,
              35237930 * kRelativeError);
}

TEST(DiscountSum, HasNoSeamWhereTheWayChanges) {
  for (const double first : {1.0, 2.0, 100.0, 254.0, 255.0, 256.0, 5000.0}) {
    for (const double length : {4095.0, 4096.0, 4097.0, 10000.0}) {
      Sum sum;
      for (double i = first; i < first + length; ++i)
        sum.Add(1 / std::log2(i + 1));
      EXPECT_NEAR(DiscountSum(first, first + length - 1), sum.value(),
                  sum.value() * kRelativeError);
    }
  }
}

TEST(DiscountSum, HasNoSeamWhereTheTableEnds) {
  for (const double first : {16380.0, 16381.0, 16382.0, 16383.0, 16384.0}) {
    for (const double length : {1.0, 2.0, 3.0, 5.0}) {
      Sum sum;
      for (double i = first; i < first + length; ++i)
        sum.Add(1 / std::log2(i + 1));
      EXPECT_NEAR(DiscountSum(first, first + length - 1), sum.value(),
                  sum.value() * kRelativeError);
    }
  }
}

TEST(DiscountSum, EndsBeyondTheWholeNumbersThatDoublesTellApart) {
  EXPECT_NEAR(DiscountSum(0x1p54, 0x1p54 + 4), 5.0 / 54, 1e-12);
}

}  // namespace
}  // namespace melon
