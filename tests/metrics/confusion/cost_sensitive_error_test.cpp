#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric cost_sensitive_error;
namespace {

Value Compute(const Counts& counts) {
  return cost_sensitive_error.from_confusion(ConfusionMatrix(counts), {});
}

TEST(CostSensitiveError, IsTheErrorRateWhenBothCostsAreOne) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   (1.0 + 2) / 12);
}

TEST(CostSensitiveError, ChargesEachKindOfErrorItsCost) {
  Parameters parameters;
  parameters.cost_fn = 5;
  parameters.cost_fp = .5;
  const Counts counts = {.true_positive = 6,
                         .false_positive = 1,
                         .false_negative = 2,
                         .true_negative = 3};
  EXPECT_DOUBLE_EQ(
      cost_sensitive_error.from_confusion(ConfusionMatrix(counts), parameters)
          .number(),
      (5.0 * 2 + .5 * 1) / 12);
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
ConfusionMatrix ThreeClasses() { return {3, {5, 2, 0, 5, 3, 0, 10, 0, 2}}; }

TEST(CostSensitiveError, OfManyClassesIsTheErrorRateWithoutAMatrixOfCosts) {
  EXPECT_DOUBLE_EQ(
      cost_sensitive_error.from_confusion(ThreeClasses(), {}).number(),
      (2.0 + 5 + 10) / 27);
}

TEST(CostSensitiveError, TakesTheCostOfEachCellFromTheMatrix) {
  const double costs[] = {0, 1, 4, 2, 0, 1, 10, 3, .5};
  Parameters parameters;
  parameters.cost_matrix = costs;
  EXPECT_DOUBLE_EQ(
      cost_sensitive_error.from_confusion(ThreeClasses(), parameters).number(),
      (2 * 1.0 + 5 * 2 + 10 * 10 + 2 * .5) / 27);
}

TEST(CostSensitiveError, TakesAMatrixOfCostsForTwoClassesToo) {
  const double costs[] = {0, 1, 5, 0};
  Parameters parameters;
  parameters.cost_matrix = costs;
  parameters.cost_fn = 100;
  const ConfusionMatrix matrix(2, {3, 1, 2, 6});
  EXPECT_DOUBLE_EQ(
      cost_sensitive_error.from_confusion(matrix, parameters).number(),
      (1.0 * 1 + 2 * 5) / 12);
}

TEST(CostSensitiveError, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
