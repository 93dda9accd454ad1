#include <gtest/gtest.h>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric brier;
namespace {

Value Compute(const GroupedScores& groups) {
  return brier.from_groups(groups.view(), {});
}

TEST(Brier, IsTheMeanSquaredDifference) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .3}, {1, 0})).number(),
                   (.2 * .2 + .3 * .3) / 2);
}

TEST(Brier, OfTheNineSamples) {
  // (p − y)² of each sample
  EXPECT_NEAR(Compute(NineSamples()).number(),
              (.81 + .04 + .49 + .36 + .25 + .16 + .49 + .64 + .01) / 9, 1e-15);
}

TEST(Brier, OfAlwaysWrongIsOne) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({1, 0}, {0, 1})).number(), 1);
}

TEST(Brier, DoesNotSeeCasesOfWeightZero) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({7, .8}, {1, 1}, {0, 1})).number(), .04);
}

TEST(Brier, IsUndefinedForScoresOutsideTheUnitInterval) {
  const Value value = Compute(Grouped({1.5, .4}, {1, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "scores_outside_unit_interval");
}

TEST(Brier, IsUndefinedWithoutCases) {
  const Value value = Compute(Grouped({}, {}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

Value ComputeMany(OwnedProbabilities cases) {
  return brier.from_probabilities(cases.view(), {});
}

TEST(Brier, OfManyClassesIsSummedOverThem) {
  EXPECT_DOUBLE_EQ(ComputeMany({{{.7}, {.2}, {.1}}, {0}}).number(),
                   .3 * .3 + .2 * .2 + .1 * .1);
  // numpy: ((P - eye(3)[y])**2).sum() / 8
  EXPECT_NEAR(ComputeMany(EightCases()).number(), .455625, 1e-15);
}

TEST(Brier, OfManyClassesIsTwoWhenCertainAndWrong) {
  EXPECT_EQ(ComputeMany({{{1}, {0}, {0}}, {2}}).number(), 2);
}

TEST(Brier, OfManyClassesIsUndefinedBeyondTheUnitInterval) {
  const Value value = ComputeMany({{{.5}, {1.5}}, {0}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "scores_outside_unit_interval");
}

TEST(Brier, OfManyClassesIsUndefinedWithoutCases) {
  EXPECT_FALSE(ComputeMany({{{}, {}}, {}}).defined());
}

}  // namespace
}  // namespace melon::metrics
