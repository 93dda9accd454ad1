#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter leave_p_out;
namespace {

using Rows = std::vector<std::uint32_t>;

TEST(LeavePOut, TestsEveryCombination) {
  // C(4, 2) = 6.
  const auto plan = leave_p_out.make({.count = 4}, {.p = 2});
  const Rows expected[] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
  ASSERT_EQ(plan.value().splits.size(), 6U);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(plan.value().splits[i].test, expected[i]);
    EXPECT_EQ(plan.value().splits[i].fold, i + 1);
  }
}

TEST(LeavePOut, HasAsManySplitsAsTheBinomialCoefficient) {
  // C(20, 4) = 20·19·18·17 / 24 = 4,845.
  EXPECT_EQ(leave_p_out.make({.count = 20}, {.p = 4}).value().splits.size(),
            4845U);
  EXPECT_EQ(leave_p_out.make({.count = 20}, {.p = 19}).value().splits.size(),
            20U);
}

TEST(LeavePOut, RefusesWhatExplodes) {
  // C(100, 3) = 161,700.
  const auto many = leave_p_out.make({.count = 100}, {.p = 3});
  ASSERT_FALSE(many);
  EXPECT_EQ(many.problem().code, "too_many_splits");
  EXPECT_NE(many.problem().message.english.find("161,700"), std::string::npos);
  EXPECT_EQ(
      leave_p_out.make({.count = 1'000'000}, {.p = 500'000}).problem().code,
      "too_many_splits");
}

TEST(LeavePOut, NeedsARowToTrainOn) {
  EXPECT_EQ(leave_p_out.make({.count = 3}, {.p = 3}).problem().code,
            "too_few_rows_to_split");
}

}  // namespace
}  // namespace melon::splitters
