#include <gtest/gtest.h>

#include "metrics/matrices/two_matrices.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric f1_macro_over_matrices;
namespace {

Value Compute(std::span<const Counts> matrices) {
  return f1_macro_over_matrices.from_matrices(matrices, {});
}

TEST(F1MacroOverMatrices, OfTwoMatrices) {
  // F1 16/22 and 2/11; published .45455
  EXPECT_DOUBLE_EQ(Compute(kTwoMatrices).number(), (16.0 / 22 + 2.0 / 11) / 2);
}

TEST(F1MacroOverMatrices, CountsAMatrixForWhichItIsUndefinedAsZero) {
  // nothing right
  const Counts two[] = {{.true_positive = 3}, {.false_positive = 2}};
  EXPECT_DOUBLE_EQ(Compute(two).number(), .5);
}

TEST(F1MacroOverMatrices, LeavesOutAMatrixWithoutThePositiveClass) {
  const Counts two[] = {{.true_positive = 3}, {.true_negative = 5}};
  EXPECT_DOUBLE_EQ(Compute(two).number(), 1);
}

TEST(F1MacroOverMatrices, OfOneMatrixIsThatOfTheMatrix) {
  const Counts one[] = {
      {.true_positive = 2, .false_positive = 2, .false_negative = 2}};
  EXPECT_DOUBLE_EQ(Compute(one).number(), .5);
}

TEST(F1MacroOverMatrices, IsUndefinedWithoutMatrices) {
  ASSERT_FALSE(Compute({}).defined());
  EXPECT_EQ(Compute({}).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
