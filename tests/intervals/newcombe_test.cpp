#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/golden_numbers.h"
#include "intervals/interval.h"

namespace melon::intervals {
extern const IntervalMethod newcombe;
namespace {

Interval Compute(double auc, double positives, double negatives) {
  return newcombe.from_auc({.auc = auc,
                            .delong_se = reasons::too_few_cases,
                            .positives = positives,
                            .negatives = negatives},
                           0.95);
}

TEST(Newcombe, AtAnAreaOfOneWithOneCaseEachSolvesALinearEquation) {
  // P = N = 1 leaves (1 − θ)² = z² θ(1 − θ), so θ = 1/(1 + z²), where
  // z² = 3.841458820694124.
  const Interval interval = Compute(1, 1, 1);
  EXPECT_NEAR(interval.low.number(), 1 / (1 + 3.841458820694124), 1e-14);
  EXPECT_EQ(interval.high.number(), 1);
}

TEST(Newcombe, HasLimitsThatSolveItsEquationInScipy) {
  for (const auto& row : GoldenNumbers("intervals/newcombe.csv")) {
    const Interval interval = Compute(row[0], row[1], row[2]);
    EXPECT_NEAR(interval.low.number(), row[3], 1e-13) << row[0];
    EXPECT_NEAR(interval.high.number(), row[4], 1e-13) << row[0];
  }
}

TEST(Newcombe, IsMirroredWithTheArea) {
  const Interval interval = Compute(0.9, 12, 30);
  const Interval mirrored = Compute(1 - 0.9, 30, 12);
  EXPECT_NEAR(interval.low.number(), 1 - mirrored.high.number(), 1e-14);
  EXPECT_NEAR(interval.high.number(), 1 - mirrored.low.number(), 1e-14);
}

TEST(Newcombe, EndsWithTheAreaAtZeroAndOne) {
  EXPECT_EQ(Compute(0, 20, 30).low.number(), 0);
  EXPECT_EQ(Compute(1, 20, 30).high.number(), 1);
  EXPECT_GT(Compute(0, 20, 30).high.number(), 0.05);
}

TEST(Newcombe, IsUndefinedForOneClass) {
  EXPECT_EQ(Compute(0.5, 0, 3).low.reason().id, "one_class");
}

TEST(Newcombe, IsUndefinedForFractionalNumbersOfCases) {
  EXPECT_EQ(Compute(0.5, 2.5, 3).high.reason().id, "fractional_weights");
}

}  // namespace
}  // namespace melon::intervals
