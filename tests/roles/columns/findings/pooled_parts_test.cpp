#include "roles/columns/findings/pooled_parts.h"

#include <gtest/gtest.h>

#include "roles/warned_of.h"

namespace melon {
namespace {

TEST(PooledParts, AreTrainingAndOtherRowsInOneEvaluation) {
  EXPECT_TRUE(IsWarnedOf(
      "parts_pooled",
      "y_true,rf,set\n1,.9,train\n0,.2,train\n1,.6,test\n0,.4,test\n"));
  EXPECT_TRUE(IsWarnedOf(
      "parts_pooled",
      "split,y,rf\nTraining,1,.9\nTraining,0,.2\nValidation,1,.6\n"));
}

TEST(PooledParts, AreResultsOfLearnersOnTrainingData) {
  EXPECT_TRUE(IsWarnedOf("parts_pooled",
                         "dataset,part,rf,svm\na,train,.9,.8\na,test,.7,.6\n"
                         "b,train,.8,.9\nb,test,.6,.7\n"));
}

TEST(PooledParts, AreNotThePartsThatNoModelLearnedFrom) {
  EXPECT_FALSE(
      IsWarnedOf("parts_pooled",
                 "y_true,rf,set\n1,.9,val\n0,.2,val\n1,.6,test\n0,.4,test\n"));
  EXPECT_FALSE(IsWarnedOf(
      "parts_pooled",
      "y_true,rf,set\n1,.9,train\n0,.2,train\n1,.6,train\n0,.4,train\n"));
  // A truth that is a train.
  EXPECT_FALSE(
      IsWarnedOf("parts_pooled",
                 "y_true,rf\ntrain,train\nbus,bus\ntrain,bus\nbus,train\n"));
}

}  // namespace
}  // namespace melon
