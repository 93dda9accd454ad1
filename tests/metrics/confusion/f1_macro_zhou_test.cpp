#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric f1_macro_zhou;
namespace {

Value Compute(const Counts& counts) {
  return f1_macro_zhou.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return f1_macro_zhou.from_confusion(matrix, {});
}

TEST(F1MacroZhou, IsTheHarmonicMeanOfMacroPrecisionAndMacroRecall) {
  constexpr double kPrecision = (6.0 / 7 + 3.0 / 5) / 2;
  constexpr double kRecall = (6.0 / 8 + 3.0 / 4) / 2;
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              2 * kPrecision * kRecall / (kPrecision + kRecall), 1e-15);
}

TEST(F1MacroZhou, OfThreeClassesHasTheNotesValue) {
  // docs/worked-examples.md: F of means
  EXPECT_NEAR(OfN3().number(), .49872, 5e-6);
}

TEST(F1MacroZhou, IsUndefinedWhenEverythingIsWrong) {
  const Value value = Compute({.false_positive = 2, .false_negative = 3});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "zero_denominator");
}

TEST(F1MacroZhou, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
