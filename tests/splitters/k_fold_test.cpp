#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter k_fold;
namespace {

using Rows = std::vector<std::uint32_t>;

SplitPlan Make(const RowsToSplit& rows, std::uint32_t folds) {
  return k_fold.make(rows, {.folds = folds}).value();
}

TEST(KFold, HasFoldsOfEqualSizeWithinOneRow) {
  // 10 = 4 + 3 + 3.
  const SplitPlan plan = Make({.count = 10}, 3);
  ASSERT_EQ(plan.splits.size(), 3U);
  EXPECT_EQ(plan.splits[0].test.size(), 4U);
  EXPECT_EQ(plan.splits[1].test.size(), 3U);
  EXPECT_EQ(plan.splits[2].test.size(), 3U);
  EXPECT_EQ(plan.splits[2].fold, 3U);
}

TEST(KFold, IsLeaveOneOutForAsManyFoldsAsRows) {
  Rows tested;
  for (const Split& split : Make({.count = 4}, 4).splits) {
    ASSERT_EQ(split.test.size(), 1U);
    tested.push_back(split.test[0]);
  }
  std::sort(tested.begin(), tested.end());
  EXPECT_EQ(tested, (Rows{0, 1, 2, 3}));
}

TEST(KFold, HasEachClassInEachFold) {
  // Four rows of class 1 among twelve, for four folds.
  const std::vector<std::uint16_t> stratum{0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0};
  for (const Split& split : Make({.count = 12, .stratum = stratum}, 4).splits) {
    int of_one = 0;
    for (const std::uint32_t row : split.test) of_one += stratum[row];
    EXPECT_EQ(split.test.size(), 3U);
    EXPECT_EQ(of_one, 1);
  }
}

TEST(KFold, PutsTheLargestGroupsInFoldsOfTheirOwn) {
  // Groups of 5, 4, 3, 2 and 1 rows in three folds: 5, 4 + 1, 3 + 2.
  const Rows group{0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4};
  for (const Split& split : Make({.count = 15, .group = group}, 3).splits)
    EXPECT_EQ(split.test.size(), 5U);
}

TEST(KFold, NeedsARowAndAGroupForEachFold) {
  const auto rows = k_fold.make({.count = 9}, {.folds = 10});
  ASSERT_FALSE(rows);
  EXPECT_EQ(rows.problem().code, "fewer_rows_than_folds");
  const Rows group{0, 0, 1, 1, 2};
  const auto groups = k_fold.make({.count = 5, .group = group}, {.folds = 4});
  ASSERT_FALSE(groups);
  EXPECT_EQ(groups.problem().code, "fewer_groups_than_folds");
  const Rows same(5, 0);
  EXPECT_EQ(
      k_fold.make({.count = 5, .group = same}, {.folds = 2}).problem().code,
      "too_few_groups");
}

}  // namespace
}  // namespace melon::splitters
