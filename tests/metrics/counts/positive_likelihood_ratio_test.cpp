#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric positive_likelihood_ratio;
namespace {

Value Compute(const Counts& counts) {
  return positive_likelihood_ratio.from_counts(counts, {});
}

TEST(PositiveLikelihoodRatio, IsRecallOverFalsePositiveRate) {
  // (6/8) / (1/4)
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              3, 1e-15);
}

TEST(PositiveLikelihoodRatio, IsOneForGuessing) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 2,
                            .false_positive = 4,
                            .false_negative = 2,
                            .true_negative = 4})
                       .number(),
                   1);
}

TEST(PositiveLikelihoodRatio, IsUndefinedWithoutFalsePositives) {
  const Value value =
      Compute({.true_positive = 2, .false_negative = 1, .true_negative = 3});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "zero_denominator");
}

TEST(PositiveLikelihoodRatio, IsUndefinedForOneClass) {
  const Value value = Compute({.true_positive = 2});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
