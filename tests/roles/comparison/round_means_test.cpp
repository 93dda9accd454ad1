#include "roles/comparison/round_means.h"

#include <gtest/gtest.h>

#include <string_view>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(RoundMeans, AreNoResultsOfFolds) {
  for (const std::string_view csv :
       {// xgboost.cv(…).to_csv(…), lightgbm.cv as a frame, catboost.cv.
        ",train-auc-mean,train-auc-std,test-auc-mean,test-auc-std\n"
        "0,.99,.002,.95,.02\n1,.996,.001,.97,.01\n2,.998,.001,.98,.01\n",
        "valid auc-mean,valid auc-stdv\n.95,.02\n.97,.01\n.98,.01\n",
        "iterations,test-AUC-mean,test-AUC-std,test-Logloss-mean,"
        "test-Logloss-std\n0,.9,.02,.6,.01\n1,.92,.01,.5,.01\n"}) {
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_EQ(report["error"]["code"], "boosting_rounds") << csv;
  }
}

TEST(RoundMeans, AreNotMeansOfLearnersOrDataSets) {
  for (const std::string_view csv :
       {"dataset,test_NB_mean,test_NB_std\nx,.8,.1\ny,.7,.1\n",
        "NB_acc_mean,NB_acc_std,RF_acc_mean,RF_acc_std\n.8,.1,.9,.1\n",
        "test_auc_mean,train_auc_mean\n.8,.9\n.7,.9\n", "fold,A,B\n1,.8,.9\n"})
    EXPECT_FALSE(RoundMeans(TableFromCsv(csv))) << csv;
}

}  // namespace
}  // namespace melon
