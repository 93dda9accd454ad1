#include "kernels/decimal_grid.h"

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
  EXPECT_FALSE(DecimalGrid::Of({Numbers{1e-16}}).has_value());
  EXPECT_FALSE(DecimalGrid::Of({Numbers{1e300}}).has_value());
  EXPECT_FALSE(DecimalGrid::Of({Numbers{1e12, 1e-6}}).has_value());
}

TEST(DecimalGrid, ExistsForNoNumbers) {
  EXPECT_TRUE(DecimalGrid::Of({}).has_value());
}

}  // namespace
}  // namespace melon
