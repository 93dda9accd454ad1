#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric f1_micro;
namespace {

Value Compute(const Counts& counts) {
  return f1_micro.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return f1_micro.from_confusion(matrix, {});
}

TEST(F1Micro, EqualsAccuracyForOneLabelPerCase) {
  // (6 + 3) / 12
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              9.0 / 12, 1e-15);
}

TEST(F1Micro, OfThreeClassesHasTheNotesValue) {
  // 10/27
  EXPECT_NEAR(OfN3().number(), 10.0 / 27, 1e-15);
}

TEST(F1Micro, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
