#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric roc_auc_ci_low;
namespace {

Value Compute(const GroupedScores& groups) {
  return roc_auc_ci_low.from_groups(groups.view(), {});
}

TEST(RocAucCiLow, IsTheAreaAndItsStandardErrorTimesTheQuantile) {
  // 100 + 100 cases, AUC ⅞, placements 1 and ¾: variances 1/64 · 100/99 over
  // 100 cases each.
  const double se = std::sqrt(2 * (100.0 / 99 / 64) / 100);
  const GroupedScores groups =
      Grouped({.8, .5, .5, .1}, {1, 1, 0, 0}, {50, 50, 50, 50});
  // qnorm(.975)
  EXPECT_NEAR(Compute(groups).number(), .875 - 1.959963984540054 * se, 1e-14);
}

TEST(RocAucCiLow, OfTheNineSamples) {
  // R 4.2, pROC 1.18: ci.auc(roc(c(0,1,0,0,1,0,1,1,0), (9:1)/10, direction =
  // "<"))
  EXPECT_NEAR(Compute(NineSamples()).number(), 0, 1e-14);
}

TEST(RocAucCiLow, FollowsTheLevel) {
  Parameters parameters;
  parameters.level = .5;
  const GroupedScores groups =
      Grouped({.8, .5, .5, .1}, {1, 1, 0, 0}, {50, 50, 50, 50});
  // qnorm(.75)
  EXPECT_NEAR(
      roc_auc_ci_low.from_groups(groups.view(), parameters).number(),
      .875 - 0.6744897501960817 * std::sqrt(2 * (100.0 / 99 / 64) / 100),
      1e-14);
}

TEST(RocAucCiLow, IsUndefinedForAPerfectRanking) {
  const Value value = Compute(Grouped({.9, .8, .2, .1}, {1, 1, 0, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_variance");
}

TEST(RocAucCiLow, IsUndefinedForOneCaseOfAClass) {
  const Value value = Compute(Grouped({.8, .5, .1}, {1, 0, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "too_few_cases");
}

}  // namespace
}  // namespace melon::metrics
