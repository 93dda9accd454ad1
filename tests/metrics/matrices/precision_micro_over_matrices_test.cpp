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

TEST(PrecisionMicroOverMatrices, IsUndefinedWhere0Of0) {
  const Counts one[] = {{.false_negative = 3, .true_negative = 1}};
  ASSERT_FALSE(Compute(one).defined());
  EXPECT_EQ(Compute(one).reason().id, "no_predicted_positives");
}

}  // namespace
}  // namespace melon::metrics
