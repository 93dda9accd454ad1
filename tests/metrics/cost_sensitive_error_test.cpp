#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric cost_sensitive_error;
namespace {

Value Compute(const Counts& counts) {
  return cost_sensitive_error.from_counts(counts, {});
}

TEST(CostSensitiveError, IsTheErrorRateWhenBothCostsAreOne) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   (1.0 + 2) / 12);
}

TEST(CostSensitiveError, ChargesEachKindOfErrorItsCost) {
  Parameters parameters;
  parameters.cost_fn = 5;
  parameters.cost_fp = .5;
  const Counts counts = {.true_positive = 6,
                         .false_positive = 1,
                         .false_negative = 2,
                         .true_negative = 3};
  EXPECT_DOUBLE_EQ(
      cost_sensitive_error.from_counts(counts, parameters).number(),
      (5.0 * 2 + .5 * 1) / 12);
}

TEST(CostSensitiveError, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
