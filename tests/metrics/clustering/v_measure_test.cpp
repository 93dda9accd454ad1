#include <gtest/gtest.h>

#include <cmath>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric v_measure;
namespace {

Value Compute(const ContingencyTable& table) {
  return v_measure.from_contingency(table, {});
}

TEST(VMeasure, IsTheHarmonicMeanOfHomogeneityAndCompleteness) {
  const double homogeneity = 2.0 / 3;
  const double completeness = std::log(2) * 2 / 3 / std::log(3);
  EXPECT_NEAR(Compute(PublishedPairs()).number(),
              2 * homogeneity * completeness / (homogeneity + completeness),
              1e-15);
}

TEST(VMeasure, IsZeroWhenOneOfThemIs) {
  EXPECT_EQ(Compute(Contingency({0, 0, 1}, {0, 0, 0})).number(), 0);
  EXPECT_EQ(Compute(Contingency({0, 0, 0}, {0, 0, 1})).number(), 0);
}

TEST(VMeasure, IsOneByDefinitionForOneClassInOneCluster) {
  EXPECT_EQ(Compute(Contingency({0, 0}, {0, 0})).number(), 1);
}

TEST(VMeasure, IsUndefinedWithoutCases) {
  EXPECT_EQ(Compute(Contingency({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Contingency({0}, {0}, {0})).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
