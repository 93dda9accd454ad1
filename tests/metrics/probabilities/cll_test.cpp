#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric cll;
namespace {

Value Compute(const GroupedScores& groups) {
  return cll.from_groups(groups.view(), {});
}

TEST(Cll, IsTheSumOfLogarithms) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .3}, {1, 0})).number(),
                   std::log(.8) + std::log(1 - .3));
}

TEST(Cll, OfTheNineSamples) {
  // the product of the probabilities of what is true
  EXPECT_NEAR(Compute(NineSamples()).number(),
              std::log(.1 * .8 * .3 * .4 * .5 * .6 * .3 * .2 * .9), 1e-14);
}

TEST(Cll, OfAPerfectPredictionIsPositiveZero) {
  const double value = Compute(Grouped({1, 0}, {1, 0})).number();
  EXPECT_EQ(value, 0);
  EXPECT_FALSE(std::signbit(value));
}

TEST(Cll, IsUndefinedWhenATrueClassHasProbabilityZero) {
  EXPECT_EQ(Compute(Grouped({0, .5}, {1, 0})).reason().id, "zero_probability");
  EXPECT_EQ(Compute(Grouped({1, .5}, {0, 1})).reason().id, "zero_probability");
}

TEST(Cll, IsUndefinedForScoresOutsideTheUnitInterval) {
  const Value value = Compute(Grouped({1.5, .4}, {1, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "scores_outside_unit_interval");
}

TEST(Cll, IsUndefinedWithoutCases) {
  const Value value = Compute(Grouped({}, {}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

Value ComputeMany(OwnedProbabilities cases) {
  return cll.from_probabilities(cases.view(), {});
}

TEST(Cll, OfManyClassesIsTheSumOverTheTrueOnes) {
  // numpy: log(P[range(8), y]).sum()
  EXPECT_NEAR(ComputeMany(EightCases()).number(), -6.429783480087225, 1e-14);
}

TEST(Cll, OfManyClassesIsUndefinedWhenATrueClassHasProbabilityZero) {
  const Value value = ComputeMany({{{0}, {.9}, {.1}}, {0}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "zero_probability");
}

TEST(Cll, OfManyClassesIsUndefinedBeyondTheUnitInterval) {
  const Value value = ComputeMany({{{.5}, {1.5}}, {0}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "scores_outside_unit_interval");
}

TEST(Cll, OfManyClassesIsUndefinedWithoutCases) {
  EXPECT_FALSE(ComputeMany({{{}, {}}, {}}).defined());
}

}  // namespace
}  // namespace melon::metrics
