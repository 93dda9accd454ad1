#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric diagnostic_odds_ratio;
namespace {

Value Compute(const Counts& counts) {
  return diagnostic_odds_ratio.from_counts(counts, {});
}

TEST(DiagnosticOddsRatio, IsTheRatioOfTheOdds) {
  // 6·3 / (1·2)
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              9, 1e-15);
}

TEST(DiagnosticOddsRatio, IsUndefinedWithoutErrorsOfOneKind) {
  EXPECT_EQ(
      Compute({.true_positive = 2, .false_positive = 1, .true_negative = 3})
          .reason()
          .id,
      "zero_denominator");
  EXPECT_EQ(
      Compute({.true_positive = 2, .false_negative = 1, .true_negative = 3})
          .reason()
          .id,
      "zero_denominator");
}

}  // namespace
}  // namespace melon::metrics
