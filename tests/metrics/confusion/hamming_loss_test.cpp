#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric hamming_loss;
namespace {

Value Compute(const Counts& counts) {
  return hamming_loss.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return hamming_loss.from_confusion(matrix, {});
}

TEST(HammingLoss, EqualsTheErrorRateForOneLabelPerCase) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   (1.0 + 2) / 12);
}

TEST(HammingLoss, OfThreeClassesHasTheNotesValue) {
  // 1 − 10/27
  EXPECT_NEAR(OfN3().number(), 17.0 / 27, 1e-15);
}

TEST(HammingLoss, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
