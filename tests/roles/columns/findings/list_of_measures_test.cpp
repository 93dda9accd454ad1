#include "roles/columns/findings/list_of_measures.h"

#include <gtest/gtest.h>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(HoldsMeasures, KnowsTwoMetricsByTheirNames) {
  EXPECT_TRUE(HoldsMeasures(TableFromCsv("a,test_rmse,test_mae\nx,.1,.2\n")));
  EXPECT_TRUE(HoldsMeasures(TableFromCsv("a,gcn_r2,lin_r2\nx,.1,.2\n")));
  EXPECT_FALSE(HoldsMeasures(TableFromCsv("a,svm,rf\nx,.1,.2\n")));
}

TEST(HoldsMeasures, KnowsOneBesideNamesOfLearners) {
  EXPECT_TRUE(HoldsMeasures(TableFromCsv("model,auc\nA,.1\nB,.2\n")));
  EXPECT_FALSE(HoldsMeasures(TableFromCsv("city,auc\nA,.1\nB,.2\n")));
}

TEST(ListsMeasures, AlsoNeedsWhatTheResultsAreOf) {
  EXPECT_TRUE(ListsMeasures(
      TableFromCsv("fold,model,accuracy,f1\n1,A,.1,.2\n1,B,.2,.3\n")));
  EXPECT_FALSE(
      ListsMeasures(TableFromCsv("model,accuracy,f1\nA,.1,.2\nB,.2,.3\n")));
  // Predictions of models in folds, with the loss of each case.
  EXPECT_FALSE(ListsMeasures(TableFromCsv(
      "fold,model,y_true,score,loss\n1,A,0,.2,.1\n1,B,1,.3,.2\n")));
}

}  // namespace
}  // namespace melon
