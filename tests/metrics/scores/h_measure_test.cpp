#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric h_measure;
namespace {

Value Compute(const GroupedScores& groups) {
  return h_measure.from_groups(groups.view(), {});
}

Value ComputeBeta22(const GroupedScores& groups) {
  Parameters parameters;
  parameters.own = 2;
  return h_measure.from_groups(groups.view(), parameters);
}

const std::vector<double> kTied = {.9, .8, .8, .7, .7, .6,
                                   .5, .5, .4, .3, .2, .2};
const std::vector<std::uint8_t> kTruth = {1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0};

TEST(HMeasure, IsOneMinusTheShareOfTheTrivialLoss) {
  // Two of each class. Below c = ⅓ it costs least to call all positive (2c),
  // above to miss one (1 − c); trivially 2c below ½, 2(1 − c) above. With
  // u = 6c(1 − c): 12(c³/3 − c⁴/4) at ⅓ is 1/9, 6(d³/3 − d⁴/4) at d = ⅔ is
  // 8/27; trivially 2 · 12(c³/3 − c⁴/4) at ½ = 5/8.
  EXPECT_NEAR(ComputeBeta22(Grouped({.9, .5, .5, .5}, {1, 0, 1, 0})).number(),
              1 - ((1.0 / 9 + 8.0 / 27) / (5.0 / 8)), 1e-15);
}

TEST(HMeasure, OfTheNineSamples) {
  // tests/golden/h_measure.py, scipy 1.14.1: quad of the minimum over all
  // thresholds.
  EXPECT_NEAR(Compute(NineSamples()).number(), 0.10261174563801956, 1e-13);
  EXPECT_NEAR(ComputeBeta22(NineSamples()).number(), 0.09777227722772264,
              1e-13);
}

TEST(HMeasure, OfTiedAndWeightedScores) {
  // tests/golden/h_measure.py, scipy 1.14.1.
  EXPECT_NEAR(Compute(Grouped(kTied, kTruth)).number(), 0.384818233948809,
              1e-13);
  EXPECT_NEAR(ComputeBeta22(Grouped(kTied, kTruth)).number(),
              0.3664772727272727, 1e-13);
  const std::vector<double> weight = {1, 2, 1, .5, 3, 1, 1, 2.5, 1, 1, 4, 1};
  EXPECT_NEAR(Compute(Grouped(kTied, kTruth, weight)).number(),
              0.3975800342677075, 1e-13);
  EXPECT_NEAR(ComputeBeta22(Grouped(kTied, kTruth, weight)).number(),
              0.37317771160592794, 1e-13);
}

TEST(HMeasure, OfScoresThatSayNothingIsZero) {
  EXPECT_NEAR(Compute(Grouped({.3, .3, .3}, {1, 0, 0})).number(), 0, 1e-15);
}

TEST(HMeasure, IsUndefinedForOneClass) {
  const Value value = Compute(Grouped({.9, .4}, {1, 1}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "one_class");
}

}  // namespace
}  // namespace melon::metrics
