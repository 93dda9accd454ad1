#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric partial_auc;
namespace {

Value UpTo(double max_fpr, const GroupedScores& groups) {
  Parameters parameters;
  parameters.own = max_fpr;
  return partial_auc.from_groups(groups.view(), parameters);
}

TEST(PartialAuc, IsTheAreaLeftOfTheLargestRate) {
  // TPR is ½ up to FPR 0, then rises in a straight line to (½, 1): ½·¼ +
  // ½·(¼·½) up to ¼.
  EXPECT_DOUBLE_EQ(UpTo(.25, Grouped({.8, .5, .5, .1}, {1, 1, 0, 0})).number(),
                   .25 * (.5 + .75) / 2);
}

TEST(PartialAuc, UpToOneIsTheWholeArea) {
  EXPECT_DOUBLE_EQ(UpTo(1, NineSamples()).number(), 8.0 / 20);
}

TEST(PartialAuc, OfTheNineSamplesIsZeroBelowTheFirstPositive) {
  EXPECT_EQ(UpTo(.1, NineSamples()).number(), 0);
}

TEST(PartialAuc, OfAPerfectRankingIsTheRateItself) {
  EXPECT_DOUBLE_EQ(UpTo(.1, Grouped({.9, .8, .2, .1}, {1, 1, 0, 0})).number(),
                   .1);
}

TEST(PartialAuc, OfAConstantScoreIsHalfTheSquareOfTheRate) {
  EXPECT_DOUBLE_EQ(UpTo(.1, Grouped({.3, .3, .3}, {1, 0, 0})).number(),
                   .1 * .1 / 2);
}

TEST(PartialAuc, IsUndefinedForOneClass) {
  const Value value = UpTo(.1, Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
