#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric fpr;
namespace {

Value Compute(const Counts& counts) { return fpr.from_counts(counts, {}); }

TEST(Fpr, IsTheShareOfNegativesTakenForPositive) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   1.0 / (1 + 3));
}

TEST(Fpr, IsAShareOfCasesForIntervals) {
  const Proportion proportion = fpr.proportion({.true_positive = 6,
                                                .false_positive = 1,
                                                .false_negative = 2,
                                                .true_negative = 3});
  EXPECT_EQ(proportion.successes, 1);
  EXPECT_EQ(proportion.trials, 4);
}

TEST(Fpr, IsUndefinedWithoutNegatives) {
  const Value value = Compute({.true_positive = 6, .false_negative = 2});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_negatives");
}

}  // namespace
}  // namespace melon::metrics
