#include <gtest/gtest.h>

#include <cmath>

#include "kernels/eight_cases.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric top_k_accuracy;
namespace {

Value Compute(OwnedProbabilities cases) {
  Parameters parameters;
  parameters.own = 2;
  return top_k_accuracy.from_probabilities(cases.view(), parameters);
}

TEST(TopKAccuracy, CountsCasesWhoseClassIsAmongTheTwoMostProbable) {
  // All but the fourth (.2 is the smallest of .2 .5 .3) and the sixth (.25).
  // sklearn 1.5.2: top_k_accuracy_score(y, P, k=2) = .75
  EXPECT_EQ(Compute(EightCases()).number(), 6.0 / 8);
}

TEST(TopKAccuracy, CountsWeights) {
  EXPECT_DOUBLE_EQ(Compute(EightWeightedCases()).number(),
                   (10.5 - 3 - 1) / 10.5);
}

TEST(TopKAccuracy, TakesTheFirstColumnOfEqualProbabilities) {
  // The truth is the first, second and third of three equal ones: two count.
  EXPECT_DOUBLE_EQ(
      Compute({{{.3, .3, .3}, {.3, .3, .3}, {.3, .3, .3}}, {0, 1, 2}}).number(),
      2.0 / 3);
}

TEST(TopKAccuracy, OfOneIsTheAccuracy) {
  OwnedProbabilities cases = EightCases();
  Parameters parameters;
  parameters.own = 1;
  EXPECT_EQ(
      top_k_accuracy.from_probabilities(cases.view(), parameters).number(),
      5.0 / 8);
}

TEST(TopKAccuracy, OfAllClassesIsOne) {
  OwnedProbabilities cases = EightCases();
  Parameters parameters;
  parameters.own = 3;
  EXPECT_EQ(
      top_k_accuracy.from_probabilities(cases.view(), parameters).number(), 1);
}

TEST(TopKAccuracy, IsBestForAPerfectPrediction) {
  EXPECT_EQ(Compute(PerfectCases()).number(), 1);
}

TEST(TopKAccuracy, IsUndefinedWithoutCases) {
  const Value value = Compute({{{}, {}, {}}, {}});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(TopKAccuracy, IsUndefinedWhenEveryWeightIsZero) {
  OwnedProbabilities cases = EightCases();
  cases.weight.assign(8, 0);
  EXPECT_FALSE(Compute(cases).defined());
}

}  // namespace
}  // namespace melon::metrics
