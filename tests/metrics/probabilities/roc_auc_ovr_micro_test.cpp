#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric roc_auc_ovr_micro;
namespace {

Value Compute(OwnedProbabilities cases) {
  return roc_auc_ovr_micro.from_probabilities(cases.view(), {});
}

TEST(RocAucOvrMicro, PoolsAllCasesAndClasses) {
  // sklearn 1.5.2: roc_auc_score(y, P, multi_class="ovr", average="micro"),
  // with sample_weight for the second
  EXPECT_NEAR(Compute(EightCases()).number(), .79296875, 1e-15);
  EXPECT_NEAR(Compute(EightWeightedCases()).number(), .562358276643991, 1e-15);
}

TEST(RocAucOvrMicro, CountsPairsAcrossClasses) {
  // Positives .6 and .9, negatives .4 and .1 in other columns: all four pairs.
  EXPECT_EQ(Compute({{{.6, .1}, {.4, .9}}, {0, 1}}).number(), 1);
  // Equal numbers count half: (1 + .5 + .5 + 0) / 4 of .5, .2 against .5, .8.
  EXPECT_EQ(Compute({{{.5, .8}, {.5, .2}}, {0, 1}}).number(), .5 / 4);
}

TEST(RocAucOvrMicro, IsUndefinedForOneColumn) {
  const Value value = Compute({{{.5, .2}}, {0, 0}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

TEST(RocAucOvrMicro, IsBestForAPerfectPrediction) {
  EXPECT_EQ(Compute(PerfectCases()).number(), 1);
}

TEST(RocAucOvrMicro, IsUndefinedWithoutCases) {
  const Value value = Compute({{{}, {}, {}}, {}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(RocAucOvrMicro, IsUndefinedWhenEveryWeightIsZero) {
  OwnedProbabilities cases = EightCases();
  cases.weight.assign(8, 0);
  EXPECT_FALSE(Compute(cases).defined());
}

}  // namespace
}  // namespace melon::metrics
