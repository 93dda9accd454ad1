#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric roc_auc_ovo_macro;
namespace {

Value Compute(OwnedProbabilities cases) {
  return roc_auc_ovo_macro.from_probabilities(cases.view(), {});
}

TEST(RocAucOvoMacro, IsHandAndTillsM) {
  // sklearn 1.5.2: roc_auc_score(y, P, multi_class="ovo", average="macro")
  EXPECT_NEAR(Compute(EightCases()).number(), .7685185185185185, 1e-15);
}

TEST(RocAucOvoMacro, IsTheAreaItselfForTwoClassesThatMirrorEachOther) {
  // .9 and .4 against .6 and .3: three of four pairs.
  EXPECT_EQ(
      Compute({{{.9, .4, .6, .3}, {.1, .6, .4, .7}}, {0, 0, 1, 1}}).number(),
      .75);
}

TEST(RocAucOvoMacro, DoesNotDependOnTheClassBalance) {
  OwnedProbabilities cases = EightCases();
  cases.weight = {1, 7, 3, 1, 7, 3, 3, 7};
  EXPECT_NEAR(Compute(cases).number(), Compute(EightCases()).number(), 1e-15);
}

TEST(RocAucOvoMacro, IsUndefinedWhenAClassIsNeverTrue) {
  OwnedProbabilities cases = EightCases();
  for (std::uint16_t& label : cases.truth) label = label == 2 ? 1 : label;
  const Value value = Compute(cases);
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "class_never_true");
}

TEST(RocAucOvoMacro, IsUndefinedForOneColumn) {
  const Value value = Compute({{{.5, .2}}, {0, 0}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

TEST(RocAucOvoMacro, IsBestForAPerfectPrediction) {
  EXPECT_EQ(Compute(PerfectCases()).number(), 1);
}

TEST(RocAucOvoMacro, IsUndefinedWithoutCases) {
  const Value value = Compute({{{}, {}, {}}, {}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(RocAucOvoMacro, IsUndefinedWhenEveryWeightIsZero) {
  OwnedProbabilities cases = EightCases();
  cases.weight.assign(8, 0);
  EXPECT_FALSE(Compute(cases).defined());
}

}  // namespace
}  // namespace melon::metrics
