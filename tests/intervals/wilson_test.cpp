#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/golden_numbers.h"
#include "intervals/interval.h"

namespace melon::intervals {
extern const IntervalMethod wilson;
namespace {

TEST(Wilson, IsWhereTheScoreTestTurns) {
  // At a limit π, |p̂ − π| is z √(π(1 − π) / n); z = 1 at level erf(1/√2).
  const Interval interval =
      wilson.from_proportion(3, 10, std::erf(std::sqrt(0.5)));
  for (const double limit : {interval.low.number(), interval.high.number()}) {
    EXPECT_NEAR(std::abs(0.3 - limit), std::sqrt(limit * (1 - limit) / 10),
                1e-15);
  }
}

TEST(Wilson, GivesTheNumbersOfTheNotes) {
  // docs/worked-examples.md: 90 errors of 300.
  const Interval interval = wilson.from_proportion(90, 300, 0.95);
  EXPECT_NEAR(interval.low.number(), .2509, 5e-5);
  EXPECT_NEAR(interval.high.number(), .3541, 5e-5);
}

TEST(Wilson, AgreesWithStatsmodels) {
  for (const auto& row : GoldenNumbers("intervals/proportion.csv")) {
    const Interval interval = wilson.from_proportion(row[0], row[1], row[2]);
    EXPECT_NEAR(interval.low.number(), row[3], 1e-14);
    EXPECT_NEAR(interval.high.number(), row[4], 1e-14);
  }
}

TEST(Wilson, TouchesZeroAndOneExactlyAtTheExtremes) {
  EXPECT_EQ(wilson.from_proportion(0, 20, 0.95).low.number(), 0);
  EXPECT_EQ(wilson.from_proportion(20, 20, 0.95).high.number(), 1);
}

TEST(Wilson, IsUndefinedWithoutTrials) {
  const Interval interval = wilson.from_proportion(0, 0, 0.95);
  EXPECT_EQ(interval.low.reason().id, "no_cases");
  EXPECT_EQ(interval.high.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::intervals
