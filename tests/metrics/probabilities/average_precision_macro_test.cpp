#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric average_precision_macro;
namespace {

Value Compute(OwnedProbabilities cases) {
  return average_precision_macro.from_probabilities(cases.view(), {});
}

TEST(AveragePrecisionMacro, IsTheMeanOfTheClasses) {
  // Class 0: positives in places 1 and 5 of .7 .4 .3 .25 .2 ...: (1 + 2/5) / 2.
  // sklearn 1.5.2: average_precision_score(eye(3)[y], P, average="macro"), with
  // sample_weight for the second
  EXPECT_NEAR(Compute(EightCases()).number(), (.7 + 13.0 / 18 + 5.0 / 6) / 3,
              1e-15);
  EXPECT_NEAR(Compute(EightCases()).number(), .7518518518518519, 1e-15);
  EXPECT_NEAR(Compute(EightWeightedCases()).number(), .5521786492374727, 1e-15);
}

TEST(AveragePrecisionMacro, CountsAClassThatIsNeverTrueAsZero) {
  // As sklearn: (1 + 1 + 0) / 3.
  EXPECT_NEAR(Compute({{{.8, .1}, {.1, .8}, {.1, .1}}, {0, 1}}).number(),
              2.0 / 3, 1e-15);
}

TEST(AveragePrecisionMacro, IsBestForAPerfectPrediction) {
  EXPECT_EQ(Compute(PerfectCases()).number(), 1);
}

TEST(AveragePrecisionMacro, IsUndefinedWithoutCases) {
  const Value value = Compute({{{}, {}, {}}, {}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(AveragePrecisionMacro, IsUndefinedWhenEveryWeightIsZero) {
  OwnedProbabilities cases = EightCases();
  cases.weight.assign(8, 0);
  EXPECT_FALSE(Compute(cases).defined());
}

}  // namespace
}  // namespace melon::metrics
