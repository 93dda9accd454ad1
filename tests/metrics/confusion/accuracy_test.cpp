#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric accuracy;
namespace {

Value Compute(const Counts& counts) {
  return accuracy.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return accuracy.from_confusion(matrix, {});
}

TEST(Accuracy, IsTheShareOfRightPredictions) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   (6.0 + 3) / 12);
}

TEST(Accuracy, OfThreeClassesHasTheNotesValue) {
  // docs/worked-examples.md: .3704 = 10/27.
  EXPECT_NEAR(OfN3().number(), 10.0 / 27, 1e-15);
}

TEST(Accuracy, IsDefinedForOneClass) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 3, .false_negative = 1}).number(),
                   .75);
}

TEST(Accuracy, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
