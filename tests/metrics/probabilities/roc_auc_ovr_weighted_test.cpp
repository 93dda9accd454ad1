#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric roc_auc_ovr_weighted;
namespace {

Value Compute(OwnedProbabilities cases) {
  return roc_auc_ovr_weighted.from_probabilities(cases.view(), {});
}

TEST(RocAucOvrWeighted, WeighsTheClassesAreasBySupport) {
  EXPECT_NEAR(Compute(EightCases()).number(),
              (2 * (9.0 / 12) + 3 * (11.5 / 15) + 3 * (12.0 / 15)) / 8, 1e-15);
}

TEST(RocAucOvrWeighted, IsThatOfScikitLearn) {
  // sklearn 1.5.2: roc_auc_score(y, P, multi_class="ovr", average="weighted"),
  // with sample_weight for the second
  EXPECT_NEAR(Compute(EightCases()).number(), .7749999999999999, 1e-15);
  EXPECT_NEAR(Compute(EightWeightedCases()).number(), .4637214637214637, 1e-15);
}

TEST(RocAucOvrWeighted, LeavesOutAClassThatIsNeverTrue) {
  OwnedProbabilities cases = EightCases();
  for (std::uint16_t& label : cases.truth) label = label == 2 ? 1 : label;
  const Value value = Compute(cases);
  EXPECT_TRUE(value.defined());
}

TEST(RocAucOvrWeighted, IsUndefinedForOneClass) {
  const Value value = Compute({{{.5, .2}, {.5, .8}}, {0, 0}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

TEST(RocAucOvrWeighted, IsBestForAPerfectPrediction) {
  EXPECT_EQ(Compute(PerfectCases()).number(), 1);
}

TEST(RocAucOvrWeighted, IsUndefinedWithoutCases) {
  const Value value = Compute({{{}, {}, {}}, {}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(RocAucOvrWeighted, IsUndefinedWhenEveryWeightIsZero) {
  OwnedProbabilities cases = EightCases();
  cases.weight.assign(8, 0);
  EXPECT_FALSE(Compute(cases).defined());
}

}  // namespace
}  // namespace melon::metrics
