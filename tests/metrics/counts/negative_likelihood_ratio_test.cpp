#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric negative_likelihood_ratio;
namespace {

Value Compute(const Counts& counts) {
  return negative_likelihood_ratio.from_counts(counts, {});
}

TEST(NegativeLikelihoodRatio, IsFalseNegativeRateOverSpecificity) {
  // (2/8) / (3/4)
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              1.0 / 3, 1e-15);
}

TEST(NegativeLikelihoodRatio, IsZeroWhenNoPositiveIsMissed) {
  EXPECT_DOUBLE_EQ(
      Compute({.true_positive = 2, .false_positive = 1, .true_negative = 3})
          .number(),
      0);
}

TEST(NegativeLikelihoodRatio, IsUndefinedWithoutTrueNegatives) {
  const Value value =
      Compute({.true_positive = 2, .false_positive = 3, .false_negative = 1});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "zero_denominator");
}

TEST(NegativeLikelihoodRatio, IsUndefinedForOneClass) {
  const Value value = Compute({.true_positive = 2});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
