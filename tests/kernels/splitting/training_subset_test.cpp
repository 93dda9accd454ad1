#include "kernels/splitting/training_subset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

namespace melon {
namespace {

TEST(TrainingSubset, SmallerOnesLieWithinLargerOnesAndAllRowsAreAll) {
  std::vector<std::uint32_t> rows(57);
  std::iota(rows.begin(), rows.end(), 100U);
  std::vector<std::uint32_t> before;
  for (std::size_t count = 1; count <= rows.size(); ++count) {
    Random random(7);
    const auto subset = TrainingSubset(rows, {}, count, random);
    ASSERT_EQ(subset.size(), count);
    EXPECT_TRUE(std::is_sorted(subset.begin(), subset.end()));
    EXPECT_TRUE(std::includes(subset.begin(), subset.end(), before.begin(),
                              before.end()));
    before = subset;
  }
  EXPECT_EQ(before, rows);
}

TEST(TrainingSubset, ClassesKeepTheirShares) {
  Random draws(3);
  for (int round = 0; round < 200; ++round) {
    const std::uint32_t class_count = 2 + draws.Below(4);
    std::vector<std::uint16_t> classes(20 + draws.Below(200));
    for (auto& one : classes)
      one = static_cast<std::uint16_t>(
          std::min(draws.Below(class_count), draws.Below(class_count)));
    std::vector<std::uint32_t> rows(classes.size());
    std::iota(rows.begin(), rows.end(), 0U);
    const auto count = static_cast<std::size_t>(
        1 + draws.Below(static_cast<std::uint32_t>(rows.size())));
    Random random(static_cast<std::uint64_t>(round));
    const auto subset = TrainingSubset(rows, classes, count, random);
    for (std::uint16_t c = 0; c < class_count; ++c) {
      const auto in_all =
          static_cast<double>(std::count(classes.begin(), classes.end(), c));
      const auto in_subset = static_cast<double>(
          std::count_if(subset.begin(), subset.end(),
                        [&](std::uint32_t row) { return classes[row] == c; }));
      EXPECT_NEAR(in_subset,
                  in_all * static_cast<double>(count) /
                      static_cast<double>(rows.size()),
                  2.5);
    }
  }
}

TEST(TrainingSubset, ARowThatWasDrawnTwiceIsTwoRows) {
  const std::vector<std::uint32_t> rows = {4, 4, 4, 9};
  Random random(1);
  EXPECT_EQ(TrainingSubset(rows, {}, 4, random), rows);
  EXPECT_EQ(TrainingSubset(rows, {}, 3, random).size(), 3U);
}

}  // namespace
}  // namespace melon
