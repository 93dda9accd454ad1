#include "kernels/numbers/walsh_averages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

TEST(WalshAverages, AreTheMeansOfEveryTwo) {
  // 1, 2 and 6: 1 1.5 2 3.5 4 6.
  const std::vector<double> numbers{1, 2, 6};
  const WalshAverages averages(numbers);
  const std::vector<double> expected{1, 1.5, 2, 3.5, 4, 6};
  ASSERT_EQ(averages.count(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i)
    EXPECT_EQ(averages.At(i + 1), expected[i]);
  EXPECT_EQ(averages.Median(), 2.75);
}

TEST(WalshAverages, AreFoundInTheirOrderAmongAll) {
  Random random(3);
  for (const std::size_t count : {1U, 2U, 7U, 40U}) {
    for (const double steps : {3., 1e9}) {
      std::vector<double> numbers;
      for (std::size_t i = 0; i < count; ++i)
        numbers.push_back(std::round((random.Unit() - .5) * steps) / 7);
      std::sort(numbers.begin(), numbers.end());
      std::vector<double> all;
      for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = i; j < count; ++j)
          all.push_back((numbers[i] / 2) + (numbers[j] / 2));
      }
      std::sort(all.begin(), all.end());
      const WalshAverages averages(numbers);
      for (std::size_t i = 0; i < all.size(); ++i)
        ASSERT_EQ(averages.At(i + 1), all[i]) << count << " " << i;
    }
  }
}

TEST(WalshAverages, NeitherOverflowNorHaveAMinusBeforeZero) {
  constexpr double kMost = std::numeric_limits<double>::max();
  const std::vector<double> large{-kMost, kMost, kMost};
  const WalshAverages averages(large);
  EXPECT_EQ(averages.At(1), -kMost);
  EXPECT_EQ(averages.At(2), 0);
  EXPECT_FALSE(std::signbit(averages.At(2)));
  EXPECT_EQ(averages.At(6), kMost);
  EXPECT_EQ(averages.Median(), kMost / 2);
}

}  // namespace
}  // namespace melon
