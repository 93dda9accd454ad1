#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric f_beta;
namespace {

Value Compute(const Counts& counts, double beta) {
  Parameters parameters;
  parameters.own = beta;
  return f_beta.from_counts(counts, parameters);
}

constexpr Counts kExample = {.true_positive = 6,
                             .false_positive = 1,
                             .false_negative = 2,
                             .true_negative = 3};

TEST(FBeta, OfOneIsTheHarmonicMeanOfPrecisionAndRecall) {
  constexpr double kPrecision = 6.0 / 7;
  constexpr double kRecall = 6.0 / 8;
  EXPECT_NEAR(Compute(kExample, 1).number(),
              2 * kPrecision * kRecall / (kPrecision + kRecall), 1e-15);
}

TEST(FBeta, WeighsRecallBetaTimesAsMuch) {
  // sklearn 1.5.2: fbeta_score([1]*8+[0]*4, [1]*6+[0]*2+[1]+[0]*3, beta=2) =
  // 30/39, beta=0.5 = 7.5/9.
  EXPECT_NEAR(Compute(kExample, 2).number(), 0.7692307692307693, 1e-15);
  EXPECT_NEAR(Compute(kExample, .5).number(), 0.8333333333333334, 1e-15);
}

TEST(FBeta, OfZeroIsPrecision) {
  EXPECT_DOUBLE_EQ(Compute(kExample, 0).number(), 6.0 / 7);
}

TEST(FBeta, IsZeroWhenEverythingFoundIsWrong) {
  EXPECT_EQ(
      Compute({.false_positive = 2, .false_negative = 3, .true_negative = 4}, 1)
          .number(),
      0);
}

TEST(FBeta, IsUndefinedWhenNothingIsPositiveOrPredictedPositive) {
  const Value value = Compute({.true_negative = 4}, 1);
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "zero_denominator");
}

}  // namespace
}  // namespace melon::metrics
