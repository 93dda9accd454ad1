#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter repeated_k_fold;
namespace {

using Rows = std::vector<std::uint32_t>;

TEST(RepeatedKFold, HasAllFoldsOfARepeatBeforeTheNext) {
  const auto plan =
      repeated_k_fold.make({.count = 20}, {.folds = 4, .repeats = 3});
  ASSERT_EQ(plan.value().splits.size(), 12U);
  EXPECT_EQ(plan.value().splits[3].repeat, 1U);
  EXPECT_EQ(plan.value().splits[3].fold, 4U);
  EXPECT_EQ(plan.value().splits[4].repeat, 2U);
  EXPECT_EQ(plan.value().splits[4].fold, 1U);
}

TEST(RepeatedKFold, RefusesMoreTrainingSetsThanCouldBeTrained) {
  const auto plan =
      repeated_k_fold.make({.count = 100}, {.folds = 100, .repeats = 1001});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.problem().code, "too_many_splits");
}

}  // namespace
}  // namespace melon::splitters
