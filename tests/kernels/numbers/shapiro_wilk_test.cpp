#include "kernels/numbers/shapiro_wilk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

#include "hypothesis/golden_numbers.h"

namespace melon {
namespace {

ShapiroWilk Tested(const std::vector<double>& values) {
  return TestShapiroWilk(values).value_or(ShapiroWilk{-1, -1});
}

TEST(TestShapiroWilk, OfThreeValuesIsASquaredCosine) {
  // Weights ±1/√2: for 0, 1, 3.5 W = 3.5²/2 / (0² + 1² + 3.5² − 4.5²/3).
  const double expected = 6.125 / 6.5;
  const ShapiroWilk test = Tested({1, 3.5, 0});
  EXPECT_NEAR(test.statistic, expected, 1e-15);
  EXPECT_NEAR(test.p_value,
              6 / std::numbers::pi *
                  (std::asin(std::sqrt(expected)) - std::asin(std::sqrt(0.75))),
              1e-14);
}

TEST(TestShapiroWilk, GivesTheExampleOfItsAuthors) {
  // Shapiro & Wilk 1965, Biometrika 52:591–611: weights of 11 men, W = .79.
  EXPECT_NEAR(
      Tested({148, 154, 158, 160, 161, 162, 166, 170, 182, 195, 236}).statistic,
      0.79, 5e-3);
}

TEST(TestShapiroWilk, AgreesWithR) {
  // tests/golden/shapiro_wilk.py, shapiro.test of R 4.2.2.
  const auto rows = GoldenNumbers("shapiro_wilk.csv");
  ASSERT_GE(rows.size(), 45U);
  for (const auto& row : rows) {
    const std::vector<double> values(row.begin() + 2, row.end());
    const ShapiroWilk test = Tested(values);
    EXPECT_NEAR(test.statistic, row[0], 1e-12) << values.size();
    EXPECT_NEAR(test.p_value, row[1], 1e-8 * row[1] + 1e-13) << values.size();
  }
}

TEST(TestShapiroWilk, IgnoresShiftScaleSignAndOrder) {
  const std::vector<double> values{0.3, 2.25, 0.5, 1.125, 8, 0.75};
  const ShapiroWilk test = Tested(values);
  std::vector<double> other = values;
  for (double& value : other) value = 40 - (16 * value);
  std::reverse(other.begin(), other.end());
  EXPECT_NEAR(Tested(other).statistic, test.statistic, 1e-14);
  EXPECT_NEAR(Tested(other).p_value, test.p_value, 1e-13);
}

TEST(TestShapiroWilk, StandsTheLargestAndSmallestNumbers) {
  const double most = std::numeric_limits<double>::max();
  const double least = std::numeric_limits<double>::min();
  EXPECT_NEAR(Tested({-most, 0, most}).statistic, 1, 1e-15);
  EXPECT_NEAR(Tested({-least, 0, least}).statistic, 1, 1e-15);
  EXPECT_NEAR(Tested({-5e-324, 0, 5e-324}).statistic, 1, 1e-15);
}

TEST(TestShapiroWilk, IsUndefinedForEqualValuesAndOutsideItsSizes) {
  EXPECT_FALSE(TestShapiroWilk(std::vector<double>{}));
  EXPECT_FALSE(TestShapiroWilk(std::vector<double>{1, 2}));
  EXPECT_FALSE(TestShapiroWilk(std::vector<double>(8, 0.1)));
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  EXPECT_FALSE(TestShapiroWilk(std::vector<double>{1, 2, 3, kInfinity}));
  std::vector<double> many(kMostShapiroWilk + 1, 0);
  many[0] = 1;
  EXPECT_FALSE(TestShapiroWilk(many));
  many.pop_back();
  EXPECT_TRUE(TestShapiroWilk(many));
}

TEST(TestShapiroWilk, StaysBetweenZeroAndOneAtTheEdges) {
  for (std::size_t count = 3; count < 40; ++count) {
    std::vector<double> values(count, 0);
    values[0] = 1;
    const ShapiroWilk test = Tested(values);
    EXPECT_GE(test.p_value, 0) << count;
    EXPECT_LE(test.p_value, 1) << count;
    EXPECT_GT(test.statistic, 0) << count;
  }
}

}  // namespace
}  // namespace melon
