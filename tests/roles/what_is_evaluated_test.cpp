// Whatever may be a model is evaluated or named in a warning, and nothing is
// compared that cannot be: whole files, as other programs write them.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

Names Models(const ReadJson& report) {
  Names names;
  if (!report.contains("models")) return {report.dump()};
  for (const ReadJson& model : report["models"]) names.push_back(model["name"]);
  return names;
}

/// The English sentence of a warning; empty without it.
std::string Warning(const ReadJson& report, const std::string& code) {
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == code) return warning["message"];
  }
  return "";
}

bool Contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

constexpr std::string_view kPassengers =
    "Survived,Pclass,Sex,Age,Fare,rf\n"
    "1,1,female,38,71.28,.9\n0,3,male,22,7.25,.2\n1,3,female,26,7.92,.7\n"
    "0,1,male,35,53.1,.4\n1,2,female,27,11.13,.8\n0,3,male,2,21.07,.1\n";

TEST(WhatIsEvaluated, InputsOfModelsAreNotScoresAndAreNamed) {
  const ReadJson report = ReportOfCsv(kPassengers);
  EXPECT_EQ(Models(report), Names{"rf"});
  const std::string left = Warning(report, "numeric_columns_ignored");
  EXPECT_TRUE(Contains(left, "\"Fare\"")) << left;
  EXPECT_TRUE(Contains(left, "\"Pclass\"")) << left;
}

TEST(WhatIsEvaluated, InputsBesideNamedScoresAreNoScoresWhateverIsGiven) {
  constexpr std::string_view kHeart =
      "chol,fbs,num,lr_prob,margin,shift\n233,1,0,.2,-.4,.3\n"
      "286,0,1,.7,.9,.8\n229,0,0,.4,.1,.35\n250,1,1,.6,.3,.9\n";
  for (const std::string_view options :
       {R"({"truth":"num"})", R"({"truth":"num","task":"binary"})"}) {
    const ReadJson report = ReportOfCsv(kHeart, options);
    EXPECT_EQ(Models(report), (Names{"lr_prob", "margin", "shift"}));
    EXPECT_TRUE(Contains(Warning(report, "numeric_columns_ignored"),
                         "\"chol\", \"fbs\""));
  }
  EXPECT_EQ(
      Models(ReportOfCsv(kHeart, R"({"truth":"num","predictions":"chol"})")),
      Names{"chol"});
}

TEST(WhatIsEvaluated, AStreetIsNoTree) {
  EXPECT_EQ(Models(ReportOfCsv("street_no,price,lm,extra tree\n"
                               "12,201.5,205,199\n180,259.5,240,261\n"
                               "95,180.5,210,178\n41,604.5,520,590\n",
                               R"({"truth":"price"})")),
            (Names{"lm", "extra tree"}));
}

TEST(WhatIsEvaluated, WithInputsOnlyThePredictionsAreAskedFor) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("target,Sex,Age,Fare\n1,f,38,71.28\n"
                                  "0,m,22,7.25\n1,f,26,7.92\n0,m,35,53.1\n")),
            "no_prediction_columns");
}

TEST(WhatIsEvaluated, BesideColumnsCalledPredictionsTheOthersAreInputs) {
  const ReadJson labels = ReportOfCsv(
      "mean smoothness,y_true,y_pred\n.1,0,0\n.2,1,1\n.15,1,0\n.3,0,0\n");
  EXPECT_EQ(labels["task"], "labels");
  EXPECT_EQ(Models(labels), Names{"y_pred"});
  EXPECT_TRUE(Contains(Warning(labels, "score_columns_ignored"),
                       "\"mean smoothness\""));
  const ReadJson scores = ReportOfCsv(
      "mean smoothness,y_true,proba_lr\n.1,0,.2\n.2,1,.9\n.15,1,.4\n"
      ".3,0,.3\n");
  EXPECT_EQ(Models(scores), Names{"proba_lr"});
  EXPECT_TRUE(Contains(Warning(scores, "numeric_columns_ignored"),
                       "\"mean smoothness\""));
  const ReadJson flag = ReportOfCsv(
      "smoker,target,pred_rf,pred_svm\n0,0,0,1\n1,1,1,1\n1,0,0,0\n0,1,1,0\n");
  EXPECT_EQ(Models(flag), (Names{"pred_rf", "pred_svm"}));
  EXPECT_TRUE(Contains(Warning(flag, "score_columns_ignored"), "\"smoker\""));
}

TEST(WhatIsEvaluated, ProbabilitiesNamedByTheirClassArePredictions) {
  const ReadJson caret = ReportOfCsv(
      "pred,obs,No,Yes,rowIndex\nYes,Yes,.2,.8,1\nNo,Yes,.6,.4,2\n"
      "No,No,.9,.1,3\nNo,No,.7,.3,4\n");
  EXPECT_EQ(caret["task"], "binary");
  EXPECT_EQ(Models(caret), Names{"Yes"});
  const ReadJson weka = ReportOfCsv(
      "inst#,actual,predicted,error,distribution,\n1,1:a,1:a,,*0.9,0.1\n"
      "2,2:b,1:a,+,*0.6,0.4\n3,1:a,1:a,,*0.7,0.3\n4,2:b,2:b,,0.2,*0.8\n");
  EXPECT_NE(Models(weka), Names{"predicted"});
}

TEST(WhatIsEvaluated, LabelsOfModelsBesideInputsAreLabels) {
  EXPECT_EQ(Models(ReportOfCsv(
                "target,Sex,Age,Fare,logreg,xgb\n1,female,38,71.28,1,1\n"
                "0,male,22,7.25,0,1\n1,female,26,7.92,1,1\n"
                "0,male,35,53.1,1,0\n1,female,27,11.13,0,1\n")),
            (Names{"logreg", "xgb"}));
}

TEST(WhatIsEvaluated, OfCaretsPredictionsTheTuningParameterIsNoModel) {
  EXPECT_EQ(Models(ReportOfCsv("pred,obs,rowIndex,mtry,Resample\n"
                               "Yes,Yes,1,2,Fold1\nNo,Yes,2,2,Fold1\n"
                               "No,No,3,3,Fold2\nNo,No,4,3,Fold2\n")),
            Names{"pred"});
}

TEST(WhatIsEvaluated, AnInputIsAModelWhereTheUserSaysSo) {
  EXPECT_EQ(Models(ReportOfCsv(kPassengers, R"({"predictions":["Fare"]})")),
            Names{"Fare"});
}

TEST(WhatIsEvaluated, DecisionValuesOfBothSignsAreScores) {
  EXPECT_EQ(Models(ReportOfCsv("y,svm,lin\n1,.4,12.5\n0,-.3,-8.1\n1,1.2,4.4\n"
                               "0,-.9,-2.5\n")),
            (Names{"svm", "lin"}));
}

TEST(WhatIsEvaluated, ConfidencesBesideLabelsAreNoScores) {
  const std::string csv =
      "y_true,pred,confidence\nyes,yes,.9\nno,no,.8\nyes,no,.6\nno,no,.7\n"
      "yes,yes,.75\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(Models(report), Names{"pred"});
  EXPECT_TRUE(Contains(Warning(report, "confidence_ignored"), "confidence"));
  const ReadJson chosen = ReportOfCsv(csv, R"({"task":"binary"})");
  EXPECT_TRUE(Contains(Warning(chosen, "confidence_as_score"), "1 − p"));
}

TEST(WhatIsEvaluated, ScoresBelowOneHalfAreScores) {
  EXPECT_EQ(Models(ReportOfCsv("y_true,pred,score\nyes,yes,.9\nno,no,.2\n"
                               "yes,no,.4\nno,no,.3\n")),
            Names{"score"});
}

TEST(WhatIsEvaluated, MetricsOfFoldsAreOneLearner) {
  const ReadJson report = ReportOfCsv(
      "Accuracy,Kappa,Resample\n.8,.6,Fold1\n.82,.63,Fold2\n"
      ".79,.58,Fold3\n");
  EXPECT_EQ(Models(report), Names{"Accuracy"});
  EXPECT_NE(Warning(report, "metrics_of_one_learner"), "");
  EXPECT_TRUE(Contains(Warning(report, "result_columns_ignored"), "Kappa"));
}

TEST(WhatIsEvaluated, MetricsThatWereChosenAreWarnedOf) {
  const ReadJson report = ReportOfCsv(
      "Accuracy,Kappa,Resample\n.8,.6,Fold1\n.82,.63,Fold2\n.79,.58,Fold3\n",
      R"({"predictions":["Accuracy","Kappa"]})");
  EXPECT_EQ(Models(report), (Names{"Accuracy", "Kappa"}));
  EXPECT_NE(Warning(report, "metrics_compared"), "");
}

TEST(WhatIsEvaluated, OfLearnersWithSeveralMetricsTheFirstIsCompared) {
  const ReadJson report = ReportOfCsv(
      "Resample,rf~Accuracy,rf~Kappa,svm~Accuracy,svm~Kappa\n"
      "Fold1,.8,.6,.7,.5\nFold2,.82,.63,.71,.5\n"
      "Fold3,.79,.58,.74,.55\n");
  EXPECT_EQ(Models(report), (Names{"rf~Accuracy", "svm~Accuracy"}));
  EXPECT_TRUE(Contains(Warning(report, "result_columns_ignored"),
                       "\"rf~Kappa\", \"svm~Kappa\""));
}

TEST(WhatIsEvaluated, LearnersAndMetricsInOneNameAreTakenApart) {
  const ReadJson report = ReportOfCsv(
      "dataset,rf_acc,rf_f1,svm_acc,svm_f1\nd1,.8,.7,.75,.7\n"
      "d2,.82,.71,.7,.6\nd3,.79,.73,.74,.65\n");
  EXPECT_EQ(Models(report), (Names{"rf_acc", "svm_acc"}));
  EXPECT_TRUE(Contains(Warning(report, "result_columns_ignored"),
                       "\"rf_f1\", \"svm_f1\""));
}

TEST(WhatIsEvaluated, MetricsOfRunsWithoutCasesSayWhatToGive) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("Status,depth,accuracy,auc\nok,3,.8,.9\n"
                                  "ok,4,.81,.88\nok,4,.79,.87\n")),
            "metrics_only");
}

TEST(WhatIsEvaluated, IdsBesideResultsAreNotResults) {
  const ReadJson report = ReportOfCsv(
      "run_id,flow_name,data_name,predictive_accuracy\n7,rf,d1,.8\n"
      "9,svm,d1,.7\n4,rf,d2,.9\n5,svm,d2,.85\n");
  EXPECT_EQ(report["task"], "friedman");
  EXPECT_EQ(Models(report), (Names{"rf", "svm"}));
}

TEST(WhatIsEvaluated, ProbabilitiesThatAreTextsAreNamed) {
  const ReadJson report = ReportOfCsv(
      "label,prediction,probability\n0,0,\"[.9,.1]\"\n1,1,\"[.2,.8]\"\n"
      "1,0,\"[.6,.4]\"\n0,0,\"[.7,.3]\"\n");
  EXPECT_EQ(Models(report), Names{"prediction"});
  EXPECT_TRUE(Contains(Warning(report, "predictions_in_doubt"), "probability"));
}

TEST(WhatIsEvaluated, TheConfidenceOfWekaIsNamed) {
  const ReadJson report = ReportOfCsv(
      "inst#,actual,predicted,error,prediction\n1,1:no,1:no,,.9\n"
      "2,2:yes,2:yes,,.8\n3,2:yes,1:no,+,.6\n");
  EXPECT_EQ(Models(report), Names{"predicted"});
  EXPECT_TRUE(Contains(Warning(report, "confidence_ignored"), "prediction"));
}

TEST(WhatIsEvaluated, MetricsOnDataSetsWithoutLearnersAreRefused) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("dataset,accuracy,f1,auc\nd1,.8,.7,.9\n"
                                  "d2,.7,.6,.8\nd3,.9,.8,.95\n")),
            "metrics_only");
}

TEST(WhatIsEvaluated, TimesBesideLearnersAreNotLearners) {
  const ReadJson report = ReportOfCsv(
      "dataset,rf,svm,time_s\nd1,.8,.7,31\nd2,.7,.6,28\n"
      "d3,.9,.8,44\n");
  EXPECT_EQ(Models(report), (Names{"rf", "svm"}));
  EXPECT_TRUE(Contains(Warning(report, "result_columns_ignored"), "time_s"));
}

TEST(WhatIsEvaluated, ColumnsOfFoldsAreFoldsLikeRowsOfFolds) {
  const ReadJson rows =
      ReportOfCsv("fold,LR,DT,NB\n1,.94,.91,.92\n2,.93,.88,.9\n3,.9,.87,.91\n");
  for (const std::string folds :
       {"Fold 1,Fold 2,Fold 3", "fold_1,fold_2,fold_3", "cv1,cv2,cv3",
        "split 1,split 2,split 3"}) {
    for (const std::string first : {"Model", "Algorithm", "Name of it"}) {
      const ReadJson columns =
          ReportOfCsv(first + "," + folds +
                      "\nLR,.94,.93,.9\nDT,.91,.88,.87\nNB,.92,.9,.91\n");
      EXPECT_EQ(columns["task"], "cv") << folds << first;
      EXPECT_EQ(columns["tests"], rows["tests"]) << folds << first;
      EXPECT_EQ(columns["models"], rows["models"]) << folds << first;
    }
  }
}

TEST(WhatIsEvaluated, ColumnsOfRunsAreRunsLikeRowsOfRuns) {
  const ReadJson rows =
      ReportOfCsv("run,LR,DT\n1,.94,.91\n2,.93,.88\n3,.9,.87\n");
  const ReadJson columns =
      ReportOfCsv("Model,run 1,run 2,run 3\nLR,.94,.93,.9\nDT,.91,.88,.87\n");
  EXPECT_EQ(columns["task"], "cv");
  EXPECT_EQ(columns["tests"], rows["tests"]);
}

TEST(WhatIsEvaluated, ColumnsOfDataSetsAreNoFolds) {
  EXPECT_EQ(ReportOfCsv("Model,iris,wine\nLR,.9,.92\nDT,.91,.9\n")["task"],
            "friedman");
  EXPECT_EQ(ReportOfCsv("Model,fold 1,wine\nLR,.9,.92\nDT,.91,.9\n")["task"],
            "friedman");
}

TEST(WhatIsEvaluated, ColumnsThatSumUpOthersAreNoDataSets) {
  const ReadJson plain = ReportOfCsv(
      "Model,iris,wine,glass\nLR,.9,.92,.91\nDT,.91,.9,.89\nNB,.88,.89,.85\n");
  for (const std::string csv :
       {"Model,iris,wine,glass,Avg rank\nLR,.9,.92,.91,2\nDT,.91,.9,.89,2.67\n"
        "NB,.88,.89,.85,4\n",
        "Model,Avg rank,iris,wine,glass\nLR,2,.9,.92,.91\nDT,2.67,.91,.9,.89\n"
        "NB,4,.88,.89,.85\n"}) {
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_EQ(report["tests"], plain["tests"]) << csv;
    EXPECT_TRUE(
        Contains(Warning(report, "summary_columns_left_out"), "\"Avg rank\""));
    EXPECT_EQ(Warning(report, "result_columns_ignored"), "");
  }
  EXPECT_EQ(Warning(plain, "summary_columns_left_out"), "");
}

TEST(WhatIsEvaluated, ColumnsThatSumUpLearnersAreNoLearners) {
  const std::string rows[] = {"Dataset,A,B,C", "iris,.9,.92,.91",
                              "wine,.91,.9,.89", "glass,.88,.89,.85",
                              "zoo,.7,.72,.77"};
  const auto table = [&rows](const std::string& name) {
    std::string csv;
    for (const std::string& row : rows) {
      csv += row;
      if (!name.empty()) csv += "," + (&row == rows ? name : ".87");
      csv += "\n";
    }
    return csv;
  };
  const ReadJson plain = ReportOfCsv(table(""));
  for (const std::string name : {"Average", "Mean", "Avg. rank", "平均"}) {
    const ReadJson report = ReportOfCsv(table(name));
    EXPECT_EQ(report["tests"], plain["tests"]) << name;
    EXPECT_TRUE(Contains(Warning(report, "summary_columns_left_out"),
                         "\"" + name + "\""));
    const ReadJson chosen = ReportOfCsv(
        table(name), R"({"predictions":["A","B",")" + name + R"("]})");
    EXPECT_EQ(Models(chosen), (Names{"A", "B", name}));
  }
}

TEST(WhatIsEvaluated, ColumnsThatSumUpFoldsAreNoFolds) {
  const ReadJson report = ReportOfCsv(
      "Model,Fold 1,Fold 2,Fold 3,Mean,Std\nLR,.94,.93,.9,.923,.02\n"
      "DT,.91,.88,.87,.887,.02\nNB,.92,.9,.91,.91,.01\n");
  EXPECT_EQ(report["task"], "cv");
  // (.94 + .93 + .9)/3
  EXPECT_NEAR(report["models"][0]["metrics"]["mean"], 2.77 / 3, 1e-12);
  EXPECT_TRUE(Contains(Warning(report, "summary_columns_left_out"),
                       "\"Mean\", \"Std\""));
}

TEST(WhatIsEvaluated, SummariesWithoutWhatTheySumUpAreOneResultEach) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("Model,Mean,Std\nLR,.9,.02\nDT,.8,.03\n")),
            ErrorCode(ReportOfCsv("Model,Accuracy\nLR,.9\nDT,.8\n")));
}

TEST(WhatIsEvaluated, DeviationsAndTimesBesideLearnersAreNoLearners) {
  constexpr std::string_view kRows =
      "a,.761,.014,.804,.078\nb,.703,.029,.637,.059\nc,.8,.02,.75,.03\n";
  struct Case {
    std::string header;
    Names models;
    std::string left;
  };
  for (const Case& one :
       {Case{"A_acc,A_std,B_acc,B_std",
             {"A_acc", "B_acc"},
             "\"A_std\", \"B_std\""},
        Case{"A_mean,A_std,B_mean,B_std",
             {"A_mean", "B_mean"},
             "\"A_std\", \"B_std\""},
        Case{"RF,RF std,SVM,SVM std", {"RF", "SVM"}, "\"RF std\", \"SVM std\""},
        Case{"RF_acc,RF_time,SVM_acc,SVM_time",
             {"RF_acc", "SVM_acc"},
             "\"RF_time\", \"SVM_time\""},
        Case{"acc_RF,std_RF,acc_SVM,std_SVM",
             {"acc_RF", "acc_SVM"},
             "\"std_RF\", \"std_SVM\""}}) {
    for (const std::string key : {"Dataset", "fold"}) {
      const ReadJson report =
          ReportOfCsv(key + "," + one.header + "\n" + std::string(kRows));
      EXPECT_EQ(Models(report), one.models) << key << one.header;
      EXPECT_TRUE(Contains(Warning(report, "result_columns_ignored"), one.left))
          << key << one.header;
    }
  }
}

TEST(WhatIsEvaluated, ADeviationThatIsChosenIsEvaluated) {
  EXPECT_EQ(Models(ReportOfCsv("Dataset,A,A_std,B,B_std\na,.7,.1,.8,.2\n"
                               "b,.6,.2,.9,.1\nc,.5,.3,.7,.3\n",
                               R"({"predictions": ["A_std", "B_std"]})")),
            (Names{"A_std", "B_std"}));
}

TEST(WhatIsEvaluated, WhatCrossValidateGivesBesideTheFirstScoreIsNamed) {
  const ReadJson report = ReportOfCsv(
      ",fit_time,score_time,test_accuracy,train_accuracy,test_f1\n"
      "0,.1,.01,.8,.9,.7\n1,.1,.01,.82,.91,.72\n2,.1,.01,.81,.9,.71\n");
  EXPECT_EQ(Models(report), Names{"test_accuracy"});
  const std::string left = Warning(report, "result_columns_ignored");
  for (const char* name :
       {"fit_time", "score_time", "train_accuracy", "test_f1"})
    EXPECT_TRUE(Contains(left, name)) << name;
}

TEST(WhatIsEvaluated, ColumnsCalledByEveryClassAreAModel) {
  const ReadJson report =
      ReportOfCsv("pred,obs,a,b,c\na,a,.7,.2,.1\nb,b,.1,.8,.1\na,c,.5,.1,.4\n");
  EXPECT_EQ(report["task"], "multiclass");
  EXPECT_EQ(Models(report), Names{"probabilities"});
  const std::string warning = Warning(report, "label_columns_ignored");
  EXPECT_TRUE(Contains(warning, "pred"));
  // Labels cannot be evaluated as probabilities, whatever their role.
  EXPECT_TRUE(Contains(warning, "task=labels"));
  EXPECT_FALSE(Contains(warning, "role")) << warning;
}

TEST(WhatIsEvaluated, AChosenColumnThatBelongsToNoModelIsNamed) {
  const ReadJson report = ReportOfCsv(
      "obs,m:a,m:b,m:c,hard\na,.7,.2,.1,a\nb,.1,.8,.1,b\nc,.5,.1,.4,a\n",
      R"({"task": "multiclass",
          "predictions": ["m:a", "m:b", "m:c", "hard"]})");
  EXPECT_EQ(Models(report), Names{"m"});
  const std::string warning = Warning(report, "predictions_left_out");
  EXPECT_TRUE(Contains(warning, "\"hard\"")) << report["warnings"];
  EXPECT_FALSE(Contains(warning, "m:a"));
}

TEST(WhatIsEvaluated, AClassInBracketsBehindTheModel) {
  const ReadJson report = ReportOfCsv(
      "iris,Random Forest,Random Forest (a),Random Forest (b),Random Forest "
      "(c),Fold\na,a,.7,.2,.1,1\nb,b,.1,.8,.1,1\nc,a,.5,.1,.4,2\n"
      "a,a,.6,.2,.2,2\nb,b,.2,.7,.1,3\nc,c,.1,.1,.8,3\n");
  EXPECT_EQ(report["task"], "multiclass");
  EXPECT_EQ(Models(report), Names{"Random Forest"});
}

TEST(WhatIsEvaluated, APredictionIsNotTheTruthOfItsOwnProbabilities) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("predict,a,b,c\na,.7,.2,.1\nb,.1,.8,.1\n"
                                  "a,.5,.1,.4\nc,.1,.1,.8\nb,.2,.7,.1\n"
                                  "c,.3,.3,.4\n")),
            "no_truth_column");
}

TEST(WhatIsEvaluated, ProbabilitiesWithoutATruthAreNoResultsOfLearners) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(",0,1\n0,.3,.7\n1,.6,.4\n2,.9,.1\n")),
            "no_truth_column");
}

TEST(WhatIsEvaluated, WholeNumbersAreLabelsAndThatIsSaid) {
  const std::string csv = "y_test,y_pred\n0,0\n1,2\n2,2\n1,1\n0,0\n2,1\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["task"], "labels");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 4. / 6);
  EXPECT_NE(Warning(report, "numbers_read_as_labels"), "");
  const ReadJson numbers = ReportOfCsv(csv, R"({"task":"regression"})");
  EXPECT_EQ(numbers["task"], "regression");
  EXPECT_EQ(Warning(numbers, "numbers_read_as_labels"), "");
}

TEST(WhatIsEvaluated,
     FewWholeNumbersBesideEstimatesAreQuantitiesAndThatIsSaid) {
  const ReadJson report =
      ReportOfCsv("y_true,a\n1,1.2\n2,2.1\n3,2.8\n1,.9\n2,2.3\n3,3.1\n1,1.1\n");
  EXPECT_EQ(report["task"], "regression");
  EXPECT_NE(Warning(report, "labels_read_as_numbers"), "");
}

/// y is 92, 105, 88, 120, 99, 111, and a column for each model: one that is off
/// by ±1, the same on another scale, and with the other sign.
std::string Regression(const std::string& good, const std::string& scaled,
                       const std::string& negative) {
  std::string csv = "y_true," + good + "," + scaled + "," + negative + "\n";
  int off = 1;
  for (const int y : {92, 105, 88, 120, 99, 111}) {
    const std::string truth = std::to_string(y);
    csv.append(truth).append(".5,");
    csv.append(std::to_string(y + off)).append(".5,");
    csv.append(std::to_string(y / 10)).append(".25,-");
    csv.append(std::to_string(y + 2 * off)).append(".5\n");
    off = -off;
  }
  return csv;
}

TEST(WhatIsEvaluated, NamedModelsOfARegressionAreEvaluatedHoweverBadTheyAre) {
  const std::vector<Names> named = {{"model_a", "model_b", "model_c"},
                                    {"ridge", "mlp", "SVR"},
                                    {"y_pred", "yhat_2", "rf"},
                                    {"R1", "R2", "R3"},
                                    {"A", "B", "C"}};
  for (const Names& names : named) {
    const std::string csv = Regression(names[0], names[1], names[2]);
    for (const std::string_view options :
         {"{}", R"({"task":"regression"})", R"({"truth":"y_true"})",
          R"({"task":"regression","truth":"y_true"})"}) {
      const ReadJson report = ReportOfCsv(csv, options);
      EXPECT_EQ(Models(report), names) << csv << options;
      EXPECT_EQ(Warning(report, "numbers_as_inputs"), "");
      EXPECT_EQ(Warning(report, "predictions_in_doubt"), "");
    }
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["mae"], 1);
  }
}

TEST(WhatIsEvaluated, NumbersOfNoKnownNameFarFromTheTruthAreNamed) {
  const std::string csv = Regression("good", "bad", "worse");
  const ReadJson guessed = ReportOfCsv(csv);
  EXPECT_EQ(Models(guessed), Names{"good"});
  EXPECT_EQ(guessed["input"]["features"], (Names{"bad", "worse"}));
  EXPECT_TRUE(
      Contains(Warning(guessed, "numbers_as_inputs"), "\"bad\", \"worse\""));
  for (const std::string_view options :
       {R"({"task":"regression"})", R"({"truth":"y_true"})"})
    EXPECT_EQ(Models(ReportOfCsv(csv, options)),
              (Names{"good", "bad", "worse"}))
        << options;
}

TEST(WhatIsEvaluated, AModelThatIsCalledByItsInputsIsAModel) {
  const std::string csv = Regression("All inputs", "area", "Rooms and area");
  EXPECT_EQ(Models(ReportOfCsv(csv)), Names{"All inputs"});
  // y, y ± 1, one that is 3 off, and areas.
  const std::string near =
      "y_true,All inputs,Rooms and area,area\n92.5,93.5,95.5,21\n"
      "105.5,104.5,108.5,17\n88.5,89.5,91.5,30\n120.5,119.5,123.5,25\n";
  for (const std::string_view options : {"{}", R"({"task":"regression"})"})
    EXPECT_EQ(Models(ReportOfCsv(near, options)),
              (Names{"All inputs", "Rooms and area"}));
}

TEST(WhatIsEvaluated, InputsOfARegressionStayInputsAndAreNamedOnce) {
  // Body mass index and blood pressure lie in the range of the truth.
  const std::string predicted =
      "age,bmi,blood pressure,s1,near,y,y_pred\n59,32.1,101,157,151,151.5,140\n"
      "48,21.6,87,183,75,75.5,80\n72,30.5,93,156,140,141.5,120\n"
      "24,25.3,84,198,199,206.5,190\n50,23,101,192,135,135.5,150\n"
      "23,22.6,89,139,20,20.5,60\n";
  const Names inputs = {"age", "bmi", "blood pressure", "s1"};
  const ReadJson guessed = ReportOfCsv(predicted);
  EXPECT_EQ(Models(guessed), Names{"y_pred"});
  const std::string doubt = Warning(guessed, "predictions_in_doubt");
  const std::string read = Warning(guessed, "numbers_as_inputs");
  EXPECT_TRUE(Contains(doubt, "\"near\"")) << doubt;
  EXPECT_FALSE(Contains(read, "\"near\"")) << read;
  const ReadJson chosen = ReportOfCsv(predicted, R"({"task":"regression"})");
  EXPECT_EQ(Models(chosen), (Names{"near", "y_pred"}));
  EXPECT_EQ(chosen["input"]["features"], inputs);
  for (const std::string& input : inputs) {
    EXPECT_TRUE(Contains(read, "\"" + input + "\"")) << read;
    EXPECT_FALSE(Contains(doubt, "\"" + input + "\"")) << doubt;
  }
}

TEST(WhatIsEvaluated, BesideAModelsNameOnlyWhatComesNearTheTruthIsAModelToo) {
  // The truth's mean distance from its mean is .425; that of "near" from the
  // truth .1, that of "far" 2.5.
  constexpr std::string_view kHouses =
      "HouseAge,x1,price,ridge,near,far\n41,8.3,4.5,4.1,4.4,4\n"
      "21,8.3,3.5,3.9,3.6,.2\n52,7.2,3.4,3.2,3.3,3\n50,5.6,3.2,2.9,3.3,9\n";
  for (const std::string_view options :
       {R"({"truth":"price"})", R"({"truth":"price","task":"regression"})"}) {
    const ReadJson report = ReportOfCsv(kHouses, options);
    EXPECT_EQ(Models(report), (Names{"ridge", "near"}));
    EXPECT_EQ(report["input"]["features"], (Names{"HouseAge", "x1", "far"}));
    EXPECT_TRUE(Contains(Warning(report, "numbers_as_inputs"), "\"far\""));
    EXPECT_EQ(Warning(report, "numbers_as_models"), "");
  }
  // What is said holds whatever the name.
  EXPECT_EQ(Models(ReportOfCsv(
                kHouses, R"({"truth":"price","predictions":"ridge,far"})")),
            (Names{"ridge", "far"}));
}

TEST(WhatIsEvaluated, InputsOnTheirOwnScaleAreNoModelsBesideNamedOnes) {
  constexpr std::string_view kHouses =
      "sqft,lat,year_built,tax,actual_price,linear,xgboost\n"
      "1500,47.51,1955,2010,201000,205000,199000\n"
      "2570,47.72,1951,2590,259000,240000,261000\n"
      "770,47.73,1933,1800,180000,210000,178000\n"
      "1960,47.52,1965,6040,604000,520000,590000\n";
  for (const std::string_view options :
       {"{}", R"({"truth":"actual_price"})", R"({"task":"regression"})"}) {
    const ReadJson report = ReportOfCsv(kHouses, options);
    EXPECT_EQ(report["input"]["truth"], "actual_price");
    EXPECT_EQ(Models(report), (Names{"linear", "xgboost"})) << options;
    EXPECT_TRUE(Contains(Warning(report, "numbers_as_inputs"),
                         "\"sqft\", \"lat\", \"year_built\", \"tax\""));
  }
}

TEST(WhatIsEvaluated, WhereNoNameTellsInputsAllAreModelsAndTheFarOnesAreNamed) {
  constexpr std::string_view kSales =
      "tax,sale,first,second\n2010,201000,205000,199000\n"
      "2590,259000,240000,261000\n1800,180000,210000,178000\n"
      "6040,604000,520000,590000\n";
  const ReadJson report = ReportOfCsv(kSales, R"({"truth":"sale"})");
  EXPECT_EQ(Models(report), (Names{"tax", "first", "second"}));
  const std::string said = Warning(report, "numbers_as_models");
  EXPECT_TRUE(Contains(said, ": \"tax\".")) << said;
  EXPECT_TRUE(Contains(said, "predictions")) << said;
}

TEST(WhatIsEvaluated, NumbersThatMayBeFeaturesAreEvaluatedAndNamed) {
  constexpr std::string_view kPatients =
      "Pregnancies,Insulin,BMI,Pedigree,Age,Outcome\n6,0,33.6,.627,50,1\n"
      "1,0,26.6,.351,31,0\n8,10,23.3,.672,32,1\n1,94,28.1,.167,21,0\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kPatients)), "features_alone");
  const ReadJson report = ReportOfCsv(kPatients, R"({"truth":"Outcome"})");
  const std::string said = Warning(report, "perhaps_features");
  EXPECT_TRUE(Contains(said, "\"Insulin\"")) << said;
  EXPECT_TRUE(Contains(said, "melon lab")) << said;
  // Three proportions are scores; so is what is named, or beside a clear truth.
  EXPECT_EQ(Warning(ReportOfCsv("a,b,c,Outcome\n.6,.2,.7,1\n.1,.4,.2,0\n"
                                ".8,.6,.9,1\n.3,.5,.4,0\n",
                                R"({"truth":"Outcome"})"),
                    "perhaps_features"),
            "");
  EXPECT_EQ(
      Warning(
          ReportOfCsv(kPatients,
                      R"({"truth":"Outcome","predictions":"Insulin,BMI,Age"})"),
          "perhaps_features"),
      "");
  EXPECT_EQ(Warning(ReportOfCsv("apache,saps,sofa,y_true\n16,22,7,1\n"
                                "11,14,2,0\n18,26,9,1\n13,15,4,0\n",
                                R"({"truth":"y_true"})"),
                    "perhaps_features"),
            "");
}

TEST(WhatIsEvaluated, PredictionsThatHappenToNumberTheRowsArePredictions) {
  constexpr std::string_view kRows = "0.2,1,.5\n2.5,3,2\n4,4,4.1\n2.3,2,3\n";
  const auto models = [&](const std::string& header) {
    Names names;
    const ReadJson report = ReportOfCsv(header + "\n" + std::string(kRows));
    for (const ReadJson& model : report["models"])
      names.push_back(model["name"]);
    return names;
  };
  EXPECT_EQ(models("y_true,a_pred,b_pred"), (Names{"a_pred", "b_pred"}));
  EXPECT_EQ(models("y_true,place,b_pred"), Names{"b_pred"});
}

TEST(WhatIsEvaluated, NaiveForecastsAreModels) {
  // Each month has the number of the month before as its naive forecast.
  std::string csv = "step,actual,naive,seasonal_naive,baseline,forecast";
  const auto sales = [](int month) { return 100 + month * 37 % 61; };
  for (int month = 12; month < 52; ++month) {
    csv += "\n" + std::to_string(month);
    for (const int number : {sales(month), sales(month - 1), sales(month - 12),
                             130, sales(month) + 2})
      csv += "," + std::to_string(number);
  }
  const ReadJson report = ReportOfCsv(csv + "\n");
  EXPECT_EQ(report["task"], "regression");
  EXPECT_EQ(Models(report),
            (Names{"naive", "seasonal_naive", "baseline", "forecast"}));
  EXPECT_DOUBLE_EQ(report["models"][3]["metrics"]["mae"], 2);
}

TEST(WhatIsEvaluated, MatricesOfModelsHaveTheirNamesAndAWarning) {
  const ReadJson report =
      ReportOfCsv("model,tp,fp,fn,tn\nrf,50,3,4,40\nsvm,48,5,6,38\n");
  EXPECT_EQ(Models(report), (Names{"rf", "svm"}));
  EXPECT_NE(Warning(report, "matrices_of_models"), "");
  EXPECT_EQ(Warning(ReportOfCsv("fold,tp,fp,fn,tn\n1,50,3,4,40\n2,48,5,6,38\n"),
                    "matrices_of_models"),
            "");
}

TEST(WhatIsEvaluated, ModelsOfMatricesAreMentionedAlsoWhereTheyAreExperiments) {
  const std::string csv =
      "model,set,tp,fp,fn,tn\nrf,x,50,3,4,40\nrf,y,48,5,6,38\nsvm,x,9,5,6,8\n";
  EXPECT_NE(Warning(ReportOfCsv(csv, R"({"experiment":"model"})"),
                    "matrices_of_models"),
            "");
  const std::string sets =
      "set,tp,fp,fn,tn\nx,50,3,4,40\ny,48,5,6,38\nx,9,5,6,8\n";
  EXPECT_NE(Warning(ReportOfCsv(sets, R"({"experiment":"set"})"),
                    "matrices_share_names"),
            "");
}

TEST(WhatIsEvaluated, ErrorsOfExperimentsAreFoundWhateverTheirNamesAreCalled) {
  for (const std::string name :
       {"experiment", "name", "run", "model", "matrix", "site", "dataset"}) {
    const ReadJson report =
        ReportOfCsv(name + ",errors,n\na,12,100\nb,20,100\n");
    EXPECT_EQ(report["task"], "binomial") << name;
    EXPECT_EQ(report["input"]["experiment"], name);
  }
}

TEST(WhatIsEvaluated, APositiveClassAmongThreeIsSaidToHaveNoEffect) {
  EXPECT_TRUE(Contains(
      Warning(ReportOfCsv("y,p\na,a\nb,b\nc,a\na,a\n", R"({"positive":"a"})"),
              "positive_not_used"),
      "\"a\""));
}

TEST(WhatIsEvaluated, AnUnknownControlIsAnsweredWithTheNames) {
  const ReadJson answer = ReportOfCsv(
      "dataset,rf,svm\nd1,.8,.7\nd2,.7,.6\nd3,.9,.8\n", R"({"control":"x"})");
  EXPECT_EQ(ErrorCode(answer), "unknown_control");
  EXPECT_TRUE(Contains(answer["error"]["message"], "rf, svm"));
}

TEST(WhatIsEvaluated, OfDataSetsEachOnceYIsALearnerAndNoTruth) {
  for (const std::string header : {"dataset,X,Y,Z", "fold,X,Y,Z"}) {
    const ReadJson report = ReportOfCsv(
        header + "\na,.3,.2,.1\nb,.2,.1,.3\nc,.1,.3,.2\nd,.3,.2,.1\n");
    EXPECT_EQ(report["task"], header[0] == 'd' ? "friedman" : "cv");
    EXPECT_EQ(Models(report), (Names{"X", "Y", "Z"})) << header;
  }
  EXPECT_EQ(ReportOfCsv("dataset,X,Y\na,3,2\nb,2,1\nc,1,3\nd,3,2\n")["task"],
            "friedman");
  // A data set of several cases, and predictions, have a truth.
  EXPECT_EQ(ReportOfCsv("dataset,ridge,y\na,1.5,1.4\na,2.5,2.2\nb,.7,.6\n"
                        "b,3.7,3.9\n")["task"],
            "regression");
  EXPECT_EQ(ReportOfCsv("dataset,y,y_pred,z\na,1.5,1.4,2\nb,2.5,2.2,.1\n"
                        "c,.7,.6,.4\nd,3.7,3.9,.5\n")["task"],
            "regression");
}

TEST(WhatIsEvaluated, ATitleOfSeveralCellsAboveTheHeaderIsNamed) {
  const ReadJson answer =
      ReportOfCsv("Results,Kim,\nDataset,RF,SVM\nd1,.8,.7\nd2,.7,.6\n");
  EXPECT_EQ(ErrorCode(answer), "title_above_header");
  EXPECT_TRUE(Contains(answer["error"]["message"], "line 2"));
}

TEST(WhatIsEvaluated, ATitleIsSkippedWhateverStandsBelowIt) {
  // Cases with a truth; a blank line of the spreadsheet between.
  const std::string rows = "id,y,A\n1,0,.25\n2,1,.75\n3,0,.5\n4,1,.25\n";
  for (const std::string above :
       {"Study 7\n", "Study 7,,\n", "Study 7,,\n,,\n"}) {
    const ReadJson report = ReportOfCsv(above + rows);
    EXPECT_EQ(Models(report), Names{"A"}) << above;
    EXPECT_TRUE(Contains(Warning(report, "title_skipped"), "\"Study 7\""));
  }
}

TEST(WhatIsEvaluated, ATitleIsNamedAboveManyDifferentNumbersToo) {
  std::string csv = "Study 7,Kim,\nid,y,A\n";
  for (int i = 0; i < 400; ++i) {
    csv += std::to_string(i) + "," + std::to_string(i % 2) + ",0." +
           std::to_string(1000 + i) + "\n";
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "title_above_header");
}

TEST(WhatIsEvaluated, AFirstRowOfLabelsIsNoHeader) {
  const ReadJson report =
      ReportOfCsv(",truth,rf\n0,cat,cat\n1,dog,dog\n2,fish,dog\n3,dog,fish\n");
  EXPECT_EQ(report["task"], "labels") << report.dump();
}

TEST(WhatIsEvaluated, RowsNumberedWithoutANameAreFoldsOrDataSets) {
  const ReadJson report =
      ReportOfCsv(",rf,svm\n0,.8,.7\n1,.7,.6\n2,.9,.8\n3,.85,.8\n");
  EXPECT_EQ(report["task"], "cv");
  EXPECT_EQ(Models(report), (Names{"rf", "svm"}));
}

/// Four cases under two settings, as caret and tidymodels save them.
constexpr std::string_view kTuned =
    "pred,obs,No,Yes,rowIndex,mtry,.config,Resample\n"
    "No,No,.8,.2,1,2,m1,F1\nYes,Yes,.3,.7,2,2,m1,F1\n"
    "No,Yes,.6,.4,3,2,m1,F2\nNo,No,.9,.1,4,2,m1,F2\n"
    "No,No,.7,.3,1,5,m2,F1\nYes,Yes,.1,.9,2,5,m2,F1\n"
    "Yes,Yes,.4,.6,3,5,m2,F2\nYes,No,.2,.8,4,5,m2,F2\n";

TEST(WhatIsEvaluated, TunedParametersAreNoModels) {
  for (const std::string options :
       {"{}", R"({"truth": "obs"})", R"({"task": "binary"})"}) {
    const ReadJson report = ReportOfCsv(kTuned, options);
    EXPECT_EQ(Models(report), Names{"Yes"}) << options;
    const std::string pooled = Warning(report, "settings_pooled");
    EXPECT_TRUE(Contains(pooled, "\"mtry\", \".config\"")) << pooled;
    EXPECT_TRUE(Contains(pooled, "algorithm")) << pooled;
  }
  // Named, it is the column of models: "mtry 2" orders .7+ .4+ .2− .1−, all
  // pairs; "mtry 5" .9+ .8− .6+ .3−, three of four.
  const ReadJson spread =
      ReportOfCsv(kTuned, R"({"algorithm": "mtry", "task": "binary"})");
  EXPECT_EQ(Models(spread), (Names{"mtry 2 Yes", "mtry 5 Yes"}));
  EXPECT_EQ(spread["models"][0]["metrics"]["roc_auc"], 1);
  EXPECT_EQ(spread["models"][1]["metrics"]["roc_auc"], .75);
}

TEST(WhatIsEvaluated, AnInputCalledLikeAParameterIsNoSetting) {
  // The type of chest pain, one row for each patient.
  std::string cases = "age,cp,target,pred_rf\n";
  std::string numbered = "id,cp,target,pred_rf\n";
  std::string repeated = "rowIndex,cp,target,pred_rf\n";
  for (int i = 0; i < 24; ++i) {
    const std::string rest = "," + std::to_string(i % 4) + "," +
                             std::to_string(i % 2) + "," +
                             std::to_string(i % 3 == 0 ? 1 : i % 2) + "\n";
    cases += std::to_string(40 + i % 5) + rest;
    numbered += std::to_string(100 + 7 * i) + rest;
    // Six cases under four settings each.
    repeated += std::to_string(i / 4) + rest;
  }
  for (const std::string& csv : {cases, numbered}) {
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_EQ(Models(report), Names{"pred_rf"});
    EXPECT_EQ(Warning(report, "settings_pooled"), "") << csv;
  }
  EXPECT_TRUE(
      Contains(Warning(ReportOfCsv(repeated), "settings_pooled"), "\"cp\""));
}

TEST(WhatIsEvaluated, AModelThatIsCalledLikeAParameterIsEvaluated) {
  EXPECT_EQ(Models(ReportOfCsv("y,prob_A,C\n0,.2,0\n1,.9,1\n1,.6,0\n0,.3,0\n",
                               R"({"task": "labels"})")),
            Names{"C"});
  EXPECT_EQ(Models(ReportOfCsv(
                "y,A,B,C\n0,.2,.2,.4\n1,.9,.8,.6\n1,.6,.7,.6\n0,.3,.4,.4\n",
                R"({"truth": "y"})")),
            (Names{"A", "B", "C"}));
  // Named as a prediction, a parameter is one.
  EXPECT_EQ(Models(ReportOfCsv(kTuned, R"({"predictions": ["mtry"]})")),
            Names{"mtry"});
}

TEST(WhatIsEvaluated, GroupsOfCasesAreNoClusteringBesideATruthAndItsModels) {
  for (const std::string_view csv :
       {"cluster,y_true,LR,RF\n1,1,.9,.8\n1,0,.2,.4\n2,1,.6,.7\n2,0,.4,.1\n",
        "y,ols,ridge,cluster\n2.5,2.4,2.6,0\n3.5,3.1,3.3,0\n1.5,1.2,1.9,1\n"
        "4.5,4.2,4.4,1\n"}) {
    const ReadJson report = ReportOfCsv(csv);
    ASSERT_TRUE(report.contains("task")) << report;
    EXPECT_NE(report["task"], "clustering") << csv;
    EXPECT_EQ(Models(report).size(), 2U) << csv;
  }
  EXPECT_EQ(ReportOfCsv("label,cluster,x,y\na,0,.1,.2\na,0,.3,.1\nb,1,.9,.8\n"
                        "b,1,.7,.9\n")["task"],
            "clustering");
}

TEST(WhatIsEvaluated, ColumnsThatAreAllCalledLikeModelsHaveNoTruthAmongThem) {
  const ReadJson report =
      ReportOfCsv("id,LR,RF,NB\n1,1,0,1\n2,0,0,1\n3,1,1,1\n4,0,1,0\n");
  ASSERT_TRUE(report.contains("error")) << report;
  EXPECT_EQ(report["error"]["code"], "no_truth_column");
}

TEST(WhatIsEvaluated, ThreeOfFourCountsLackOne) {
  const ReadJson report =
      ReportOfCsv("model,TP,FP,FN\nA,50,5,6\nB,55,3,1\nC,40,9,16\n");
  ASSERT_TRUE(report.contains("error")) << report;
  EXPECT_EQ(report["error"]["code"], "no_count_columns");
  EXPECT_TRUE(Contains(report["error"]["message"], "\"tn\" is missing"));
}

TEST(WhatIsEvaluated, ATruthStaysOneWhereModelsPredictALabelMore) {
  const ReadJson report = ReportOfCsv(
      "species,Logistic Regression,kNN\na,a,a\nb,b,b\nc,c,a\na,a,b\nb,b,b\n"
      "c,c,c\na,b,a\nb,b,b\nc,a,c\na,a,a\nb,unknown,b\nc,c,unknown\n");
  EXPECT_EQ(Models(report), (Names{"Logistic Regression", "kNN"}));
}

TEST(WhatIsEvaluated, ModelsAloneHaveNoTruthAmongThem) {
  const ReadJson report = ReportOfCsv(
      "species,Logistic Regression,kNN\n0,a,a\n1,b,b\n2,c,a\n0,a,b\n1,b,b\n"
      "2,c,c\n");
  ASSERT_TRUE(report.contains("error")) << report;
  EXPECT_EQ(report["error"]["code"], "no_truth_column");
}

TEST(WhatIsEvaluated, NumbersWithUnitsOrThousandsAreNoLabels) {
  std::string thousands = "Date,Actual (MWh),Forecast A,Forecast B\n";
  std::string units = thousands;
  for (int day = 10; day < 40; ++day) {
    const std::string number = std::to_string(day);
    thousands += number + ",\"" + number + ",920.0\",\"" + number +
                 ",810.0\",\"" + number + ",450.0\"\n";
    units += number + "," + number + ".5 MWh," + number + ".1 MWh," + number +
             ".9 MWh\n";
  }
  for (const std::string& csv : {thousands, units}) {
    for (const std::string_view options :
         {R"({})", R"json({"truth":"Actual (MWh)"})json"}) {
      const ReadJson report = ReportOfCsv(csv, options);
      ASSERT_TRUE(report.contains("error")) << report;
      EXPECT_EQ(report["error"]["code"], "formatted_numbers") << options;
    }
  }
}

}  // namespace
}  // namespace melon
