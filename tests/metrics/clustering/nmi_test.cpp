#include <gtest/gtest.h>

#include <cmath>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric nmi;
namespace {

Value Compute(const ContingencyTable& table) {
  return nmi.from_contingency(table, {});
}

TEST(Nmi, IsTheInformationOverTheMeanEntropy) {
  // (2/3) ln 2 / ((ln 2 + ln 3) / 2)
  EXPECT_NEAR(Compute(PublishedPairs()).number(),
              std::log(2) * 4 / 3 / std::log(6), 1e-15);
}

TEST(Nmi, IsZeroWhenOneGroupingSaysNothing) {
  EXPECT_EQ(Compute(Contingency({0, 0, 1}, {0, 0, 0})).number(), 0);
}

TEST(Nmi, IsOneForTheSameGrouping) {
  EXPECT_NEAR(Compute(Contingency({0, 0, 1}, {1, 1, 0})).number(), 1, 1e-15);
}

TEST(Nmi, TakesFractionalWeights) {
  EXPECT_NEAR(
      Compute(Contingency({0, 0, 1}, {1, 1, 0}, {.25, .5, .125})).number(), 1,
      1e-15);
}

TEST(Nmi, IsUndefinedForOneGroupEach) {
  EXPECT_EQ(Compute(Contingency({0, 0}, {0, 0})).reason().id, "one_group_each");
}

TEST(Nmi, IsUndefinedWithoutCases) {
  EXPECT_EQ(Compute(Contingency({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Contingency({0}, {0}, {0})).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
