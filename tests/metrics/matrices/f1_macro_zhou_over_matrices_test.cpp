#include <gtest/gtest.h>

#include "metrics/matrices/two_matrices.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric f1_macro_zhou_over_matrices;
namespace {

Value Compute(std::span<const Counts> matrices) {
  return f1_macro_zhou_over_matrices.from_matrices(matrices, {});
}

TEST(F1MacroZhouOverMatrices, OfTwoMatrices) {
  // macro-P .45, macro-R 5/6; published .58442
  EXPECT_DOUBLE_EQ(Compute(kTwoMatrices).number(),
                   2 * .45 * (5.0 / 6) / (.45 + (5.0 / 6)));
}

TEST(F1MacroZhouOverMatrices, IsUndefinedWhenNothingIsRight) {
  const Counts one[] = {{.false_positive = 1, .false_negative = 1}};
  ASSERT_FALSE(Compute(one).defined());
  EXPECT_EQ(Compute(one).reason().id, "zero_denominator");
}

TEST(F1MacroZhouOverMatrices, OfOneMatrixIsThatOfTheMatrix) {
  const Counts one[] = {
      {.true_positive = 2, .false_positive = 2, .false_negative = 2}};
  EXPECT_DOUBLE_EQ(Compute(one).number(), .5);
}

TEST(F1MacroZhouOverMatrices, IsUndefinedWithoutMatrices) {
  ASSERT_FALSE(Compute({}).defined());
  EXPECT_EQ(Compute({}).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
