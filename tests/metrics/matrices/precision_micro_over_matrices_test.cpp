#include <gtest/gtest.h>

#include "metrics/matrices/two_matrices.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric precision_micro_over_matrices;
namespace {

Value Compute(std::span<const Counts> matrices) {
  return precision_micro_over_matrices.from_matrices(matrices, {});
}

TEST(PrecisionMicroOverMatrices, OfTwoMatrices) {
  // TP 9 of 20
  EXPECT_DOUBLE_EQ(Compute(kTwoMatrices).number(), 9.0 / 20);
}

TEST(PrecisionMicroOverMatrices, OfOneMatrixIsThatOfTheMatrix) {
  const Counts one[] = {
      {.true_positive = 2, .false_positive = 2, .false_negative = 2}};
  EXPECT_DOUBLE_EQ(Compute(one).number(), .5);
}

TEST(PrecisionMicroOverMatrices, IsUndefinedWithoutMatrices) {
  ASSERT_FALSE(Compute({}).defined());
  EXPECT_EQ(Compute({}).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
