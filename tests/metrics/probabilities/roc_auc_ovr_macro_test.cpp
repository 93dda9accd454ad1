#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric roc_auc_ovr_macro;
namespace {

Value Compute(OwnedProbabilities cases) {
  return roc_auc_ovr_macro.from_probabilities(cases.view(), {});
}

TEST(RocAucOvrMacro, IsTheMeanOfTheClassesAreas) {
  // Class 0: of 2 · 6 pairs 9 are won; class 1: of 3 · 5 pairs 11.5; class 2:
  // of 3 · 5 pairs 12. sklearn 1.5.2: roc_auc_score(y, P, multi_class="ovr",
  // average="macro") = .7722222222222221
  EXPECT_NEAR(Compute(EightCases()).number(),
              (9.0 / 12 + 11.5 / 15 + 12.0 / 15) / 3, 1e-15);
  EXPECT_NEAR(Compute(EightCases()).number(), .7722222222222221, 1e-15);
}

TEST(RocAucOvrMacro, CountsWeights) {
  // sklearn 1.5.2, sample_weight=[1, 2, 0, 3, 1, 1, .5, 2]
  EXPECT_NEAR(Compute(EightWeightedCases()).number(), .4651558318224984, 1e-15);
}

TEST(RocAucOvrMacro, IsUndefinedWhenAClassIsNeverTrue) {
  OwnedProbabilities cases = EightCases();
  for (std::uint16_t& label : cases.truth) label = label == 2 ? 1 : label;
  const Value value = Compute(cases);
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "class_never_true");
}

TEST(RocAucOvrMacro, IsUndefinedForOneClass) {
  const Value value = Compute({{{.5, .2}}, {0, 0}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

TEST(RocAucOvrMacro, IsBestForAPerfectPrediction) {
  EXPECT_EQ(Compute(PerfectCases()).number(), 1);
}

TEST(RocAucOvrMacro, IsUndefinedWithoutCases) {
  const Value value = Compute({{{}, {}, {}}, {}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(RocAucOvrMacro, IsUndefinedWhenEveryWeightIsZero) {
  OwnedProbabilities cases = EightCases();
  cases.weight.assign(8, 0);
  EXPECT_FALSE(Compute(cases).defined());
}

}  // namespace
}  // namespace melon::metrics
