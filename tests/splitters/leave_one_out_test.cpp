#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter leave_one_out;
namespace {

using Rows = std::vector<std::uint32_t>;

TEST(LeaveOneOut, TestsEachRowInItsTurn) {
  const auto plan = leave_one_out.make({.count = 3}, {});
  ASSERT_EQ(plan.value().splits.size(), 3U);
  EXPECT_EQ(plan.value().splits[1].test, Rows{1});
  EXPECT_EQ(TrainingRows(plan.value(), plan.value().splits[1]), (Rows{0, 2}));
}

TEST(LeaveOneOut, LeavesOutWholeGroups) {
  const Rows group{0, 1, 0, 2};
  const auto plan = leave_one_out.make({.count = 4, .group = group}, {});
  ASSERT_EQ(plan.value().splits.size(), 3U);
  EXPECT_EQ(plan.value().splits[0].test, (Rows{0, 2}));
}

TEST(LeaveOneOut, NeedsTwoRowsAndRefusesMoreThanAHundredThousand) {
  EXPECT_EQ(leave_one_out.make({.count = 1}, {}).problem().code,
            "too_few_rows_to_split");
  EXPECT_EQ(leave_one_out.make({.count = 100'001}, {}).problem().code,
            "too_many_splits");
}

}  // namespace
}  // namespace melon::splitters
