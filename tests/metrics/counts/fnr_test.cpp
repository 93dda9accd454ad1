#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric fnr;
namespace {

Value Compute(const Counts& counts) { return fnr.from_counts(counts, {}); }

TEST(Fnr, IsTheShareOfPositivesThatAreMissed) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   2.0 / (6 + 2));
}

TEST(Fnr, IsAShareOfCasesForIntervals) {
  const Proportion proportion = fnr.proportion({.true_positive = 6,
                                                .false_positive = 1,
                                                .false_negative = 2,
                                                .true_negative = 3});
  EXPECT_EQ(proportion.successes, 2);
  EXPECT_EQ(proportion.trials, 8);
}

TEST(Fnr, IsUndefinedWithoutPositives) {
  const Value value = Compute({.false_positive = 1, .true_negative = 3});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_positives");
}

}  // namespace
}  // namespace melon::metrics
