#include "base/sum.h"

#include <gtest/gtest.h>

#include <cmath>

namespace melon {
namespace {

TEST(Sum, OfNothingIsZero) { EXPECT_EQ(Sum().value(), 0); }

TEST(Sum, KeepsWhatCancellationWouldLose) {
  // 1 + 10¹⁰⁰ + 1 − 10¹⁰⁰ = 2: the example with which Neumaier's method is
  // explained from Kahan's, whose result is 0.
  Sum sum;
  for (const double term : {1.0, 1e100, 1.0, -1e100}) sum.Add(term);
  EXPECT_EQ(sum.value(), 2);
}

TEST(Sum, OfTenMillionTenthsIsRightToTheLastDigit) {
  // 10⁷ times the double nearest to 0.1, which is exactly
  // 0.1000000000000000055511151231257827…; rounded, 10⁶. The plain sum is off
  // by 1.6e-4.
  Sum sum;
  for (int i = 0; i < 10'000'000; ++i) sum.Add(0.1);
  EXPECT_EQ(sum.value(), 1e6);
}

TEST(Sum, IsExactForWholeNumbers) {
  Sum sum;
  for (int i = 1; i <= 1000; ++i) sum.Add(i);
  EXPECT_EQ(sum.value(), 500500);
}

TEST(Sum, MayBeAskedInBetween) {
  Sum sum;
  sum.Add(0x1p53);
  sum.Add(1);
  EXPECT_EQ(sum.value(), 0x1p53);
  sum.Add(1);
  EXPECT_EQ(sum.value(), 0x1p53 + 2);
}

}  // namespace
}  // namespace melon
