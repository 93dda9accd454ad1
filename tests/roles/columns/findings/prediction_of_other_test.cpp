#include "roles/columns/findings/prediction_of_other.h"

#include <gtest/gtest.h>

#include <string>

#include "roles/warned_of.h"

namespace melon {
namespace {

/// Grades and their prediction beside another pair of columns.
std::string Beside(const std::string& other, const std::string& prediction) {
  std::string csv = "true_grade,pred_grade," + other + "," + prediction + "\n";
  for (int i = 0; i < 6; ++i) csv += "A,B,0,1.56\nB,B,4,3.95\nC,A,2,2.21\n";
  return csv;
}

TEST(PredictionOfOther, IsCalledAfterAnotherColumn) {
  EXPECT_TRUE(
      IsWarnedOf("other_truths_ignored", Beside("day", "predicted_day")));
}

TEST(PredictionOfOther, NotWhereNoColumnIsCalledSo) {
  EXPECT_FALSE(
      IsWarnedOf("other_truths_ignored", Beside("hour", "predicted_day")));
}

TEST(PredictionOfOther, NotOfALearner) {
  EXPECT_FALSE(
      IsWarnedOf("other_truths_ignored", Beside("svm", "svm_predicted")));
}

}  // namespace
}  // namespace melon
