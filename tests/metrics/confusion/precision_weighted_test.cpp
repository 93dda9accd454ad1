#include <gtest/gtest.h>

#include <cstddef>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric precision_weighted;
namespace {

Value Compute(const Counts& counts) {
  return precision_weighted.from_confusion(ConfusionMatrix(counts), {});
}

/// The matrix of three classes in docs/worked-examples.md: truth in rows.
Value OfN3() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return precision_weighted.from_confusion(matrix, {});
}

TEST(PrecisionWeighted, WeighsTheClassesByTheirTrueCases) {
  // (8·6/7 + 4·3/5) / 12
  EXPECT_NEAR(Compute({.true_positive = 6,
                       .false_positive = 1,
                       .false_negative = 2,
                       .true_negative = 3})
                  .number(),
              (8 * 6.0 / 7 + 4 * 3.0 / 5) / 12, 1e-15);
}

TEST(PrecisionWeighted, OfThreeClassesHasTheNotesValue) {
  // (7·.25 + 8·.6 + 12·1) / 27
  EXPECT_NEAR(OfN3().number(), (7 * .25 + 8 * .6 + 12) / 27, 1e-15);
}

TEST(PrecisionWeighted, CountsAClassThatIsNeverPredictedAsZeroPrecision) {
  // 6 of 8 cases are negative, precision 6/8
  EXPECT_NEAR(Compute({.false_negative = 2, .true_negative = 6}).number(),
              6 * 6.0 / 8 / 8, 1e-15);
}

TEST(PrecisionWeighted, IsUndefinedWithoutCases) {
  const Value value = Compute({});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
