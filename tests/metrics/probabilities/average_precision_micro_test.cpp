#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric average_precision_micro;
namespace {

Value Compute(OwnedProbabilities cases) {
  return average_precision_micro.from_probabilities(cases.view(), {});
}

TEST(AveragePrecisionMicro, PoolsAllCasesAndClasses) {
  // sklearn 1.5.2: average_precision_score(eye(3)[y], P, average="micro"), with
  // sample_weight for the second
  EXPECT_NEAR(Compute(EightCases()).number(), .7419394841269842, 1e-15);
  EXPECT_NEAR(Compute(EightWeightedCases()).number(), .5196088266886696, 1e-15);
}

TEST(AveragePrecisionMicro, IsBestForAPerfectPrediction) {
  EXPECT_EQ(Compute(PerfectCases()).number(), 1);
}

TEST(AveragePrecisionMicro, IsUndefinedWithoutCases) {
  const Value value = Compute({{{}, {}, {}}, {}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(AveragePrecisionMicro, IsUndefinedWhenEveryWeightIsZero) {
  OwnedProbabilities cases = EightCases();
  cases.weight.assign(8, 0);
  EXPECT_FALSE(Compute(cases).defined());
}

}  // namespace
}  // namespace melon::metrics
