#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric jaccard;
namespace {

Value Compute(const Counts& counts) { return jaccard.from_counts(counts, {}); }

TEST(Jaccard, IsIntersectionOverUnion) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   6.0 / (6 + 1 + 2));
}

TEST(Jaccard, IgnoresTrueNegatives) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 1e6})
                       .number(),
                   6.0 / 9);
}

TEST(Jaccard, IsUndefinedWhenNothingIsPositiveOrPredictedPositive) {
  const Value value = Compute({.true_negative = 3});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "zero_denominator");
}

}  // namespace
}  // namespace melon::metrics
