#include <gtest/gtest.h>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric homogeneity;
namespace {

Value Compute(const ContingencyTable& table) {
  return homogeneity.from_contingency(table, {});
}

TEST(Homogeneity, IsTheShareOfTheClassesEntropyThatTheClustersExplain) {
  // (2/3) ln 2 / ln 2
  EXPECT_NEAR(Compute(PublishedPairs()).number(), 2.0 / 3, 1e-15);
}

TEST(Homogeneity, IsOneWhenEveryClusterHoldsOneClass) {
  EXPECT_NEAR(Compute(Contingency({0, 0, 1, 1}, {0, 1, 2, 2})).number(), 1,
              1e-15);
}

TEST(Homogeneity, IsOneByDefinitionForASingleClass) {
  EXPECT_EQ(Compute(Contingency({0, 0, 0}, {0, 1, 1})).number(), 1);
}

TEST(Homogeneity, IsZeroForASingleCluster) {
  EXPECT_EQ(Compute(Contingency({0, 0, 1}, {0, 0, 0})).number(), 0);
}

TEST(Homogeneity, IsUndefinedWithoutCases) {
  EXPECT_EQ(Compute(Contingency({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Contingency({0}, {0}, {0})).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
