#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric prevalence;
namespace {

Value Compute(const Counts& counts) {
  return prevalence.from_counts(counts, {});
}

TEST(Prevalence, IsTheShareOfPositivesInTheTruth) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   (6.0 + 2) / 12);
}

TEST(Prevalence, IsAShareOfCasesForIntervals) {
  const Proportion proportion = prevalence.proportion({.true_positive = 6,
                                                       .false_positive = 1,
                                                       .false_negative = 2,
                                                       .true_negative = 3});
  EXPECT_EQ(proportion.successes, 8);
  EXPECT_EQ(proportion.trials, 12);
}

TEST(Prevalence, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
