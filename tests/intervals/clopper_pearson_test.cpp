#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/golden_numbers.h"
#include "intervals/interval.h"

namespace melon::intervals {
extern const IntervalMethod clopper_pearson;
namespace {

TEST(ClopperPearson, OfNoSuccessLeavesHalfAlphaForNoSuccess) {
  // (1 − high)^20 = 0.025
  const Interval interval = clopper_pearson.from_proportion(0, 20, 0.95);
  EXPECT_EQ(interval.low.number(), 0);
  EXPECT_NEAR(interval.high.number(), 1 - std::pow(0.025, 1. / 20), 1e-15);
}

TEST(ClopperPearson, GivesTheNumbersOfTheNotes) {
  // docs/worked-examples.md: 90 errors of 300.
  const Interval interval = clopper_pearson.from_proportion(90, 300, 0.95);
  EXPECT_NEAR(interval.low.number(), .2487, 5e-5);
  EXPECT_NEAR(interval.high.number(), .3553, 5e-5);
}

TEST(ClopperPearson, AgreesWithStatsmodels) {
  for (const auto& row : GoldenNumbers("intervals/proportion.csv")) {
    const Interval interval =
        clopper_pearson.from_proportion(row[0], row[1], row[2]);
    EXPECT_NEAR(interval.low.number(), row[5], 1e-12);
    EXPECT_NEAR(interval.high.number(), row[6], 1e-12);
  }
}

TEST(ClopperPearson, OfNothingButSuccessesReachesOne) {
  EXPECT_EQ(clopper_pearson.from_proportion(20, 20, 0.95).high.number(), 1);
}

TEST(ClopperPearson, IsUndefinedWithoutTrials) {
  const Interval interval = clopper_pearson.from_proportion(0, 0, 0.95);
  EXPECT_EQ(interval.low.reason().id, "no_cases");
  EXPECT_EQ(interval.high.reason().id, "no_cases");
}

TEST(ClopperPearson, IsUndefinedForFractionalWeights) {
  EXPECT_EQ(clopper_pearson.from_proportion(2.5, 7, 0.95).low.reason().id,
            "fractional_weights");
  EXPECT_EQ(clopper_pearson.from_proportion(2, 7.5, 0.95).high.reason().id,
            "fractional_weights");
}

}  // namespace
}  // namespace melon::intervals
