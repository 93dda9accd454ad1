#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric roc_auc_max_fpr;
namespace {

Value UpTo(double max_fpr, const GroupedScores& groups) {
  Parameters parameters;
  parameters.own = max_fpr;
  return roc_auc_max_fpr.from_groups(groups.view(), parameters);
}

TEST(RocAucMaxFpr, IsTheAreaBetweenGuessingAndPerfect) {
  // area .25·(.5 + .75)/2 between .25²/2 and .25
  EXPECT_NEAR(UpTo(.25, Grouped({.8, .5, .5, .1}, {1, 1, 0, 0})).number(),
              (1 + (.15625 - .03125) / (.25 - .03125)) / 2, 1e-15);
}

TEST(RocAucMaxFpr, OfTheNineSamples) {
  // sklearn 1.5.2: roc_auc_score([0,1,0,0,1,0,1,1,0], [9,8,7,6,5,4,3,2,1],
  // max_fpr=0.1)
  EXPECT_NEAR(UpTo(.1, NineSamples()).number(), 0.47368421052631576, 1e-15);
}

TEST(RocAucMaxFpr, UpToOneIsTheArea) {
  EXPECT_NEAR(UpTo(1, NineSamples()).number(), .4, 1e-15);
}

TEST(RocAucMaxFpr, OfAPerfectRankingIsOne) {
  EXPECT_DOUBLE_EQ(UpTo(.1, Grouped({.9, .8, .2, .1}, {1, 1, 0, 0})).number(),
                   1);
}

TEST(RocAucMaxFpr, OfAConstantScoreIsOneHalf) {
  EXPECT_DOUBLE_EQ(UpTo(.1, Grouped({.3, .3, .3}, {1, 0, 0})).number(), .5);
}

TEST(RocAucMaxFpr, IsUndefinedForOneClass) {
  const Value value = UpTo(.1, Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
