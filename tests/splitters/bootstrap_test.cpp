#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernels/splitting/draw_bootstrap.h"
#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter bootstrap;
namespace {

using Rows = std::vector<std::uint32_t>;

TEST(Bootstrap, DrawsAsManyRowsAsThereAre) {
  const auto plan = bootstrap.make({.count = 30}, {.repeats = 5});
  ASSERT_EQ(plan.value().splits.size(), 5U);
  for (const Split& split : plan.value().splits)
    EXPECT_EQ(split.train->size(), 30U);
}

/// The mean share of rows that the repeats leave out.
double ShareOf(const RowsToSplit& rows, std::uint32_t repeats) {
  const auto plan = bootstrap.make(rows, {.repeats = repeats, .seed = 11});
  double left_out = 0;
  for (const Split& split : plan.value().splits)
    left_out += static_cast<double>(split.test.size());
  return left_out / rows.count / repeats;
}

TEST(Bootstrap, LeavesOutTheShareOfTheory) {
  // (1 − 1/10)¹⁰ = .34868, (1 − 1/100)¹⁰⁰ = .36603. The variance of a
  // replicate’s share is at most that of independent rows, .25/m.
  EXPECT_NEAR(ShareLeftOut({.count = 10}), .3486784401, 1e-12);
  EXPECT_NEAR(ShareLeftOut({.count = 100}), .3660323413, 1e-10);
  EXPECT_NEAR(ShareOf({.count = 10}, 4000), .34868,
              4 * std::sqrt(.25 / 10 / 4000));
  EXPECT_NEAR(ShareOf({.count = 100}, 4000), .36603,
              4 * std::sqrt(.25 / 100 / 4000));
}

TEST(Bootstrap, DrawsAsManyOfEachClassAsThereAre) {
  std::vector<std::uint16_t> stratum(40);
  for (std::size_t row = 0; row < 10; ++row) stratum[row * 4] = 1;
  const RowsToSplit rows{.count = 40, .stratum = stratum};
  const auto plan = bootstrap.make(rows, {.repeats = 20});
  for (const Split& split : plan.value().splits) {
    std::uint32_t of_one = 0;
    for (const std::uint32_t row : *split.train) of_one += stratum[row];
    EXPECT_EQ(of_one, 10U);
  }
  // 10 rows are drawn from 10, 30 from 30.
  EXPECT_NEAR(ShareLeftOut(rows),
              .25 * std::pow(.9, 10) + .75 * std::pow(29. / 30, 30), 1e-12);
}

TEST(Bootstrap, DrawsWholeGroups) {
  // Four groups: (3/4)⁴ = .31640625.
  const Rows group{0, 0, 1, 1, 1, 2, 3};
  const RowsToSplit rows{.count = 7, .group = group};
  EXPECT_DOUBLE_EQ(ShareLeftOut(rows), .31640625);
  const auto plan = bootstrap.make(rows, {.repeats = 9});
  for (const Split& split : plan.value().splits) {
    const auto times = [&](std::uint32_t row) {
      return std::count(split.train->begin(), split.train->end(), row);
    };
    EXPECT_EQ(times(0), times(1));
    EXPECT_EQ(times(2), times(4));
  }
}

TEST(Bootstrap, AlwaysLeavesARowOut) {
  // Half of the draws of two rows have both.
  const auto plan = bootstrap.make({.count = 2}, {.repeats = 50});
  for (const Split& split : plan.value().splits)
    EXPECT_EQ(split.test.size(), 1U);
}

TEST(Bootstrap, NeedsSomethingToLeaveOut) {
  EXPECT_EQ(bootstrap.make({.count = 1}, {}).problem().code,
            "too_few_rows_to_split");
  const std::vector<std::uint16_t> stratum{0, 1, 2};
  EXPECT_EQ(bootstrap.make({.count = 3, .stratum = stratum}, {}).problem().code,
            "classes_of_one_row");
  const Rows group{0, 0, 0};
  EXPECT_EQ(bootstrap.make({.count = 3, .group = group}, {}).problem().code,
            "too_few_groups");
}

}  // namespace
}  // namespace melon::splitters
