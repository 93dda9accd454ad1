#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric markedness;
namespace {

Value Compute(const Counts& counts) {
  return markedness.from_counts(counts, {});
}

TEST(Markedness, IsPrecisionPlusNegativePredictiveValueLessOne) {
  // 6/7 + 3/5 − 1
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              6.0 / 7 + 3.0 / 5 - 1, 1e-15);
}

TEST(Markedness, IsUndefinedWhenOneClassIsNeverPredicted) {
  const Value none_positive =
      Compute({.false_negative = 2, .true_negative = 1});
  ASSERT_FALSE(none_positive.defined());
  EXPECT_EQ(none_positive.reason().id, "no_predicted_positives");
  const Value none_negative =
      Compute({.true_positive = 2, .false_positive = 1});
  ASSERT_FALSE(none_negative.defined());
  EXPECT_EQ(none_negative.reason().id, "no_predicted_negatives");
}

}  // namespace
}  // namespace melon::metrics
