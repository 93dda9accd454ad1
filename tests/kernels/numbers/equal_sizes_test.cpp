#include "kernels/numbers/equal_sizes.h"

#include <gtest/gtest.h>

#include <vector>

namespace melon {
namespace {

/// Differences of fractions, which are all ±1/57, ±2/57 or 0.
TEST(EqualizeSizes, FindsTheTiesOfFractions) {
  std::vector<double> numbers;
  std::vector<double> scale;
  for (int i = 0; i < 55; ++i) {
    for (const int step : {-2, -1, 1, 2}) {
      numbers.push_back((i + 2) / 57.0 - (i + 2 - step) / 57.0);
      scale.push_back(1);
    }
  }
  EqualizeSizes(numbers, scale);
  for (std::size_t i = 4; i < numbers.size(); ++i)
    EXPECT_EQ(numbers[i], numbers[i % 4]);
  EXPECT_EQ(numbers[0], -numbers[3]);
  EXPECT_EQ(numbers[1], -numbers[2]);
  EXPECT_LT(numbers[2], numbers[3]);
}

TEST(EqualizeSizes, DropsWhatIsRounding) {
  std::vector<double> numbers = {0.1 + 0.2 - 0.3, 1e-3, -1e-17};
  EqualizeSizes(numbers, std::vector<double>{0.3, 1, 1});
  EXPECT_EQ(numbers, (std::vector<double>{0, 1e-3, 0}));
}

/// A small difference of small numbers is not that of large ones.
TEST(EqualizeSizes, JudgesEachNumberByItsOwnScale) {
  const std::vector<double> numbers = {1e-12, 2e-12, 0.5};
  std::vector<double> equalized = numbers;
  EqualizeSizes(equalized, std::vector<double>{1e-9, 1e-9, 1e3});
  EXPECT_EQ(equalized, numbers);
}

TEST(EqualizeSizes, TakesNoNumbers) {
  std::vector<double> none;
  EqualizeSizes(none, {});
  EXPECT_TRUE(none.empty());
}

}  // namespace
}  // namespace melon
