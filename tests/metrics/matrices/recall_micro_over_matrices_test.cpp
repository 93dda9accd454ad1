#include <gtest/gtest.h>

#include "metrics/matrices/two_matrices.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric recall_micro_over_matrices;
namespace {

Value Compute(std::span<const Counts> matrices) {
  return recall_micro_over_matrices.from_matrices(matrices, {});
}

TEST(RecallMicroOverMatrices, OfTwoMatrices) {
  // TP 9 of 13
  EXPECT_DOUBLE_EQ(Compute(kTwoMatrices).number(), 9.0 / 13);
}

TEST(RecallMicroOverMatrices, OfOneMatrixIsThatOfTheMatrix) {
  const Counts one[] = {
      {.true_positive = 2, .false_positive = 2, .false_negative = 2}};
  EXPECT_DOUBLE_EQ(Compute(one).number(), .5);
}

TEST(RecallMicroOverMatrices, IsUndefinedWithoutMatrices) {
  ASSERT_FALSE(Compute({}).defined());
  EXPECT_EQ(Compute({}).reason().id, "no_cases");
}

TEST(RecallMicroOverMatrices, IsUndefinedWhere0Of0) {
  const Counts one[] = {{.false_positive = 3, .true_negative = 1}};
  ASSERT_FALSE(Compute(one).defined());
  EXPECT_EQ(Compute(one).reason().id, "no_positives");
}

}  // namespace
}  // namespace melon::metrics
