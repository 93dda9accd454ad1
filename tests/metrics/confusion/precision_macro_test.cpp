#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric precision_macro;
namespace {

Value Compute(const Counts& counts) {
  return precision_macro.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return precision_macro.from_confusion(matrix, {});
}

TEST(PrecisionMacro, IsTheMeanOverTheClasses) {
  // (6/7 + 3/5) / 2
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              (6.0 / 7 + 3.0 / 5) / 2, 1e-15);
}

TEST(PrecisionMacro, OfThreeClassesHasTheNotesValue) {
  // P = (.25, .6, 1)
  EXPECT_NEAR(OfN3().number(), (.25 + .6 + 1) / 3, 1e-15);
}

TEST(PrecisionMacro, CountsAClassThatIsNeverPredictedAsZeroPrecision) {
  // negatives 6/8, positives 0/0 → 0
  EXPECT_NEAR(Compute({.false_negative = 2, .true_negative = 6}).number(),
              (6.0 / 8 + 0) / 2, 1e-15);
}

TEST(PrecisionMacro, IsOneForOneClassPredictedRightThroughout) {
  // only the classes that occur count
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 4}).number(), 1);
}

TEST(PrecisionMacro, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
