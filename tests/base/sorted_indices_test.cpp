#include "base/sorted_indices.h"

#include <gtest/gtest.h>

#include <string>

namespace melon {
namespace {

using Indices = std::vector<std::size_t>;

TEST(SortedIndices, GiveTheOrderAndLeaveTheListAlone) {
  const std::vector<std::string> names{"pear", "apple", "quince", "fig"};
  EXPECT_EQ(SortedIndices(names.size(),
                          [&](std::size_t a, std::size_t b) {
                            return names[a] < names[b];
                          }),
            (Indices{1, 3, 0, 2}));
}

TEST(SortedIndices, KeepTheOrderOfEquals) {
  const std::vector<int> numbers(100, 7);
  const Indices order = SortedIndices(
      numbers.size(),
      [&](std::size_t a, std::size_t b) { return numbers[a] < numbers[b]; });
  for (std::size_t i = 0; i < order.size(); ++i) EXPECT_EQ(order[i], i);
}

TEST(SortedIndices, OfNothingAreNone) {
  EXPECT_TRUE(
      SortedIndices(0, [](std::size_t, std::size_t) { return false; }).empty());
}

}  // namespace
}  // namespace melon
