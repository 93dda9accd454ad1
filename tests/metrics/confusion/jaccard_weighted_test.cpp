#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric jaccard_weighted;
namespace {

TEST(JaccardWeighted, OfTheNotesMatrix) {
  // Matrix of three classes: [[5,2,0],[5,3,0],[10,0,2]]; the classes have 5/22,
  // 3/10 and 2/12.
  const ConfusionMatrix matrix(3, {5, 2, 0, 5, 3, 0, 10, 0, 2});
  EXPECT_DOUBLE_EQ(jaccard_weighted.from_confusion(matrix, {}).number(),
                   (7 * (5.0 / 22) + 8 * (3.0 / 10) + 12 * (2.0 / 12)) / 27);
}

TEST(JaccardWeighted, IsOneForAPerfectPrediction) {
  const ConfusionMatrix matrix(3, {5, 0, 0, 0, 3, 0, 0, 0, 2});
  EXPECT_EQ(jaccard_weighted.from_confusion(matrix, {}).number(), 1);
}

TEST(JaccardWeighted, IsUndefinedWithoutCases) {
  const Value value = jaccard_weighted.from_confusion(ConfusionMatrix(3), {});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
