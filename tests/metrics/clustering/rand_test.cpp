#include <gtest/gtest.h>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric rand;
namespace {

Value Compute(const ContingencyTable& table) {
  return rand.from_contingency(table, {});
}

TEST(Rand, IsTheShareOfPairsThatAgree) {
  // (2 + 8) / 15
  EXPECT_NEAR(Compute(PublishedPairs()).number(), 10.0 / 15, 1e-15);
}

TEST(Rand, IsZeroWhenNoPairAgrees) {
  EXPECT_EQ(Compute(Contingency({0, 0, 0}, {0, 1, 2})).number(), 0);
}

TEST(Rand, IsOneForTheSameGrouping) {
  EXPECT_EQ(Compute(Contingency({0, 0, 1}, {1, 1, 0})).number(), 1);
}

TEST(Rand, IsUndefinedWithoutAPair) {
  EXPECT_EQ(Compute(Contingency({}, {})).reason().id, "no_pairs");
  EXPECT_EQ(Compute(Contingency({0}, {0})).reason().id, "no_pairs");
}

TEST(Rand, IsUndefinedForFractionalWeights) {
  EXPECT_EQ(Compute(Contingency({0, 1}, {0, 1}, {.5, 2})).reason().id,
            "fractional_weights");
}

}  // namespace
}  // namespace melon::metrics
