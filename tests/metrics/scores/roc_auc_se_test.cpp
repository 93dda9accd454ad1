#include <gtest/gtest.h>

#include <cmath>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric roc_auc_se;
namespace {

Value Compute(const GroupedScores& groups) {
  return roc_auc_se.from_groups(groups.view(), {});
}

TEST(RocAucSe, IsTheRootOfThePlacementVariances) {
  // Placements of the positives 1, ¾ and of the negatives ¾, 1: variances 1/32
  // over 2 cases each.
  EXPECT_NEAR(Compute(Grouped({.8, .5, .5, .1}, {1, 1, 0, 0})).number(),
              std::sqrt(2 * (1.0 / 32) / 2), 1e-15);
}

TEST(RocAucSe, OfTheNineSamples) {
  // R 4.2, pROC 1.18: sqrt(var(roc(c(0,1,0,0,1,0,1,1,0), (9:1)/10, direction =
  // "<")))
  EXPECT_NEAR(Compute(NineSamples()).number(), 0.22079402165819617, 1e-15);
}

TEST(RocAucSe, TakesWeightsAsNumbersOfCases) {
  EXPECT_NEAR(
      Compute(Grouped({.8, .5, .1}, {1, 0, 1}, {2, 3, 1})).number(),
      Compute(Grouped({.8, .8, .5, .5, .5, .1}, {1, 1, 0, 0, 0, 1})).number(),
      1e-15);
}

TEST(RocAucSe, IsZeroForAPerfectRanking) {
  EXPECT_DOUBLE_EQ(Compute(Grouped({.9, .8, .2, .1}, {1, 1, 0, 0})).number(),
                   0);
}

TEST(RocAucSe, IsUndefinedForOneCaseOfAClass) {
  const Value value = Compute(Grouped({.8, .5, .1}, {1, 0, 0}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "too_few_cases");
}

TEST(RocAucSe, IsUndefinedForFractionalWeights) {
  const Value value =
      Compute(Grouped({.8, .5, .4, .1}, {1, 0, 1, 0}, {1, 1.5, 1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "fractional_weights");
}

TEST(RocAucSe, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
