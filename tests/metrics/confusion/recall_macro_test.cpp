#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric recall_macro;
namespace {

Value Compute(const Counts& counts) {
  return recall_macro.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return recall_macro.from_confusion(matrix, {});
}

TEST(RecallMacro, IsTheMeanOverTheClasses) {
  // (6/8 + 3/4) / 2
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              (6.0 / 8 + 3.0 / 4) / 2, 1e-15);
}

TEST(RecallMacro, OfThreeClassesHasTheNotesValue) {
  // docs/worked-examples.md: R = (.7143, .375, .1667)
  EXPECT_NEAR(OfN3().number(), (5.0 / 7 + 3.0 / 8 + 2.0 / 12) / 3, 1e-15);
}

TEST(RecallMacro, CountsAClassThatIsPredictedButNeverTrueAsZero) {
  // positives 3/4, negatives 0/0 → 0
  EXPECT_NEAR(Compute({.true_positive = 3, .false_negative = 1}).number(),
              (.75 + 0) / 2, 1e-15);
}

TEST(RecallMacro, IsOneForOneClassPredictedRightThroughout) {
  // only the classes that occur count
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 4}).number(), 1);
}

TEST(RecallMacro, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
