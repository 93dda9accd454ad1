#include "kernels/comparison/differences/sign_flips.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

SignFlips Flip(const Numbers& difference, std::uint32_t draws = 1000) {
  return FlipSigns(difference, draws, 7).value();
}

/// Every pattern of signs, one by one.
double PlainP(const Numbers& whole) {
  double seen = 0;
  for (const double one : whole) seen += one;
  int count = 0;
  const unsigned patterns = 1U << whole.size();
  for (unsigned pattern = 0; pattern < patterns; ++pattern) {
    double sum = 0;
    for (std::size_t i = 0; i < whole.size(); ++i)
      sum += ((pattern >> i) & 1U) != 0 ? whole[i] : -whole[i];
    if (std::abs(sum) >= std::abs(seen)) ++count;
  }
  return static_cast<double>(count) / patterns;
}

TEST(SignFlips, CountThePatternsThatGoAsFar) {
  // ±1 ±2 ±3 with |sum| ≥ 4: the sums 4 and 6 and their negatives.
  EXPECT_EQ(Flip({-1, 2, 3}).p, 4. / 8);
  EXPECT_EQ(Flip({1, 2, 3}).p, 2. / 8);
  EXPECT_EQ(Flip({1, 2, -3}).p, 1);
  EXPECT_EQ(Flip({1, 2, 3}).draws, 0U);
}

TEST(SignFlips, AgreeWithLookingAtEveryPattern) {
  Random random(5);
  for (int trial = 0; trial < 200; ++trial) {
    Numbers whole(1 + random.Below(12));
    for (double& one : whole) one = static_cast<double>(random.Below(15)) - 5;
    EXPECT_DOUBLE_EQ(Flip(whole).p, PlainP(whole));
  }
}

TEST(SignFlips, TakeSumsThatAreEqualInDecimalAsEqual) {
  // .1 + .2 is not .3 in binary; in steps it is {1, 2, −3}.
  EXPECT_EQ(Flip({.1, .2, -.3}).p, 1);
  EXPECT_EQ(Flip({.1, .7, .2, -.3, .6}).p, PlainP({1, 7, 2, -3, 6}));
}

TEST(SignFlips, TakeNearlyEqualSumsAsEqualWhenThereIsNoGrid) {
  const double third = 1. / 3;
  EXPECT_EQ(Flip({third, 2 * third, -7 * third, third, 5 * third}).p,
            PlainP({1, 2, -7, 1, 5}));
}

TEST(SignFlips, IgnoreDifferencesOfZero) {
  EXPECT_EQ(Flip({0, 1, 0, 2, 3, 0}).p, 2. / 8);
  EXPECT_EQ(Flip({0, 0}).p, 1);
  EXPECT_EQ(Flip({}).p, 1);
}

TEST(SignFlips, AreCountedOnAGridAlsoForManyDifferences) {
  // Σ ±1 over 40: as extreme as 30 : 10 are twice Σ_{i ≤ 10} C(40, i).
  Numbers ones(40, .25);
  std::fill_n(ones.begin(), 10, -.25);
  double tail = 0;
  double choose = 1;
  for (int i = 0; i <= 10; choose *= (40. - i) / (i + 1), ++i) tail += choose;
  const SignFlips flips = Flip(ones);
  EXPECT_EQ(flips.draws, 0U);
  EXPECT_NEAR(flips.p, 2 * tail * 0x1p-40, 1e-15);
}

TEST(SignFlips, AreDrawnWhenTheyCannotBeCounted) {
  Numbers many(200);
  Random random(3);
  double sum = 0;
  double squares = 0;
  for (double& one : many) {
    one = random.Unit() - .45;
    sum += one;
    squares += one * one;
  }
  const SignFlips flips = Flip(many, 20000);
  EXPECT_EQ(flips.draws, 20000U);
  // The sum of flips is all but normal; 4 standard errors of a share.
  const double p = std::erfc(std::abs(sum) / std::sqrt(2 * squares));
  EXPECT_NEAR(flips.p, p, .005 + (4 * std::sqrt(p * (1 - p) / 20000)));
  // Never 0: what was seen counts as a draw.
  EXPECT_GE(Flip(Numbers(200, 1. / 3)).p, 1. / 1001);
}

TEST(SignFlips, AreNothingWhereTheyWouldBeDrawnAndNothingIsDrawn) {
  EXPECT_FALSE(FlipSigns(Numbers(200, 1. / 3), 0, 7));
  // Counted without a draw.
  EXPECT_TRUE(FlipSigns(Numbers(30, 1. / 3), 0, 7));
}

TEST(SignFlips, AreThoseOfTheSameDifferencesInAnotherUnit) {
  const Numbers differences = {1. / 3, -2. / 7, 5. / 9, 3. / 11, -1. / 13};
  for (const int exponent : {-1000, -500, 500, 1023}) {
    Numbers other = differences;
    for (double& one : other) one = std::ldexp(one, exponent);
    EXPECT_EQ(Flip(other).p, Flip(differences).p) << exponent;
  }
}

TEST(SignFlips, DependNeitherOnTheOrderNorOnTheSign) {
  Numbers many(50);
  Random random(4);
  for (double& one : many) one = random.Unit() - .4;
  const double p = Flip(many).p;
  std::reverse(many.begin(), many.end());
  EXPECT_EQ(Flip(many).p, p);
  for (double& one : many) one = -one;
  EXPECT_EQ(Flip(many).p, p);
}

TEST(SignFlips, CountThirtyDifferencesInHalves) {
  // 30 different powers: only the two extreme patterns go as far.
  Numbers powers;
  for (int i = 0; i < 30; ++i) powers.push_back(std::ldexp(1. / 3, i));
  EXPECT_EQ(Flip(powers).p, 0x1p-29);
}

}  // namespace
}  // namespace melon
