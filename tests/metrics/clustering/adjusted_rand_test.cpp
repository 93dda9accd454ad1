#include <gtest/gtest.h>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric adjusted_rand;
namespace {

Value Compute(const ContingencyTable& table) {
  return adjusted_rand.from_contingency(table, {});
}

TEST(AdjustedRand, IsTheRandIndexLessChance) {
  // 2 (2·8 − 1·4) / ((2 + 1)(1 + 8) + (2 + 4)(4 + 8))
  EXPECT_NEAR(Compute(PublishedPairs()).number(), 24.0 / 99, 1e-15);
}

TEST(AdjustedRand, OfThePublishedExample) {
  // docs/worked-examples.md: .242424.
  EXPECT_NEAR(Compute(PublishedPairs()).number(), .242424, 5e-7);
}

TEST(AdjustedRand, IsNegativeForLessThanChance) {
  // a b c d = 0 2 2 2: 2 (0 − 4) / (2·4 + 2·4).
  EXPECT_DOUBLE_EQ(Compute(Contingency({0, 0, 1, 1}, {0, 1, 0, 1})).number(),
                   -.5);
}

TEST(AdjustedRand, OfChanceOverManyPointsKeepsItsDigits) {
  // n = 10⁹ in each of four cells, one more in the first. With exact integers
  // (Python 3.11): 2 (ad − bc) / ((a+b)(b+d) + (a+c)(c+d)).
  EXPECT_NEAR(
      Compute(Contingency({0, 0, 1, 1}, {0, 1, 0, 1}, {1e9 + 1, 1e9, 1e9, 1e9}))
              .number() /
          -2.5e-10,
      1, 1e-6);
}

TEST(AdjustedRand, IsUndefinedWhenBothGroupingsAreTrivial) {
  EXPECT_EQ(Compute(Contingency({0, 0, 0}, {0, 0, 0})).reason().id,
            "zero_denominator");
  EXPECT_EQ(Compute(Contingency({0, 1, 2}, {0, 1, 2})).reason().id,
            "zero_denominator");
}

TEST(AdjustedRand, IsUndefinedWithoutAPair) {
  EXPECT_EQ(Compute(Contingency({}, {})).reason().id, "no_pairs");
  EXPECT_EQ(Compute(Contingency({0}, {0})).reason().id, "no_pairs");
}

TEST(AdjustedRand, IsUndefinedForFractionalWeights) {
  EXPECT_EQ(Compute(Contingency({0, 1}, {0, 1}, {.5, 2})).reason().id,
            "fractional_weights");
}

}  // namespace
}  // namespace melon::metrics
