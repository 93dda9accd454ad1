#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter nested;
namespace {

using Rows = std::vector<std::uint32_t>;

TEST(Nested, DividesTheTrainingSetOfEachFold) {
  const auto plan = nested.make({.count = 30}, {.folds = 3, .inner_folds = 4});
  // Three folds, each followed by its four inner ones.
  ASSERT_EQ(plan.value().splits.size(), 15U);
  for (std::size_t fold = 0; fold < 3; ++fold) {
    const Split& outer = plan.value().splits[fold * 5];
    EXPECT_EQ(outer.inner_fold, 0U);
    Rows validated;
    for (std::uint32_t inner = 1; inner <= 4; ++inner) {
      const Split& split = plan.value().splits[(fold * 5) + inner];
      EXPECT_EQ(split.fold, fold + 1);
      EXPECT_EQ(split.inner_fold, inner);
      validated.insert(validated.end(), split.test.begin(), split.test.end());
      EXPECT_EQ(split.test.size() + split.train->size(), 20U);
    }
    std::sort(validated.begin(), validated.end());
    EXPECT_EQ(validated, TrainingRows(plan.value(), outer));
  }
}

TEST(Nested, NeedsRowsAndGroupsForTheInnerFoldsToo) {
  // Two of three rows are left to divide.
  const auto rows = nested.make({.count = 3}, {.folds = 3, .inner_folds = 3});
  ASSERT_FALSE(rows);
  EXPECT_EQ(rows.problem().code, "fewer_rows_than_folds");
  EXPECT_NE(rows.problem().message.english.find("inner_folds=2"),
            std::string::npos);
  const Rows group{0, 0, 1, 1, 2, 2};
  EXPECT_EQ(
      nested.make({.count = 6, .group = group}, {.folds = 3, .inner_folds = 3})
          .problem()
          .code,
      "fewer_groups_than_folds");
}

}  // namespace
}  // namespace melon::splitters
