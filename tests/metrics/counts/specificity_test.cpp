#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric specificity;
namespace {

Value Compute(const Counts& counts) {
  return specificity.from_counts(counts, {});
}

TEST(Specificity, IsTheShareOfNegativesThatAreRecognised) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   3.0 / (3 + 1));
}

TEST(Specificity, IsAShareOfCasesForIntervals) {
  const Proportion proportion = specificity.proportion({.true_positive = 6,
                                                        .false_positive = 1,
                                                        .false_negative = 2,
                                                        .true_negative = 3});
  EXPECT_EQ(proportion.successes, 3);
  EXPECT_EQ(proportion.trials, 4);
}

TEST(Specificity, IsUndefinedWithoutNegatives) {
  const Value value = Compute({.true_positive = 6, .false_negative = 2});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_negatives");
}

}  // namespace
}  // namespace melon::metrics
