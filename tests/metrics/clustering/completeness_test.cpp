#include <gtest/gtest.h>

#include <cmath>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric completeness;
namespace {

Value Compute(const ContingencyTable& table) {
  return completeness.from_contingency(table, {});
}

TEST(Completeness, IsTheShareOfTheClustersEntropyThatTheClassesExplain) {
  // (2/3) ln 2 / ln 3
  EXPECT_NEAR(Compute(PublishedPairs()).number(),
              std::log(2) * 2 / 3 / std::log(3), 1e-15);
}

TEST(Completeness, IsOneWhenEveryClassLiesInOneCluster) {
  EXPECT_NEAR(Compute(Contingency({0, 1, 2, 2}, {0, 0, 1, 1})).number(), 1,
              1e-15);
}

TEST(Completeness, IsOneByDefinitionForASingleCluster) {
  EXPECT_EQ(Compute(Contingency({0, 1, 1}, {0, 0, 0})).number(), 1);
}

TEST(Completeness, IsZeroForASingleClass) {
  EXPECT_EQ(Compute(Contingency({0, 0, 0}, {0, 0, 1})).number(), 0);
}

TEST(Completeness, IsUndefinedWithoutCases) {
  EXPECT_EQ(Compute(Contingency({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Contingency({0}, {0}, {0})).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
