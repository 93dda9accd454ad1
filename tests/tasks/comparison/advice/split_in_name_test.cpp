#include "tasks/comparison/advice/split_in_name.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(WithoutSplit, LeavesTheRestOfTheName) {
  EXPECT_EQ(WithoutSplit("knn-cv3"), "knn");
  EXPECT_EQ(WithoutSplit("iris split=7 test"), "iris test");
  EXPECT_EQ(WithoutSplit("iris_fold_12"), "iris");
  EXPECT_EQ(WithoutSplit("seed0"), "");
}

TEST(WithoutSplit, IsEmptyWhereNoSplitIsNumbered) {
  EXPECT_EQ(WithoutSplit("knn_5"), "");
  EXPECT_EQ(WithoutSplit("cross-validated"), "");
  EXPECT_EQ(WithoutSplit("run"), "");
  EXPECT_EQ(WithoutSplit(""), "");
}

}  // namespace
}  // namespace melon
