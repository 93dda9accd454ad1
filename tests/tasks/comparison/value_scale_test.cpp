#include "tasks/comparison/value_scale.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace melon {
namespace {

std::optional<bool> Way(const std::vector<double>& results) {
  return ScaleOf(results).HigherIsBetter();
}

TEST(ScaleOf, TellsErrorsFromScoresByTheSideOfOneHalf) {
  EXPECT_EQ(Way({.1, .2, .3, .4}), false);
  EXPECT_EQ(Way({.9, .8, .7, .6}), true);
  // Two of three are enough, three of five are not.
  EXPECT_EQ(Way({.1, .2, .9}), false);
  EXPECT_EQ(Way({.1, .2, .3, .8, .9}), std::nullopt);
}

TEST(ScaleOf, TakesNumbersUpToAHundredForPercentages) {
  EXPECT_EQ(Way({12, 20, 8}), false);
  EXPECT_EQ(Way({92, 80, 88}), true);
  EXPECT_DOUBLE_EQ(ScaleOf({12, 20}).half, 50);
  // Mostly fractions: a slip, or two units.
  EXPECT_EQ(Way({.1, .2, 12}), std::nullopt);
}

TEST(ScaleOf, TakesNumbersThatAreNeverAboveZeroForNegativeLosses) {
  EXPECT_EQ(Way({-3, -.5, 0}), true);
}

TEST(ScaleOf, TakesEqualRatesByTheirSide) {
  EXPECT_EQ(Way({.2, .2}), false);
  EXPECT_EQ(Way({.8, .8}), true);
}

TEST(ScaleOf, SaysNothingOfOtherNumbers) {
  EXPECT_EQ(Way({120, 310}), std::nullopt);
  EXPECT_EQ(Way({-1, 2}), std::nullopt);
  // All right or all wrong, whichever way they count.
  EXPECT_EQ(Way({1, 1}), std::nullopt);
  EXPECT_EQ(Way({0, 0}), std::nullopt);
}

}  // namespace
}  // namespace melon
