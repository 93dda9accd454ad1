#include <gtest/gtest.h>

#include <cmath>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric fowlkes_mallows;
namespace {

Value Compute(const ContingencyTable& table) {
  return fowlkes_mallows.from_contingency(table, {});
}

TEST(FowlkesMallows, IsTheGeometricMeanOfTwoShares) {
  // 2 / √((2 + 1)(2 + 4))
  EXPECT_NEAR(Compute(PublishedPairs()).number(), 2 / std::sqrt(18), 1e-15);
}

TEST(FowlkesMallows, OfThePublishedExample) {
  // docs/worked-examples.md: .471405.
  EXPECT_NEAR(Compute(PublishedPairs()).number(), .471405, 5e-7);
}

TEST(FowlkesMallows, IsOneForTheSameGrouping) {
  EXPECT_EQ(Compute(Contingency({0, 0, 1, 1, 1}, {1, 1, 0, 0, 0})).number(), 1);
}

TEST(FowlkesMallows, OfCountsBeyondADoublesProductsIsFinite) {
  // Pairs of 10⁷⁰ points are 10¹⁴⁰; the product of three such is not a double.
  EXPECT_NEAR(Compute(Contingency({0, 1}, {0, 1}, {1e70, 1e70})).number(), 1,
              1e-15);
}

TEST(FowlkesMallows, IsUndefinedWhenEveryPointIsByItself) {
  EXPECT_EQ(Compute(Contingency({0, 0, 1}, {0, 1, 2})).reason().id,
            "zero_denominator");
}

TEST(FowlkesMallows, IsUndefinedWithoutAPair) {
  EXPECT_EQ(Compute(Contingency({}, {})).reason().id, "no_pairs");
  EXPECT_EQ(Compute(Contingency({0}, {0})).reason().id, "no_pairs");
}

TEST(FowlkesMallows, IsUndefinedForFractionalWeights) {
  EXPECT_EQ(Compute(Contingency({0, 1}, {0, 1}, {.5, 2})).reason().id,
            "fractional_weights");
}

}  // namespace
}  // namespace melon::metrics
