#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric balanced_accuracy;
namespace {

Value Compute(const Counts& counts) {
  return balanced_accuracy.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return balanced_accuracy.from_confusion(matrix, {});
}

TEST(BalancedAccuracy, IsTheMeanOfTheRecalls) {
  // (6/8 + 3/4) / 2
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              .75, 1e-15);
}

TEST(BalancedAccuracy, OfThreeClassesHasTheNotesValue) {
  // (5/7 + 3/8 + 2/12) / 3
  EXPECT_NEAR(OfN3().number(), (5.0 / 7 + 3.0 / 8 + 2.0 / 12) / 3, 1e-15);
}

TEST(BalancedAccuracy, LeavesOutAClassThatIsNeverTrue) {
  ConfusionMatrix matrix(3);
  matrix.Add(0, 0, 3);
  matrix.Add(0, 2, 1);
  matrix.Add(1, 1, 1);
  matrix.Add(1, 2, 1);
  EXPECT_DOUBLE_EQ(balanced_accuracy.from_confusion(matrix, {}).number(),
                   (3.0 / 4 + 1.0 / 2) / 2);
}

TEST(BalancedAccuracy, IsUndefinedForOneClass) {
  const Value value = Compute({.true_positive = 3, .false_negative = 1});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
