#include "report/verdict/accuracy_difference.h"

#include <gtest/gtest.h>

#include "hypothesis/golden_numbers.h"

namespace melon {
namespace {

TEST(AddAccuracyDifference, IsTheShareOfTheDiscordantCasesWithTangosLimits) {
  // Fagerland, Lydersen & Laake 2014: 1 and 7 discordant of 21 pairs.
  PairView pair;
  pair.only_a_right = 1;
  pair.only_b_right = 7;
  PairResult result{0, 1, {}};
  AddAccuracyDifference(pair, 21, 0.95, result.values);
  EXPECT_DOUBLE_EQ(ValueOf(result, "accuracy_diff").number(), -6. / 21);
  EXPECT_NEAR(ValueOf(result, "accuracy_diff_low").number(), -0.517, 5e-4);
  EXPECT_NEAR(ValueOf(result, "accuracy_diff_high").number(), -0.026, 5e-4);
}

TEST(AddAccuracyDifference, HasNoLimitsWhereWeightsAreNotCounts) {
  PairView pair;
  pair.only_a_right = 0.5;
  pair.whole_weights = false;
  PairResult result{0, 1, {}};
  AddAccuracyDifference(pair, 4, 0.95, result.values);
  EXPECT_DOUBLE_EQ(ValueOf(result, "accuracy_diff").number(), 0.125);
  EXPECT_EQ(ValueOf(result, "accuracy_diff_low").reason().id,
            "fractional_weights");
}

TEST(AddAccuracyDifference, IsUndefinedWithoutCases) {
  PairResult result{0, 1, {}};
  AddAccuracyDifference({}, 0, 0.95, result.values);
  EXPECT_EQ(ValueOf(result, "accuracy_diff").reason().id, "no_cases");
  EXPECT_EQ(ValueOf(result, "accuracy_diff_high").reason().id, "no_cases");
}

TEST(WorkOutAccuracyDifference, EndsInTheDifferenceAndTangosLimits) {
  PairView pair;
  pair.only_a_right = 1;
  pair.only_b_right = 7;
  const WorkedMeasure measure = WorkOutAccuracyDifference(pair, 21, 0.95);
  EXPECT_DOUBLE_EQ(measure.value.result.number(), -6. / 21);
  EXPECT_EQ(measure.value.working.lines().back().term.numbers(),
            R"(\frac{1-7}{21})");
  ASSERT_EQ(measure.intervals.size(), 1U);
  EXPECT_EQ(measure.intervals.front().method, "tango");
  EXPECT_FALSE(measure.intervals.front().working.lines().empty());
  pair.whole_weights = false;
  EXPECT_TRUE(WorkOutAccuracyDifference(pair, 21, 0.95).intervals.empty());
  EXPECT_TRUE(
      WorkOutAccuracyDifference(pair, 0, 0.95).value.working.lines().empty());
}

}  // namespace
}  // namespace melon
