#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter time_series_split;
namespace {

using Rows = std::vector<std::uint32_t>;

TEST(TimeSeriesSplit, TestsTheNextRowsAndTrainsOnAllBefore) {
  // 7 rows in 3 folds: test sets of ⌊7/4⌋ = 1 row at the end.
  const auto plan = time_series_split.make({.count = 7}, {.folds = 3});
  const auto& splits = plan.value().splits;
  ASSERT_EQ(splits.size(), 3U);
  EXPECT_EQ(splits[0].test, Rows{4});
  EXPECT_EQ(*splits[0].train, (Rows{0, 1, 2, 3}));
  EXPECT_EQ(splits[2].test, Rows{6});
  EXPECT_EQ(*splits[2].train, (Rows{0, 1, 2, 3, 4, 5}));
}

TEST(TimeSeriesSplit, LeavesAGapAndForgetsWhatIsLongAgo) {
  const auto plan = time_series_split.make(
      {.count = 8}, {.folds = 3, .gap = 1, .max_train_size = 2});
  const auto& splits = plan.value().splits;
  EXPECT_EQ(splits[0].test, (Rows{2, 3}));
  EXPECT_EQ(*splits[0].train, Rows{0});
  EXPECT_EQ(splits[2].test, (Rows{6, 7}));
  EXPECT_EQ(*splits[2].train, (Rows{3, 4}));
}

TEST(TimeSeriesSplit, NeverTrainsOnTheFuture) {
  for (std::uint32_t count = 8; count < 60; ++count) {
    const auto plan = time_series_split.make({.count = count}, {.folds = 4});
    for (const Split& split : plan.value().splits)
      ASSERT_LT(split.train->back(), split.test.front());
  }
}

TEST(TimeSeriesSplit, NeedsARowToTrainOnBeforeTheFirstTestSet) {
  EXPECT_EQ(time_series_split.make({.count = 3}, {.folds = 3}).problem().code,
            "too_few_rows_for_time_series");
  EXPECT_TRUE(time_series_split.make({.count = 4}, {.folds = 3}));
  EXPECT_EQ(time_series_split.make({.count = 8}, {.folds = 3, .gap = 2})
                .problem()
                .code,
            "too_few_rows_for_time_series");
}

}  // namespace
}  // namespace melon::splitters
