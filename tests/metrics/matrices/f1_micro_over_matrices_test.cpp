#include <gtest/gtest.h>

#include "metrics/matrices/two_matrices.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric f1_micro_over_matrices;
namespace {

Value Compute(std::span<const Counts> matrices) {
  return f1_micro_over_matrices.from_matrices(matrices, {});
}

TEST(F1MicroOverMatrices, OfTwoMatrices) {
  // 2 · 9 / (2 · 9 + 11 + 4); published .54545
  EXPECT_DOUBLE_EQ(Compute(kTwoMatrices).number(), 18.0 / 33);
}

TEST(F1MicroOverMatrices, OfOneMatrixIsThatOfTheMatrix) {
  const Counts one[] = {
      {.true_positive = 2, .false_positive = 2, .false_negative = 2}};
  EXPECT_DOUBLE_EQ(Compute(one).number(), .5);
}

TEST(F1MicroOverMatrices, IsUndefinedWithoutMatrices) {
  ASSERT_FALSE(Compute({}).defined());
  EXPECT_EQ(Compute({}).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
