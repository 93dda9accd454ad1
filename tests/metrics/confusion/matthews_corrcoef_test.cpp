#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric matthews_corrcoef;
namespace {

Value Compute(const Counts& counts) {
  return matthews_corrcoef.from_confusion(ConfusionMatrix(counts), {});
}

TEST(MatthewsCorrcoef, IsTheCorrelationOfTruthAndPrediction) {
  // (6·3 − 1·2) / √((6+1)(6+2)(3+1)(3+2))
  const Value value = Compute({.true_positive = 6,
                               .false_positive = 1,
                               .false_negative = 2,
                               .true_negative = 3});
  EXPECT_NEAR(value.number(), 16 / std::sqrt(7.0 * 8 * 4 * 5), 1e-15);
}

TEST(MatthewsCorrcoef, OfThreeClassesFollowsGorodkin) {
  // Matrix of three classes, docs/worked-examples.md: MCC .17539.
  ConfusionMatrix matrix(3);
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  EXPECT_NEAR(matthews_corrcoef.from_confusion(matrix, {}).number(), .17539,
              5e-6);
}

TEST(MatthewsCorrcoef, IsUndefinedWhenOneClassIsNeverPredicted) {
  const Value value = Compute({.true_positive = 5, .false_positive = 3});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "zero_denominator");
}

}  // namespace
}  // namespace melon::metrics
