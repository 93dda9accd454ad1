#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric npv;
namespace {

Value Compute(const Counts& counts) { return npv.from_counts(counts, {}); }

TEST(Npv, IsTheShareOfPredictedNegativesThatAreRight) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   3.0 / (3 + 2));
}

TEST(Npv, IsAShareOfCasesForIntervals) {
  const Proportion proportion = npv.proportion({.true_positive = 6,
                                                .false_positive = 1,
                                                .false_negative = 2,
                                                .true_negative = 3});
  EXPECT_EQ(proportion.successes, 3);
  EXPECT_EQ(proportion.trials, 5);
}

TEST(Npv, IsUndefinedWhenNothingIsPredictedNegative) {
  const Value value = Compute({.true_positive = 6, .false_positive = 1});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_predicted_negatives");
}

}  // namespace
}  // namespace melon::metrics
