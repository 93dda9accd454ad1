#include <gtest/gtest.h>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric jaccard;
namespace {

Value Compute(const Counts& counts) { return jaccard.from_counts(counts, {}); }

Value ComputeOfPairs(const ContingencyTable& table) {
  return jaccard.from_contingency(table, {});
}

TEST(Jaccard, IsIntersectionOverUnion) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 3})
                       .number(),
                   6.0 / (6 + 1 + 2));
}

TEST(Jaccard, IgnoresTrueNegatives) {
  EXPECT_DOUBLE_EQ(Compute({.true_positive = 6,
                            .false_positive = 1,
                            .false_negative = 2,
                            .true_negative = 1e6})
                       .number(),
                   6.0 / 9);
}

TEST(Jaccard, IsUndefinedWhenNothingIsPositiveOrPredictedPositive) {
  const Value value = Compute({.true_negative = 3});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "zero_denominator");
}

TEST(Jaccard, OfClustersIsTheShareOfPairsTogetherInBoth) {
  // 2 / (2 + 1 + 4); docs/worked-examples.md: .285714.
  EXPECT_NEAR(ComputeOfPairs(PublishedPairs()).number(), 2.0 / 7, 1e-15);
  EXPECT_NEAR(ComputeOfPairs(PublishedPairs()).number(), .285714, 5e-7);
}

TEST(Jaccard, OfClustersIsUndefinedWhenNoTwoPointsAreTogether) {
  EXPECT_EQ(ComputeOfPairs(Contingency({0, 1}, {0, 1})).reason().id,
            "zero_denominator");
  EXPECT_EQ(ComputeOfPairs(Contingency({0}, {0})).reason().id, "no_pairs");
}

}  // namespace
}  // namespace melon::metrics
