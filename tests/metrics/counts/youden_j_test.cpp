#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric youden_j;
namespace {

Value Compute(const Counts& counts) { return youden_j.from_counts(counts, {}); }

TEST(YoudenJ, IsRecallPlusSpecificityLessOne) {
  // 6/8 + 3/4 − 1
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              6.0 / 8 + 3.0 / 4 - 1, 1e-15);
}

TEST(YoudenJ, IsZeroForGuessing) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 2,
                            .false_positive = 4,
                            .false_negative = 2,
                            .true_negative = 4})
                       .number(),
                   0);
}

TEST(YoudenJ, IsUndefinedForOneClass) {
  const Value value = Compute({.true_positive = 2, .false_negative = 1});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
