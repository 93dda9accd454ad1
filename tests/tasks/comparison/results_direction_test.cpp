#include "tasks/comparison/results_direction.h"

#include <gtest/gtest.h>

#include <string_view>

#include "tasks/comparison/results_from_csv.h"

namespace melon {
namespace {

TEST(FindDirection, KnowsRanksByTheirSum) {
  EXPECT_TRUE(Read("dataset,A,B,C\nx,1,2,3\ny,1,2.5,2.5\n").value().are_ranks);
  EXPECT_FALSE(Read("dataset,A,B,C\nx,1,2,3\ny,1,2,2\n").value().are_ranks);
  EXPECT_FALSE(Read("dataset,A,B,C\nx,1,2,3\ny,0,3,3\n").value().are_ranks);
  // Rank 1 is the best.
  EXPECT_FALSE(
      Read("dataset,A,B,C\nx,1,2,3\ny,1,2,3\n").value().higher_is_better);
}

TEST(FindDirection, SaysWhereNothingButTheTaskSettlesIt) {
  const auto by_task = [](std::string_view csv) {
    return Read(csv).value().direction_by_task;
  };
  EXPECT_TRUE(by_task("dataset,A,B\nx,120,110\ny,40,44\n"));
  EXPECT_FALSE(by_task("dataset,A,B\nx,.9,.8\ny,.7,.6\n"));
  EXPECT_FALSE(by_task("dataset,A RMSE,B RMSE\nx,120,110\ny,40,44\n"));
  EXPECT_FALSE(by_task("dataset,A,B,C\nx,1,2,3\ny,1,2.5,2.5\n"));
  Options options;
  options.higher_is_better = false;
  EXPECT_FALSE(Read("dataset,A,B\nx,120,110\ny,40,44\n", options)
                   .value()
                   .direction_by_task);
}

TEST(FindDirection, SaysWhereOnlySmallValuesSpeakForLower) {
  const auto by_values = [](std::string_view csv) {
    return Read(csv).value().lower_by_values;
  };
  EXPECT_TRUE(by_values("fold,A,B\n1,.1,.2\n2,.2,.1\n"));
  EXPECT_FALSE(by_values("dataset,A,B\nx,.9,.8\ny,.7,.6\n"));
  EXPECT_FALSE(by_values("dataset,A,B\nx,120,110\ny,40,44\n"));
  EXPECT_FALSE(by_values("dataset (error),A,B\nx,.1,.2\ny,.2,.1\n"));
}

struct Direction {
  std::string_view csv;
  bool higher;
  bool named;
};

TEST(FindDirection, LooksAtNamesBeforeValues) {
  for (const auto& [csv, higher, named] : {
           Direction{"dataset,A,B\nx,.9,.8\ny,.7,.6\n", true, false},
           // Of WEKA's Experimenter.
           Direction{"dataset,algorithm,Percent_incorrect\nx,A,6\nx,B,66\n",
                     false, true},
           Direction{"dataset,algorithm,Area_under_ROC\nx,A,.4\nx,B,.3\n", true,
                     true},
           Direction{"dataset,A error,B error\nx,.9,.8\ny,.7,.6\n", false,
                     true},
           Direction{"dataset,A error,B\nx,.9,.8\ny,.7,.6\n", true, false},
           Direction{"dataset,algorithm,RMSE\nx,A,3\nx,B,2\n", false, true},
           Direction{"dataset,algorithm,F1\nx,A,.3\nx,B,.2\n", true, true},
           Direction{"dataset,algorithm,F0.5\nx,A,.3\nx,B,.2\n", true, true},
           Direction{"fold,A,B\n1,.1,.2\n2,.2,.1\n", false, false},
           // What the rows are of may speak for all.
           Direction{"Dataset (error rate),A,B\nx,.9,.8\ny,.7,.6\n", false,
                     true},
           Direction{"数据集（准确率）,A,B\nx,.1,.2\ny,.3,.4\n", true, true},
           Direction{"Dataset (MCC),A,B\nx,.1,.2\ny,.3,.4\n", true, true},
           Direction{"Dataset (Cohen’s κ),A,B\nx,.1,.2\ny,.3,.4\n", true, true},
           Direction{"Algorithm (R²),d1,d2\nA,.1,.2\nB,.3,.4\n", true, true},
           Direction{"dataset,algorithm,ndcg@10\nx,A,.3\nx,B,.2\n", true, true},
           Direction{"fold,svm_mcc,rf_mcc\n1,.2,.3\n2,.1,.3\n", true, true},
           Direction{"fold,ridge R²,rf R²\n1,.2,.3\n2,.1,.3\n", true, true},
           Direction{"dataset,algorithm,metric,value\nx,A,iou,.3\n"
                     "x,B,iou,.2\n",
                     true, true},
           Direction{"dataset,algorithm,wer\nx,A,.7\nx,B,.8\n", false, true},
           // In other languages, also where words are written in one.
           Direction{"dataset,algorithm,Laufzeit\nx,A,61\nx,B,64\n", false,
                     true},
           Direction{"dataset,algorithm,Klassifikationsfehler\nx,A,.6\n"
                     "x,B,.7\n",
                     false, true},
           Direction{"dataset,algorithm,pérdida\nx,A,.6\nx,B,.7\n", false,
                     true},
           Direction{"dataset,algorithm,Genauigkeit\nx,A,.3\nx,B,.2\n", true,
                     true},
           // Values: error rates of data sets, accuracies of folds.
           Direction{"dataset,A,B\nx,.1,.2\ny,.3,.1\n", false, false},
           Direction{"dataset,A,B\nx,21.5,12\ny,8,9\n", false, false},
           Direction{"fold,A,B\n1,.9,.8\n2,.8,.9\n", true, false},
           // Nothing but the task.
           Direction{"dataset,A,B\nx,.1,.8\ny,.3,.7\n", true, false},
           Direction{"fold,A,B\n1,.1,.8\n2,.3,.7\n", false, false},
           Direction{"数据集,甲准确率,乙准确率\nx,.9,.8\ny,.7,.6\n", true,
                     true},
           Direction{"params,split0_test_neg_log_loss,split1_test_neg_log_loss"
                     "\na,-.1,-.2\nb,-.2,-.1\n",
                     true, true},
       }) {
    const Result<Results> results = Read(csv);
    ASSERT_TRUE(results) << csv;
    EXPECT_EQ(results.value().higher_is_better, higher) << csv;
    EXPECT_EQ(results.value().direction_named, named) << csv;
    EXPECT_TRUE(results.value().direction_guessed) << csv;
  }
}

struct Negatives {
  std::string_view csv;
  bool higher;
  bool negated;
};

TEST(FindDirection, TakesErrorsOfWhichNoneIsAboveZeroForNegated) {
  for (const auto& [csv, higher, negated] : {
           Negatives{"params,split0_test_mae,split1_test_mae\na,-3,-2\nb,-1,0"
                     "\n",
                     true, true},
           Negatives{"dataset,algorithm,RMSE\nx,A,-3\nx,B,-2\n", true, true},
           Negatives{"dataset,algorithm,metric,value\nx,A,log loss,-3\n"
                     "x,B,log loss,-2\n",
                     true, true},
           Negatives{"fold,ridge_mse,svm_mse\n1,-3,-2\n2,-4,-1\n", true, true},
           Negatives{"Dataset (error rate),A,B\nx,-.9,-.8\ny,-.7,-.6\n", true,
                     true},
           Negatives{"dataset,A,B\nx (MSE),-9,-8\ny (MAE),-7,-6\n", true, true},
           Negatives{"数据集（均方误差）,A,B\nx,-9,-8\ny,-7,-6\n", true, true},
           // Both signs, or none: as the name says.
           Negatives{"dataset,algorithm,RMSE\nx,A,-3\nx,B,2\n", false, false},
           Negatives{"dataset,algorithm,RMSE\nx,A,3\nx,B,2\n", false, false},
           Negatives{"dataset,algorithm,RMSE\nx,A,0\nx,B,0\n", false, false},
           // These may lie below 0 by themselves.
           Negatives{"dataset,algorithm,BIC\nx,A,-3\nx,B,-2\n", false, false},
           Negatives{"dataset,algorithm,loss\nx,A,-3\nx,B,-2\n", false, false},
           Negatives{"dataset,algorithm,accuracy drop\nx,A,-3\nx,B,-2\n", false,
                     false},
           // The name knows of the minus.
           Negatives{"dataset,algorithm,neg_rmse\nx,A,-3\nx,B,-2\n", true,
                     false},
       }) {
    const Result<Results> results = Read(csv);
    ASSERT_TRUE(results) << csv;
    EXPECT_EQ(results.value().higher_is_better, higher) << csv;
    EXPECT_EQ(results.value().IsNegated(), negated) << csv;
  }
  Options options;
  options.higher_is_better = false;
  const Result<Results> given =
      Read("dataset,algorithm,RMSE\nx,A,-3\nx,B,-2\n", options);
  ASSERT_TRUE(given);
  EXPECT_FALSE(given.value().higher_is_better);
}

TEST(FindDirection, AsksTheNameOfTheFileLast) {
  const auto of_file = [](const char* name, const char* csv) {
    Table table = TableFromCsv(csv);
    table.name = name;
    const Result<Roles> roles = AssignRoles(table, {});
    return ReadResults(table, roles.value(), {}).value();
  };
  constexpr const char* kLow = "fold,A,B\n1,.1,.2\n2,.3,.1\n";
  EXPECT_TRUE(of_file("f1_scores", kLow).higher_is_better);
  EXPECT_TRUE(of_file("f1_scores", kLow).direction_of_file);
  EXPECT_FALSE(
      of_file("test errors", "fold,A,B\n1,.9,.8\n2,.7,.9\n").higher_is_better);
  for (const char* name : {"", "iris", "loss_functions"}) {
    EXPECT_FALSE(of_file(name, kLow).higher_is_better) << name;
    EXPECT_FALSE(of_file(name, kLow).direction_named) << name;
  }
  // What the table says goes before.
  EXPECT_FALSE(of_file("f1", "fold,A error,B error\n1,.1,.2\n2,.3,.1\n")
                   .direction_of_file);
}

TEST(FindDirection, FollowsTheOptionWhateverTheNames) {
  Options options;
  options.higher_is_better = true;
  const Result<Results> results =
      Read("dataset,A error,B error\nx,.9,.8\ny,.7,.6\n", options);
  ASSERT_TRUE(results);
  EXPECT_TRUE(results.value().higher_is_better);
  EXPECT_FALSE(results.value().direction_guessed);
}

}  // namespace
}  // namespace melon
