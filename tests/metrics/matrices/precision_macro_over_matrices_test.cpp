#include <gtest/gtest.h>

#include "metrics/matrices/two_matrices.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric precision_macro_over_matrices;
namespace {

Value Compute(std::span<const Counts> matrices) {
  return precision_macro_over_matrices.from_matrices(matrices, {});
}

TEST(PrecisionMacroOverMatrices, OfTwoMatrices) {
  // P .8 and .1
  EXPECT_DOUBLE_EQ(Compute(kTwoMatrices).number(), (8.0 / 10 + 1.0 / 10) / 2);
}

TEST(PrecisionMacroOverMatrices, CountsAMatrixForWhichItIsUndefinedAsZero) {
  // no predicted positive
  const Counts two[] = {{.true_positive = 3}, {.false_negative = 2}};
  EXPECT_DOUBLE_EQ(Compute(two).number(), .5);
}

TEST(PrecisionMacroOverMatrices, LeavesOutAMatrixWithoutThePositiveClass) {
  const Counts two[] = {{.true_positive = 3}, {.true_negative = 5}};
  EXPECT_DOUBLE_EQ(Compute(two).number(), 1);
}

TEST(PrecisionMacroOverMatrices, OfOneMatrixIsThatOfTheMatrix) {
  const Counts one[] = {
      {.true_positive = 2, .false_positive = 2, .false_negative = 2}};
  EXPECT_DOUBLE_EQ(Compute(one).number(), .5);
}

TEST(PrecisionMacroOverMatrices, IsUndefinedWithoutMatrices) {
  ASSERT_FALSE(Compute({}).defined());
  EXPECT_EQ(Compute({}).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
