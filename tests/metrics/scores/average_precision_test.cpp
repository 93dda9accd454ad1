#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric average_precision;
namespace {

Value Compute(const GroupedScores& groups) {
  return average_precision.from_groups(groups.view(), {});
}

TEST(AveragePrecision, IsThePrecisionAtEachPositiveAveraged) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .6, .4}, {1, 0, 1})).number(),
                   (1.0 / 1 + 2.0 / 3) / 2);
}

TEST(AveragePrecision, OfTheNineSamples) {
  // docs/worked-examples.md: AP .45714
  EXPECT_NEAR(Compute(NineSamples()).number(),
              (1.0 / 2 + 2.0 / 5 + 3.0 / 7 + 4.0 / 8) / 4, 1e-15);
}

TEST(AveragePrecision, MovesTiesTogether) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.5, .5, .5}, {1, 0, 1})).number(), 2.0 / 3);
}

TEST(AveragePrecision, DoesNotSeeCasesOfWeightZero) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .6}, {0, 1}, {0, 1})).number(), 1);
}

TEST(AveragePrecision, IsOneWithoutNegatives) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .4}, {1, 1})).number(), 1);
}

TEST(AveragePrecision, IsUndefinedWithoutPositives) {
  const Value value = Compute(Grouped({.9, .4}, {0, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_positives");
}

}  // namespace
}  // namespace melon::metrics
