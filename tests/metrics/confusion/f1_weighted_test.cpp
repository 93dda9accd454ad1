#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric f1_weighted;
namespace {

Value Compute(const Counts& counts) {
  return f1_weighted.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return f1_weighted.from_confusion(matrix, {});
}

TEST(F1Weighted, WeighsTheClassesByTheirTrueCases) {
  // (8·12/15 + 4·6/9) / 12
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              (8 * 12.0 / 15 + 4 * 6.0 / 9) / 12, 1e-15);
}

TEST(F1Weighted, OfThreeClassesHasTheNotesValue) {
  // docs/worked-examples.md
  EXPECT_NEAR(OfN3().number(), .35976, 5e-6);
}

TEST(F1Weighted, CountsAClassThatIsNeverPredictedAsZero) {
  // 6 of 8 cases are negative, F1 12/14
  EXPECT_NEAR(Compute({.false_negative = 2, .true_negative = 6}).number(),
              6 * 12.0 / 14 / 8, 1e-15);
}

TEST(F1Weighted, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
