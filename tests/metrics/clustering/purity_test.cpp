#include <gtest/gtest.h>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric purity;
namespace {

Value Compute(const ContingencyTable& table) {
  return purity.from_contingency(table, {});
}

TEST(Purity, IsTheShareOfTheMostFrequentClasses) {
  // (2 + 1 + 2) / 6
  EXPECT_NEAR(Compute(PublishedPairs()).number(), 5.0 / 6, 1e-15);
}

TEST(Purity, IsOneWhenEveryPointIsACluster) {
  EXPECT_EQ(Compute(Contingency({0, 0, 1}, {0, 1, 2})).number(), 1);
}

TEST(Purity, TakesFractionalWeights) {
  EXPECT_DOUBLE_EQ(
      Compute(Contingency({0, 1, 1}, {0, 0, 0}, {.5, .25, .125})).number(),
      .5 / .875);
}

TEST(Purity, IsUndefinedWithoutCases) {
  EXPECT_EQ(Compute(Contingency({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Contingency({0}, {0}, {0})).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
