#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric roc_auc_ovo_weighted;
namespace {

Value Compute(OwnedProbabilities cases) {
  return roc_auc_ovo_weighted.from_probabilities(cases.view(), {});
}

TEST(RocAucOvoWeighted, WeighsPairsByTheCasesOfBothClasses) {
  // sklearn 1.5.2: roc_auc_score(y, P, multi_class="ovo", average="weighted")
  EXPECT_NEAR(Compute(EightCases()).number(), .7708333333333334, 1e-15);
}

TEST(RocAucOvoWeighted, IsUndefinedWhenAClassIsNeverTrue) {
  OwnedProbabilities cases = EightCases();
  for (std::uint16_t& label : cases.truth) label = label == 2 ? 1 : label;
  const Value value = Compute(cases);
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "class_never_true");
}

TEST(RocAucOvoWeighted, IsUndefinedForOneColumn) {
  const Value value = Compute({{{.5, .2}}, {0, 0}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

TEST(RocAucOvoWeighted, IsBestForAPerfectPrediction) {
  EXPECT_EQ(Compute(PerfectCases()).number(), 1);
}

TEST(RocAucOvoWeighted, IsUndefinedWithoutCases) {
  const Value value = Compute({{{}, {}, {}}, {}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(RocAucOvoWeighted, IsUndefinedWhenEveryWeightIsZero) {
  OwnedProbabilities cases = EightCases();
  cases.weight.assign(8, 0);
  EXPECT_FALSE(Compute(cases).defined());
}

}  // namespace
}  // namespace melon::metrics
