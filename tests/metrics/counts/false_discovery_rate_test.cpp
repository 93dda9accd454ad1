#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric false_discovery_rate;
namespace {

Value Compute(const Counts& counts) {
  return false_discovery_rate.from_counts(counts, {});
}

TEST(FalseDiscoveryRate, IsOneLessPrecision) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   1.0 / (6 + 1));
}

TEST(FalseDiscoveryRate, IsAShareOfCasesForIntervals) {
  const Proportion proportion =
      false_discovery_rate.proportion({.true_positive = 6,
                                       .false_positive = 1,
                                       .false_negative = 2,
                                       .true_negative = 3});
  EXPECT_EQ(proportion.successes, 1);
  EXPECT_EQ(proportion.trials, 7);
}

TEST(FalseDiscoveryRate, IsUndefinedWhenNothingIsPredictedPositive) {
  const Value value = Compute({.false_negative = 2, .true_negative = 3});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_predicted_positives");
}

}  // namespace
}  // namespace melon::metrics
