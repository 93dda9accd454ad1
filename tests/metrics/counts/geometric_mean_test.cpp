#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric geometric_mean;
namespace {

Value Compute(const Counts& counts) {
  return geometric_mean.from_counts(counts, {});
}

TEST(GeometricMean, IsTheRootOfRecallTimesSpecificity) {
  // √(6/8 · 3/4)
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              std::sqrt(6.0 / 8 * 3 / 4), 1e-15);
}

TEST(GeometricMean, IsZeroWhenOneClassIsMissedEntirely) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 5, .false_positive = 2}).number(),
                   0);
}

TEST(GeometricMean, IsUndefinedForOneClass) {
  const Value value = Compute({.true_positive = 2, .false_negative = 1});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
