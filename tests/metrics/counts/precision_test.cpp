#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric precision;
namespace {

Value Compute(const Counts& counts) {
  return precision.from_counts(counts, {});
}

TEST(Precision, IsTheShareOfPredictedPositivesThatAreRight) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   6.0 / (6 + 1));
}

TEST(Precision, IsAShareOfCasesForIntervals) {
  const Proportion proportion = precision.proportion({.true_positive = 6,
                                                      .false_positive = 1,
                                                      .false_negative = 2,
                                                      .true_negative = 3});
  EXPECT_EQ(proportion.successes, 6);
  EXPECT_EQ(proportion.trials, 7);
}

TEST(Precision, IsUndefinedWhenNothingIsPredictedPositive) {
  const Value value = Compute({.false_negative = 2, .true_negative = 3});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_predicted_positives");
}

}  // namespace
}  // namespace melon::metrics
