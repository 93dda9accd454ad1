#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric false_omission_rate;
namespace {

Value Compute(const Counts& counts) {
  return false_omission_rate.from_counts(counts, {});
}

TEST(FalseOmissionRate, IsOneLessNegativePredictiveValue) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   2.0 / (2 + 3));
}

TEST(FalseOmissionRate, IsAShareOfCasesForIntervals) {
  const Proportion proportion =
      false_omission_rate.proportion({.true_positive = 6,
                                      .false_positive = 1,
                                      .false_negative = 2,
                                      .true_negative = 3});
  EXPECT_EQ(proportion.successes, 2);
  EXPECT_EQ(proportion.trials, 5);
}

TEST(FalseOmissionRate, IsUndefinedWhenNothingIsPredictedNegative) {
  const Value value = Compute({.true_positive = 6, .false_positive = 1});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_predicted_negatives");
}

}  // namespace
}  // namespace melon::metrics
