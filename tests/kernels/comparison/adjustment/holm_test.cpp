#include "kernels/comparison/adjustment/holm.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "hypothesis/golden_numbers.h"

namespace melon {
namespace {

TEST(HolmAdjust, MultipliesTheSmallestByAllAndTheLargestByOne) {
  const std::vector<double> p_values = {0.5, 0.01, 0.1};
  const std::vector<double> expected = {0.5, 3 * 0.01, 2 * 0.1};
  EXPECT_EQ(HolmAdjust(p_values), expected);
}

TEST(HolmAdjust, NeverFallsAsTheRawValuesRise) {
  const std::vector<double> p_values = {0.02, 0.021, 0.022};
  EXPECT_EQ(HolmAdjust(p_values), std::vector<double>(3, 3 * 0.02));
}

TEST(HolmAdjust, AgreesWithStatsmodels) {
  const auto golden = GoldenNumbers("hypothesis/holm.csv");
  const auto adjusted = HolmAdjust(GoldenColumn(golden, 0));
  for (std::size_t i = 0; i < golden.size(); ++i) {
    EXPECT_DOUBLE_EQ(adjusted[i], golden[i][1]);
  }
}

TEST(HolmAdjust, StaysAtMostOne) {
  EXPECT_EQ(HolmAdjust(std::vector<double>{0.9, 0.6}),
            (std::vector<double>{1, 1}));
}

TEST(HolmAdjust, KeepsASingleValueAndNone) {
  EXPECT_EQ(HolmAdjust(std::vector<double>{0.3}), std::vector<double>{0.3});
  EXPECT_TRUE(HolmAdjust({}).empty());
}

TEST(HolmAdjust, CountsUndefinedAndMissingOnesOfAFamilyAsIfTheirPWereOne) {
  // Four comparisons, of which one has no p-value and one was not made:
  // .01 · 4 and .2 · 3.
  const std::vector<Value> adjusted =
      HolmAdjust({Value(0.2), Value(reasons::overflow), Value(0.01)}, 4);
  ASSERT_EQ(adjusted.size(), 3U);
  EXPECT_DOUBLE_EQ(adjusted[0].number(), .6);
  EXPECT_EQ(adjusted[1].reason().id, "overflow");
  EXPECT_DOUBLE_EQ(adjusted[2].number(), .04);
}

}  // namespace
}  // namespace melon
