#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric cost_curve_area_uniform;
namespace {

Value Compute(const GroupedScores& groups) {
  return cost_curve_area_uniform.from_groups(groups.view(), {});
}

TEST(CostCurveAreaUniform, IsTheAreaBelowTheLowerEnvelope) {
  // ROC (0,0), (0,½), (½,1), (1,1): pieces x, x/2, (1 − x)/2, 1 − x meet at 0,
  // ½, 1: a triangle of height ¼.
  EXPECT_DOUBLE_EQ(Compute(Grouped({.8, .5, .5, .1}, {1, 1, 0, 0})).number(),
                   .25 / 2);
}

TEST(CostCurveAreaUniform, OfTheNineSamples) {
  // The hull is (0,0), (4/5,1), (1,1), corners at 0, 4/9, 1 with cost 4/9 at
  // the middle one: 4/9 / 2
  EXPECT_NEAR(Compute(NineSamples()).number(), 2.0 / 9, 1e-15);
}

TEST(CostCurveAreaUniform, OfAConstantScoreIsThatOfTheTrivialClassifiers) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.3, .3}, {1, 0})).number(), .25);
}

TEST(CostCurveAreaUniform, OfAnInvertedRankingIsNoWorse) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.1, .9}, {1, 0})).number(), .25);
}

TEST(CostCurveAreaUniform, OfAPerfectRankingIsZero) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .8, .2, .1}, {1, 1, 0, 0})).number(),
                   0);
}

TEST(CostCurveAreaUniform, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
