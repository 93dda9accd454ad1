#include <gtest/gtest.h>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric calinski_harabasz;
namespace {

Value Compute(const ClusterGeometry& geometry) {
  return calinski_harabasz.from_geometry(geometry, {});
}

TEST(CalinskiHarabasz, IsTheRatioOfVariances) {
  // 0, 2 and 6, 8: between 2·9 + 2·9 = 36 over 1, within 4 over 2.
  EXPECT_DOUBLE_EQ(Compute(Geometry({{0, 2, 6, 8}}, {0, 0, 1, 1})).number(),
                   36.0 / 2);
}

TEST(CalinskiHarabasz, AgreesWithScikitLearn) {
  // scikit-learn 1.5.2: calinski_harabasz_score of docs/worked-examples.md's
  // points.
  EXPECT_NEAR(Compute(PublishedPoints()).number(), 14.485714285714284, 1e-13);
}

TEST(CalinskiHarabasz, IsUndefinedWhenEveryPointLiesOnItsCentroid) {
  EXPECT_EQ(Compute(Geometry({{1, 1, 5}}, {0, 0, 1})).reason().id,
            "no_variance_within");
  EXPECT_EQ(Compute(Geometry({{1, 2, 5}}, {0, 1, 2})).reason().id,
            "no_variance_within");
}

TEST(CalinskiHarabasz, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(Compute(Geometry({{0, 1e-155, 1e100}}, {0, 0, 1})).reason().id,
            "overflow");
}

TEST(CalinskiHarabasz, IsUndefinedForFractionalWeights) {
  EXPECT_EQ(Compute(Geometry({{0, 1, 4, 5}}, {0, 0, 1, 1}, {.5, 1, 1, 1}))
                .reason()
                .id,
            "fractional_weights");
}

TEST(CalinskiHarabasz, IsUndefinedForFewerThanTwoClusters) {
  EXPECT_EQ(Compute(Geometry({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Geometry({{1, 2}}, {0, 0})).reason().id, "one_cluster");
}

}  // namespace
}  // namespace melon::metrics
