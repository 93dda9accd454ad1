#include "special/normal.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(Normal, IsSymmetricAroundOneHalf) {
  EXPECT_EQ(NormalCdf(0), 0.5);
  EXPECT_DOUBLE_EQ(NormalCdf(-1.5), NormalSurvival(1.5));
  EXPECT_DOUBLE_EQ(NormalTwoSided(-1.5), 2 * NormalSurvival(1.5));
}

TEST(Normal, KeepsItsPromiseInBothTails) {
  // mpmath 1.3.0 at 60 digits: erfc(z / sqrt(2)) / 2
  constexpr double kCases[][2] = {
      {1, 0.15865525393145705},
      {1.959963984540054, 0.025000000000000011},
      {8, 6.2209605742717841e-16},
      {36, 4.1826240657972833e-284},
  };
  for (const auto& [z, p] : kCases) {
    EXPECT_NEAR(NormalSurvival(z), p, p * (z <= 8 ? 1e-14 : 2e-13));
    EXPECT_NEAR(NormalCdf(-z), p, p * (z <= 8 ? 1e-14 : 2e-13));
    EXPECT_NEAR(NormalTwoSided(z), 2 * p, 2 * p * (z <= 8 ? 1e-14 : 2e-13));
  }
}

TEST(Normal, QuantileInvertsTheCdf) {
  // mpmath 1.3.0 at 60 digits: sqrt(2) erfinv(2 p - 1)
  EXPECT_EQ(NormalQuantile(0.5), 0);
  EXPECT_NEAR(NormalQuantile(0.975), 1.9599639845400542, 1e-14);
  EXPECT_NEAR(NormalQuantile(1e-10), -6.3613409024040562, 1e-13);
}

}  // namespace
}  // namespace melon
