#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric cohen_kappa;
namespace {

Value Compute(const Counts& counts) {
  return cohen_kappa.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return cohen_kappa.from_confusion(matrix, {});
}

TEST(CohenKappa, IsAgreementBeyondChance) {
  // po = 9/12, pe = (8·7 + 4·5)/144
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              (9.0 / 12 - 76.0 / 144) / (1 - 76.0 / 144), 1e-15);
}

TEST(CohenKappa, OfThreeClassesHasTheNotesValue) {
  // docs/worked-examples.md
  EXPECT_NEAR(OfN3().number(), .12571, 5e-6);
}

TEST(CohenKappa, IsZeroForAConstantPrediction) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 3, .false_positive = 5}).number(),
                   0);
}

TEST(CohenKappa, IsUndefinedWhenTruthAndPredictionAreOneAndTheSameClass) {
  const Value value = Compute({.true_positive = 3});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "zero_denominator");
}

}  // namespace
}  // namespace melon::metrics
