#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/golden_numbers.h"
#include "intervals/interval.h"

namespace melon::intervals {
extern const IntervalMethod tango;
namespace {

TEST(Tango, WithoutADiscordantCaseHasTheLimitsOfTheFormula) {
  // n δ² = z² δ (1 − δ) at δ = z² / (n + z²); z = 1 at level erf(1/√2).
  const Interval interval =
      tango.from_discordant(0, 0, 9, std::erf(std::sqrt(0.5)));
  EXPECT_NEAR(interval.low.number(), -0.1, 1e-15);
  EXPECT_NEAR(interval.high.number(), 0.1, 1e-15);
}

TEST(Tango, GivesThePublishedLimitsOfAirwayHyperResponsiveness) {
  // Fagerland, Lydersen & Laake 2014: 1 and 7 discordant of 21 pairs.
  const Interval interval = tango.from_discordant(1, 7, 21, 0.95);
  EXPECT_NEAR(interval.low.number(), -0.517, 5e-4);
  EXPECT_NEAR(interval.high.number(), -0.026, 5e-4);
}

TEST(Tango, AgreesWithTheConstrainedMaximumOfTheLikelihood) {
  for (const auto& row : GoldenNumbers("small_samples/tango.csv")) {
    const Interval interval =
        tango.from_discordant(row[0], row[1], row[2], row[3]);
    EXPECT_NEAR(interval.low.number(), row[4], 1e-9);
    EXPECT_NEAR(interval.high.number(), row[5], 1e-9);
  }
}

TEST(Tango, ExcludesZeroExactlyWhereMcNemarsStatisticIsSignificant) {
  // (b − c)² / (b + c) above 3.84145882069413, χ²'s 5 % point.
  for (double b = 0; b <= 40; ++b) {
    for (double c = 0; c <= 40; ++c) {
      if (b + c == 0) continue;
      const Interval interval = tango.from_discordant(b, c, 90, 0.95);
      const bool excludes =
          interval.low.number() > 0 || interval.high.number() < 0;
      EXPECT_EQ(excludes, (b - c) * (b - c) / (b + c) > 3.84145882069413)
          << b << " " << c;
    }
  }
}

TEST(Tango, IsTurnedRoundWhenTheModelsAreExchanged) {
  const Interval one = tango.from_discordant(12, 5, 60, 0.9);
  const Interval other = tango.from_discordant(5, 12, 60, 0.9);
  EXPECT_EQ(one.low.number(), -other.high.number());
  EXPECT_EQ(one.high.number(), -other.low.number());
}

TEST(Tango, ReachesOneWhereOneModelIsAlwaysRightAndTheOtherNever) {
  const Interval interval = tango.from_discordant(20, 0, 20, 0.95);
  EXPECT_EQ(interval.high.number(), 1);
  EXPECT_GT(interval.low.number(), 0.6);
}

TEST(Tango, IsUndefinedWithoutCases) {
  const Interval interval = tango.from_discordant(0, 0, 0, 0.95);
  EXPECT_EQ(interval.low.reason().id, "no_cases");
  EXPECT_EQ(interval.high.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::intervals
