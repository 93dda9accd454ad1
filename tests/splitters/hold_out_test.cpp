#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter hold_out;
namespace {

using Rows = std::vector<std::uint32_t>;

SplitPlan Make(const RowsToSplit& rows, double test_size) {
  return hold_out.make(rows, {.test_size = test_size}).value();
}

TEST(HoldOut, RoundsTheTestSetUp) {
  // .3 · 10 = 3; .25 · 10 = 2.5; .01 · 10 = .1.
  EXPECT_EQ(Make({.count = 10}, .3).splits[0].test.size(), 3U);
  EXPECT_EQ(Make({.count = 10}, .25).splits[0].test.size(), 3U);
  EXPECT_EQ(Make({.count = 10}, .01).splits[0].test.size(), 1U);
  // .07 · 100 is 7.000000000000001 in doubles.
  EXPECT_EQ(Make({.count = 100}, .07).splits[0].test.size(), 7U);
}

TEST(HoldOut, HasOneSplit) {
  EXPECT_EQ(Make({.count = 10}, .3).splits.size(), 1U);
}

TEST(HoldOut, GivesEachClassItsShare) {
  // The notes’ 700 and 300 of 1,000 rows, half of them positive.
  std::vector<std::uint16_t> stratum(1000);
  for (std::size_t i = 0; i < 500; ++i) stratum[i * 2] = 1;
  const SplitPlan plan = Make({.count = 1000, .stratum = stratum}, .3);
  std::uint32_t positive = 0;
  for (const std::uint32_t row : plan.splits[0].test) positive += stratum[row];
  EXPECT_EQ(plan.splits[0].test.size(), 300U);
  EXPECT_EQ(positive, 150U);
}

TEST(HoldOut, DrawsWholeGroupsUpToAboutTheShare) {
  // Ten groups of ten rows: three of them.
  Rows group(100);
  for (std::uint32_t row = 0; row < 100; ++row) group[row] = row / 10;
  const SplitPlan plan = Make({.count = 100, .group = group}, .3);
  EXPECT_EQ(plan.splits[0].test.size(), 30U);
}

TEST(HoldOut, OfTwoGroupsTestsOneHoweverSmallTheShare) {
  const Rows group{0, 0, 1, 1};
  EXPECT_EQ(Make({.count = 4, .group = group}, .1).splits[0].test.size(), 2U);
}

TEST(HoldOut, LeavesNoSideEmpty) {
  const auto all = hold_out.make({.count = 10}, {.test_size = .95});
  ASSERT_FALSE(all);
  EXPECT_EQ(all.problem().code, "empty_training_set");
  const auto one = hold_out.make({.count = 1}, {.test_size = .3});
  ASSERT_FALSE(one);
  EXPECT_EQ(one.problem().code, "too_few_rows_to_split");
  const Rows group{0, 0, 0};
  const auto grouped = hold_out.make({.count = 3, .group = group}, {});
  ASSERT_FALSE(grouped);
  EXPECT_EQ(grouped.problem().code, "too_few_groups");
}

}  // namespace
}  // namespace melon::splitters
