#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric f1_macro;
namespace {

Value Compute(const Counts& counts) {
  return f1_macro.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return f1_macro.from_confusion(matrix, {});
}

TEST(F1Macro, IsTheMeanOverTheClasses) {
  // 12/15 of the positives, 6/9 of the negatives
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              (12.0 / 15 + 6.0 / 9) / 2, 1e-15);
}

TEST(F1Macro, OfThreeClassesHasTheNotesValue) {
  // docs/worked-examples.md: mean of F
  EXPECT_NEAR(OfN3().number(), .37254, 5e-6);
}

TEST(F1Macro, CountsAClassThatIsNeverPredictedAsZero) {
  // negatives 12/14, positives 0
  EXPECT_NEAR(Compute({.false_negative = 2, .true_negative = 6}).number(),
              (12.0 / 14 + 0) / 2, 1e-15);
}

TEST(F1Macro, IsOneForOneClassPredictedRightThroughout) {
  // only the classes that occur count
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 4}).number(), 1);
}

TEST(F1Macro, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
