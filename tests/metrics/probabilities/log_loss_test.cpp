#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric log_loss;
namespace {

Value Compute(const GroupedScores& groups) {
  return log_loss.from_groups(groups.view(), {});
}

TEST(LogLoss, IsTheMeanNegativeLogarithm) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .3}, {1, 0})).number(),
                   -(std::log(.8) + std::log(1 - .3)) / 2);
}

TEST(LogLoss, OfTheNineSamples) {
  // sklearn 1.5.2: log_loss(truth, score)
  EXPECT_NEAR(Compute(NineSamples()).number(), 0.9743040241391273, 1e-15);
}

TEST(LogLoss, ClipsProbabilitiesAtTheSpacingOfDoubles) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({0}, {1})).number(), 52 * std::numbers::ln2);
}

TEST(LogLoss, IsDefinedForOneClass) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.25}, {1})).number(), -std::log(.25));
}

TEST(LogLoss, IsUndefinedForScoresOutsideTheUnitInterval) {
  const Value value = Compute(Grouped({1.5, .4}, {1, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "scores_outside_unit_interval");
}

TEST(LogLoss, IsUndefinedWithoutCases) {
  const Value value = Compute(Grouped({}, {}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

Value ComputeMany(OwnedProbabilities cases) {
  return log_loss.from_probabilities(cases.view(), {});
}

TEST(LogLoss, OfManyClassesIsThatOfTheTrueOne) {
  // sklearn 1.5.2: log_loss(y, P)
  EXPECT_NEAR(ComputeMany(EightCases()).number(), .8037229350109031, 1e-15);
  EXPECT_NEAR(ComputeMany(PerfectCases()).number(), 0, 1e-15);
}

TEST(LogLoss, OfManyClassesDoesNotRescale) {
  EXPECT_DOUBLE_EQ(ComputeMany({{{.2}, {.2}, {.2}}, {1}}).number(),
                   -std::log(.2));
}

TEST(LogLoss, OfManyClassesIsUndefinedForANegativeNumberAnywhere) {
  const Value value = ComputeMany({{{.2}, {.9}, {-.1}}, {1}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "scores_outside_unit_interval");
}

TEST(LogLoss, OfManyClassesIsUndefinedWithoutCases) {
  EXPECT_FALSE(ComputeMany({{{}, {}}, {}}).defined());
}

}  // namespace
}  // namespace melon::metrics
