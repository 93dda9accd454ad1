#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

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

}  // namespace
}  // namespace melon::metrics
