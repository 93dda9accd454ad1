#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter monte_carlo;
namespace {

using Rows = std::vector<std::uint32_t>;

TEST(MonteCarlo, DrawsAHoldOutForEachRepeat) {
  const auto plan =
      monte_carlo.make({.count = 20}, {.repeats = 7, .test_size = .2});
  ASSERT_EQ(plan.value().splits.size(), 7U);
  for (std::uint32_t i = 0; i < 7; ++i) {
    EXPECT_EQ(plan.value().splits[i].repeat, i + 1);
    EXPECT_EQ(plan.value().splits[i].fold, 1U);
    EXPECT_EQ(plan.value().splits[i].test.size(), 4U);
  }
}

TEST(MonteCarlo, TestsEachRowEquallyOften) {
  // 20,000 draws of 2 of 10 rows: each row in 4,000 of them, with a standard
  // deviation of √(20,000 · .2 · .8) = 57.
  const auto plan = monte_carlo.make(
      {.count = 10}, {.repeats = 20'000, .test_size = .2, .seed = 5});
  Rows times(10);
  for (const Split& split : plan.value().splits) {
    for (const std::uint32_t row : split.test) ++times[row];
  }
  for (const std::uint32_t count : times) EXPECT_NEAR(count, 4000, 4 * 57);
}

TEST(MonteCarlo, TestsALargeGroupAboutAsOftenAsItsShareSays) {
  // One group has 15 of 100 rows, the others have one: 30 % of 1,000 repeats.
  Rows group(100);
  for (std::uint32_t row = 15; row < 100; ++row) group[row] = row - 14;
  const auto plan = monte_carlo.make({.count = 100, .group = group},
                                     {.repeats = 1000, .test_size = .3});
  int tested = 0;
  for (const Split& split : plan.value().splits)
    tested += split.test[0] == 0 ? 1 : 0;
  EXPECT_GT(tested, 150);
  EXPECT_LT(tested, 450);
}

TEST(MonteCarlo, RefusesMoreRowsThanAreListed) {
  const auto plan =
      monte_carlo.make({.count = 1'000'000}, {.repeats = 100, .test_size = .5});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.problem().code, "plan_too_large");
}

}  // namespace
}  // namespace melon::splitters
