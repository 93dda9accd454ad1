#include "kernels/numbers/decimal_grid.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace melon {
namespace {

using Numbers = std::vector<double>;

TEST(DecimalGrid, MakesDifferencesEqualThatAreEqualInDecimal) {
  const Numbers a{0.9, 0.8};
  const Numbers b{0.8, 0.7};
  EXPECT_NE(a[0] - b[0], a[1] - b[1]);
  const std::optional<DecimalGrid> grid = DecimalGrid::Of({a, b});
  ASSERT_TRUE(grid.has_value());
  EXPECT_EQ(grid->Steps(a[0]) - grid->Steps(b[0]),
            grid->Steps(a[1]) - grid->Steps(b[1]));
  EXPECT_EQ(grid->Number(1), 0.1);
}

TEST(DecimalGrid, IsAsFineAsTheLongestNumber) {
  const Numbers numbers{12, -3.25, 0.001};
  const std::optional<DecimalGrid> grid = DecimalGrid::Of({numbers});
  ASSERT_TRUE(grid.has_value());
  EXPECT_EQ(grid->Steps(-3.25), -3250);
  EXPECT_EQ(grid->Steps(12), 12000);
  EXPECT_EQ(grid->Number(-3250), -3.25);
}

TEST(DecimalGrid, DoesNotExistForNumbersWithAllDigits) {
  EXPECT_FALSE(DecimalGrid::Of({Numbers{1. / 3}}).has_value());
  EXPECT_FALSE(DecimalGrid::Of({Numbers{1e-20 / 3}}).has_value());
  EXPECT_FALSE(DecimalGrid::Of({Numbers{1e300 / 3}}).has_value());
  EXPECT_FALSE(DecimalGrid::Of({Numbers{0.9, 1e-16}}).has_value());
  EXPECT_FALSE(DecimalGrid::Of({Numbers{1e12, 1e-6}}).has_value());
}

TEST(DecimalGrid, FollowsTheExponentOfTheNumbers) {
  const Numbers small{3e-20, 1e-20, 2e-20};
  EXPECT_NE(small[0] - small[1], small[2]);
  // 5e-324, the smallest double, is written with one digit too; 1.2e-316 is
  // denormal.
  for (const Numbers& numbers :
       {small, Numbers{3e23, 1e23, 2e23}, Numbers{3e-100, 1e-100, 2e-100},
        Numbers{3e300, 1e300, 2e300}, Numbers{3.5e-316, 1.2e-316, 2.3e-316},
        Numbers{5e-324, 5e-324, 0}, Numbers{1.7e308, 1.6e308, .1e308},
        Numbers{3000001e-30, 1000001e-30, 2e-24}}) {
    const std::optional<DecimalGrid> grid = DecimalGrid::Of({numbers});
    ASSERT_TRUE(grid.has_value()) << numbers[0];
    EXPECT_EQ(grid->Steps(numbers[0]) - grid->Steps(numbers[1]),
              grid->Steps(numbers[2]))
        << numbers[0];
    for (const double number : numbers)
      EXPECT_EQ(grid->Number(grid->Steps(number)), number);
  }
}

TEST(DecimalGrid, HasStepsOfOneForWholeNumbersAndCoarserOnlyForHugeOnes) {
  EXPECT_EQ(DecimalGrid::Of({Numbers{10, 200}})->decimals(), 0);
  EXPECT_EQ(DecimalGrid::Of({Numbers{3e20, 1e19}})->decimals(), -19);
}

TEST(DecimalGrid, RoundsAMeanOnce) {
  // (.805 + .807)/2 = .806. Dividing by 2 and then by 1000 gives that as well,
  // but (.8 + .8 + .9)/3 is 25/30 and not 8.333…/10.
  const Numbers numbers{.805, .807, .8, .9};
  const std::optional<DecimalGrid> grid = DecimalGrid::Of({numbers});
  ASSERT_TRUE(grid.has_value());
  EXPECT_EQ(grid->Mean(805 + 807, 2), .806);
  EXPECT_EQ(grid->Mean(2500, 3), 25. / 30);
  // Of all sums of up to ten folds with three decimals the mean with at most
  // five decimals is the double that its text is read as.
  for (const double folds : {1., 2., 4., 5., 8., 10.}) {
    for (double steps = 1; steps <= 1000 * folds; ++steps)
      ASSERT_EQ(grid->Mean(steps, folds), steps * (1000 / folds) / 1e6);
  }
}

TEST(DecimalGrid, HasTheMeanOfTinyNumbers) {
  const Numbers numbers{.805e-30, .807e-30};
  const std::optional<DecimalGrid> grid = DecimalGrid::Of({numbers});
  ASSERT_TRUE(grid.has_value());
  EXPECT_EQ(grid->Mean(grid->Steps(numbers[0]) + grid->Steps(numbers[1]), 2),
            .806e-30);
}

TEST(DecimalGrid, ExistsForNoNumbers) {
  EXPECT_TRUE(DecimalGrid::Of({}).has_value());
}

}  // namespace
}  // namespace melon
