#include "kernels/numbers/weighted_median.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

TEST(WeightedMedian, IsTheMiddleNumberOrTheMeanOfTwo) {
  EXPECT_EQ(WeightedMedian({5, 1, 3}, {}), 3);
  EXPECT_EQ(WeightedMedian({5, 1, 3, 4}, {}), 3.5);
  EXPECT_EQ(WeightedMedian({7}, {}), 7);
}

TEST(WeightedMedian, PassesHalfOfTheWeight) {
  EXPECT_EQ(WeightedMedian({1, 2, 3}, Numbers{.2, .2, .7}), 3);
  EXPECT_EQ(WeightedMedian({1, 2, 3}, Numbers{.5, .25, .25}), 1.5);
  EXPECT_EQ(WeightedMedian({1, 2, 3}, Numbers{2, 0, 2}), 2);
  EXPECT_EQ(WeightedMedian({1, 9}, Numbers{1, 0}), 1);
}

TEST(WeightedMedian, IsThatOfTheRepeatedNumbers) {
  Random random(3);
  for (std::size_t count = 1; count < 60; ++count) {
    Numbers numbers;
    Numbers weight;
    Numbers repeated;
    for (std::size_t i = 0; i < count; ++i) {
      numbers.push_back(random.Below(20) - 10.);
      weight.push_back(i == 0 ? 1 : random.Below(4));
      repeated.insert(repeated.end(), static_cast<std::size_t>(weight[i]),
                      numbers[i]);
    }
    EXPECT_EQ(WeightedMedian(numbers, weight), WeightedMedian(repeated, {}));
  }
}

TEST(WeightedMedian, DoesNotOverflowBetweenTheLargestNumbers) {
  EXPECT_EQ(WeightedMedian({1.5e308, 1.7e308}, {}), 1.6e308);
}

}  // namespace
}  // namespace melon
