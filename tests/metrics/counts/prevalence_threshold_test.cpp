#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric prevalence_threshold;
namespace {

/// TPR .64, FPR .04.
constexpr Counts kCounts{.true_positive = 16,
                         .false_positive = 1,
                         .false_negative = 9,
                         .true_negative = 24};

Value Compute(const Counts& counts) {
  return prevalence_threshold.from_counts(counts, {});
}

/// Bayes' rule for a test with the rates of kCounts.
double PrecisionAt(double prevalence) {
  return prevalence * .64 / ((prevalence * .64) + ((1 - prevalence) * .04));
}

TEST(PrevalenceThreshold, IsBalaylasFormula) {
  // (√(.64·.04) − .04) / (.64 − .04) = (.16 − .04) / .6
  EXPECT_NEAR(Compute(kCounts).number(), .2, 1e-15);
}

TEST(PrevalenceThreshold, IsWherePrecisionChangesAsFastAsThePrevalence) {
  constexpr double kStep = 1e-5;
  const double threshold = Compute(kCounts).number();
  const double rise =
      PrecisionAt(threshold + kStep) - PrecisionAt(threshold - kStep);
  // The central difference errs by step²/6 · third derivative, which is 84.
  EXPECT_NEAR(rise / (2 * kStep), 1, 2e-9);
}

TEST(PrevalenceThreshold, IsOneHalfForGuessing) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 2,
                            .false_positive = 4,
                            .false_negative = 2,
                            .true_negative = 4})
                       .number(),
                   .5);
}

TEST(PrevalenceThreshold, IsZeroWithoutAndOneWithNothingButFalsePositives) {
  EXPECT_EQ(
      Compute({.true_positive = 2, .false_negative = 1, .true_negative = 3})
          .number(),
      0);
  EXPECT_EQ(
      Compute({.false_positive = 2, .false_negative = 1, .true_negative = 3})
          .number(),
      1);
}

TEST(PrevalenceThreshold, IsUndefinedWhenNothingIsPredictedPositive) {
  const Value value = Compute({.false_negative = 2, .true_negative = 3});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_predicted_positives");
}

TEST(PrevalenceThreshold, IsUndefinedForOneClass) {
  const Value value = Compute({.true_positive = 2, .false_negative = 1});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
