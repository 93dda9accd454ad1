#include <gtest/gtest.h>

#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric jaccard_macro;
namespace {

TEST(JaccardMacro, OfTheNotesMatrix) {
  // Matrix of three classes: [[5,2,0],[5,3,0],[10,0,2]]; the classes have 5/22,
  // 3/10 and 2/12.
  const ConfusionMatrix matrix(3, {5, 2, 0, 5, 3, 0, 10, 0, 2});
  EXPECT_DOUBLE_EQ(jaccard_macro.from_confusion(matrix, {}).number(),
                   (5.0 / 22 + 3.0 / 10 + 2.0 / 12) / 3);
}

TEST(JaccardMacro, IsOneForAPerfectPrediction) {
  const ConfusionMatrix matrix(3, {5, 0, 0, 0, 3, 0, 0, 0, 2});
  EXPECT_EQ(jaccard_macro.from_confusion(matrix, {}).number(), 1);
}

TEST(JaccardMacro, IsUndefinedWithoutCases) {
  const Value value = jaccard_macro.from_confusion(ConfusionMatrix(3), {});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
