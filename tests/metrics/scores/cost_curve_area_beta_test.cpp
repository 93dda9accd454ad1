#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric cost_curve_area_beta;
namespace {

Value Compute(const GroupedScores& groups) {
  return cost_curve_area_beta.from_groups(groups.view(), {});
}

TEST(CostCurveAreaBeta, OfTheTrivialClassifiersIsTheMeanOfTheSmallerSide) {
  // ∫₀^½ x f + ∫_½¹ (1 − x) f, f = 30 x (1 − x)⁴: 2/7·P(Beta(3,5) < ½) +
  // 5/7·P(Beta(2,6) > ½) = 2/7·99/128 + 5/7·8/128.
  EXPECT_NEAR(Compute(Grouped({.3, .3}, {1, 0})).number(),
              (2 * 99.0 + 5 * 8.0) / 7 / 128, 1e-15);
}

TEST(CostCurveAreaBeta, OfTheNineSamples) {
  // scipy 1.14.1: tests/golden/binary_metrics.py, quad of the envelope times
  // beta(2, 5).pdf
  EXPECT_NEAR(Compute(NineSamples()).number(), 0.2537929892499826, 1e-14);
}

TEST(CostCurveAreaBeta, OfAPerfectRankingIsZero) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .8, .2, .1}, {1, 1, 0, 0})).number(),
                   0);
}

TEST(CostCurveAreaBeta, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
