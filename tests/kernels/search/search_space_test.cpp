#include "kernels/search/search_space.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string_view>

namespace melon {
namespace {

constexpr std::string_view kNames[] = {"a", "b", "c"};
constexpr HyperParameter kWhole{.name = "whole",
                                .kind = HyperParameterKind::whole,
                                .search_low = 1,
                                .search_high = 10};
constexpr HyperParameter kReal{
    .name = "real", .search_low = -2, .search_high = 2};
constexpr HyperParameter kLogReal{.name = "log_real",
                                  .kind = HyperParameterKind::log_real,
                                  .search_low = 1e-4,
                                  .search_high = 1e4};
constexpr HyperParameter kChoice{.name = "choice",
                                 .kind = HyperParameterKind::choice,
                                 .search_low = 0,
                                 .search_high = 2,
                                 .choices = kNames};

TEST(SearchSpace, RunsFromEndToEnd) {
  EXPECT_EQ(ValueAt(kReal, 0), -2);
  EXPECT_EQ(ValueAt(kReal, 0.5), 0);
  EXPECT_EQ(ValueAt(kReal, 1), 2);
  EXPECT_EQ(ValueAt(kLogReal, 0), 1e-4);
  EXPECT_EQ(ValueAt(kLogReal, 0.5), 1);
  EXPECT_EQ(ValueAt(kLogReal, 0.625), 10);
  EXPECT_EQ(ValueAt(kLogReal, 1), 1e4);
}

TEST(SearchSpace, GivesEachWholeNumberAndChoiceTheSameShare) {
  EXPECT_EQ(LevelCount(kWhole), 10U);
  EXPECT_EQ(ValueAt(kWhole, 0), 1);
  EXPECT_EQ(ValueAt(kWhole, 0.0999), 1);
  EXPECT_EQ(ValueAt(kWhole, 0.1001), 2);
  EXPECT_EQ(ValueAt(kWhole, 1), 10);
  EXPECT_EQ(ValueAt(kChoice, 0.3), 0);
  EXPECT_EQ(ValueAt(kChoice, 0.4), 1);
  EXPECT_EQ(ValueAt(kChoice, 0.7), 2);
}

TEST(SearchSpace, HasSixSignificantDigits) {
  EXPECT_EQ(ValueAt(kReal, 1.0 / 3), -0.666667);
  // 10^(8/3 − 4).
  EXPECT_EQ(ValueAt(kLogReal, 1.0 / 3), 0.0464159);
  // 10^(8·0.9 − 4).
  EXPECT_EQ(ValueAt(kLogReal, 0.9), 1584.89);
}

TEST(SearchSpace, FindsTheWayBack) {
  for (const HyperParameter* const one : {&kWhole, &kChoice})
    for (double value = one->search_low; value <= one->search_high; ++value)
      EXPECT_EQ(ValueAt(*one, UnitOf(*one, value)), value);
  for (const HyperParameter* const one : {&kReal, &kLogReal})
    for (double unit = 0; unit <= 1; unit += 0.0625)
      EXPECT_NEAR(UnitOf(*one, ValueAt(*one, unit)), unit, 1e-6);
}

TEST(SearchSpace, DrawsStandardNormalNumbers) {
  Random random = RandomOfTrial(1, 1);
  constexpr int kCount = 20'000;
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < kCount; ++i) {
    const double z = DrawNormal(random);
    sum += z;
    squares += z * z;
  }
  // Four standard errors.
  EXPECT_NEAR(sum / kCount, 0, 4 / std::sqrt(kCount));
  EXPECT_NEAR(squares / kCount, 1, 4 * std::sqrt(2.0 / kCount));
}

TEST(SearchSpace, SeedsAndTrialsHaveRandomNumbersOfTheirOwn) {
  const auto first = [](std::uint64_t seed, std::size_t trial) {
    return RandomOfTrial(seed, trial)();
  };
  EXPECT_EQ(first(1, 2), first(1, 2));
  EXPECT_NE(first(1, 2), first(2, 1));
  EXPECT_NE(first(1, 2), first(1, 3));
}

TEST(SearchSpace, TheEarlierOfTwoEqualTrialsIsTheBetter) {
  const Trial trials[] = {{{0}, 1},
                          {{1}, 3},
                          {{2}, -std::numeric_limits<double>::infinity()},
                          {{3}, 3}};
  EXPECT_EQ(BestTrials(trials, 3), (std::vector<std::size_t>{1, 3, 0}));
  EXPECT_EQ(BestTrials(trials, 9).size(), 4U);
}

}  // namespace
}  // namespace melon
