#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter cv5x2;
namespace {

using Rows = std::vector<std::uint32_t>;

TEST(Cv5x2, HasFiveTimesTwoHalves) {
  const auto plan = cv5x2.make({.count = 11}, {.folds = 10, .repeats = 3});
  ASSERT_EQ(plan.value().splits.size(), 10U);
  EXPECT_EQ(plan.value().splits[0].test.size(), 6U);
  EXPECT_EQ(plan.value().splits[1].test.size(), 5U);
  EXPECT_EQ(plan.value().splits[9].repeat, 5U);
}

TEST(Cv5x2, TrainsOnOneHalfAndTestsOnTheOther) {
  const auto plan = cv5x2.make({.count = 10}, {});
  const auto& splits = plan.value().splits;
  EXPECT_EQ(TrainingRows(plan.value(), splits[0]), splits[1].test);
  EXPECT_EQ(TrainingRows(plan.value(), splits[1]), splits[0].test);
}

}  // namespace
}  // namespace melon::splitters
