// Shapes of tables as others publish them, with the verdict that each must not
// be given, or the column that must not be a truth or a model.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "roles/parts_of_report.h"

namespace melon {
namespace {

TEST(FilesOfOthers, WholeNumbersCalledPredictedLabelsAreLabels) {
  // A cut file, whose truth lacks what is predicted.
  for (const std::string_view csv :
       {"Sample,True Label,Predicted Label\n0,0,2\n1,0,0\n2,1,1\n3,2,4\n"
        "4,1,3\n5,2,5\n",
        "true_label,predicted_class\n0,0\n0,1\n0,0\n0,4\n0,2\n"}) {
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_EQ(report["task"], "labels") << report.dump();
  }
  // Scores beside them are measured still.
  EXPECT_EQ(ReportOfCsv("actual,predicted_label,probability\n0,0,.2\n1,1,.9\n"
                        "1,0,.4\n0,0,.3\n")["task"],
            "binary");
}

TEST(FilesOfOthers, ATargetOfANamedThingIsTheTruth) {
  constexpr std::string_view kInputs =
      "works_abroad,tenure,target_dropout,dropout_proba\n"
      "1,7,0,.2\n0,3,1,.7\n1,5,0,.4\n0,2,1,.6\n1,9,1,.3\n";
  const ReadJson report = ReportOfCsv(kInputs);
  EXPECT_EQ(report["options"]["truth"], "target_dropout");
  EXPECT_EQ(Warning(report, "truth_in_doubt"), "");
  // An input that was made of the target is none.
  EXPECT_NE(ReportOfCsv("target_enc_city,churn,rf_proba\n.2,0,.3\n.4,1,.8\n"
                        ".2,0,.1\n.4,1,.6\n")["options"]["truth"],
            "target_enc_city");
}

TEST(FilesOfOthers, ATextBesideModelsCalledLikeTheTruthIsNoModel) {
  const ReadJson report = ReportOfCsv(
      "id,category,expected_label,bert_label,other_label\n"
      "1,neutral,non-toxic,toxic,non-toxic\n2,toxic,toxic,toxic,toxic\n"
      "3,borderline,borderline,toxic,non-toxic\n4,toxic,toxic,toxic,toxic\n"
      "5,neutral,non-toxic,toxic,toxic\n6,borderline,borderline,toxic,toxic\n");
  EXPECT_EQ(Models(report), (Names{"bert_label", "other_label"}));
  EXPECT_TRUE(Contains(Warning(report, "label_columns_ignored"), "category"));
}

TEST(FilesOfOthers, TextsOfOneKindAreNoTruthWhereNumbersArePredicted) {
  EXPECT_EQ(ReportOfCsv("home_team,away_team,home_goals,pred_home_goals\n"
                        "A,B,4,2.2\nB,C,1,1.7\nC,A,3,.9\nA,C,0,1.1\n"
                        "B,A,2,1.4\n")["options"]["truth"],
            "home_goals");
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "home_team,away_team,home_goals,away_goals,pred_home_goals,"
                "pred_away_goals\nA,B,4,1,2.2,1.1\nB,C,1,2,1.7,1.9\n"
                "C,A,3,0,.9,.4\nA,C,0,1,1.1,1.3\nB,A,2,2,1.4,1.6\n")),
            "no_truth_column");
  // Texts that are called predictions are.
  EXPECT_EQ(ReportOfCsv("species,pred_species,pred_seconds\na,a,.52\nb,b,.31\n"
                        "c,a,.44\na,a,.29\n")["options"]["truth"],
            "species");
}

TEST(FilesOfOthers, FeaturesWithAColonAreNoProbabilities) {
  std::string csv = "Actual,Predicted,Probability,acl:relcl,advmod:emph\n";
  for (const char* row : {"2,2,.9,0,1", "1,1,.1,1,0", "2,1,.4,0,0",
                          "1,1,.2,0,1", "2,2,.8,1,1", "3,3,.7,0,0"})
    csv.append(row).append("\n");
  EXPECT_EQ(Models(ReportOfCsv(csv)), Names{"Predicted"});
  const std::string two = csv.substr(0, csv.find("3,3"));
  EXPECT_EQ(Models(ReportOfCsv(two)), Names{"Probability"});
}

TEST(FilesOfOthers, ProbabilitiesOfAllClassesAreNoQuantities) {
  const std::string csv =
      "case,class,P(Normal),P(Benign),P(Invasive)\n0,0,.8,.1,.1\n"
      "1,1,.2,.7,.1\n2,2,.1,.2,.7\n3,0,.5,.3,.2\n4,2,.2,.2,.6\n";
  const ReadJson answer = ReportOfCsv(csv);
  EXPECT_EQ(ErrorCode(answer), "no_prediction_columns");
  EXPECT_TRUE(Contains(answer["error"]["message"], "MODEL:CLASS"));
}

TEST(FilesOfOthers, AnAccuracyAloneIsAMetricAlready) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("Average Accuracy\n4.48\n5.30\n2.04\n3.67\n"
                                  "3.67\n")),
            "metrics_only");
  EXPECT_EQ(ErrorCode(ReportOfCsv("score\n.4\n.5\n.2\n.7\n")),
            "no_truth_column");
}

TEST(FilesOfOthers, CasesOfWhichOneRowIsEvaluatedDoNotRepeat) {
  // Of each pair the second row has no score.
  std::string csv = "pair_id,language,choice,logprob\n";
  for (int pair = 0; pair < 24; ++pair) {
    const std::string name = "si" + std::to_string(pair);
    const std::string truth = pair % 3 == 0 ? "A" : "B";
    csv.append(name).append(",en,").append(truth).append(",-").append(
        std::to_string(10 + (pair * 7 % 23)) + ".5\n");
    csv.append(name).append(",zh,").append(truth).append(",\n");
  }
  constexpr std::string_view kDrop =
      R"({"truth":"choice","predictions":["logprob"],"missing":"drop"})";
  const ReadJson report = ReportOfCsv(csv, kDrop);
  ASSERT_TRUE(report.contains("models")) << report.dump();
  EXPECT_EQ(Warning(report, "cases_repeat"), "");
}

TEST(FilesOfOthers, YBesideXIsAPlaceWhereNoModelComesNear) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "x,y,ntu_GBR,ntu_CatBoost\n696466.5,4169368.5,1.41,1.05\n"
                "696476.5,4169378.5,1.52,1.15\n696486.5,4169388.5,1.33,1.22\n"
                "696496.5,4169398.5,1.44,1.31\n")),
            "no_truth_column");
  EXPECT_EQ(ReportOfCsv("x,y,ridge\n1.5,3.2,3.1\n2.5,5.1,5.3\n3.5,7.2,6.8\n"
                        "4.5,8.9,9.1\n")["options"]["truth"],
            "y");
}

TEST(FilesOfOthers, IdentifiersOfCasesAreNoDataSets) {
  for (const std::string name : {"Id", "image_id", "filename"}) {
    const ReadJson answer = ReportOfCsv(
        name + ",task_1,task_2\na.jpg,.02,.52\nb.jpg,.4,.3\nc.jpg,.7,.1\n");
    EXPECT_EQ(ErrorCode(answer), "no_truth_column") << name;
  }
  for (const std::string name : {"instance", "Name", ""})
    EXPECT_EQ(ReportOfCsv(name + ",A,B\nu,.02,.52\nv,.4,.3\nw,.7,.1\n")["task"],
              "friedman")
        << name;
}

TEST(FilesOfOthers, RowsOfOneModelAndDataSetWithPredictionsAreCases) {
  // Stations come more than once, so that models cannot be paired by them.
  const std::string csv =
      "station,turbidity,pred,dataset,model\na,1.2,.6,base,GBR\n"
      "b,2.4,1.1,base,GBR\na,.9,1.3,base,GBR\na,1.2,.8,base,Cat\n"
      "b,2.4,1.9,base,Cat\nc,.9,1.1,base,Cat\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "no_truth_column");
  // What the answer tells to do.
  EXPECT_EQ(ReportOfCsv(csv, R"({"truth":"turbidity"})")["task"], "regression");
  // A result each, where a learner may be called so.
  EXPECT_EQ(ReportOfCsv("dataset,model,pred,acc\nx,A,.9,.8\nx,B,.8,.7\n"
                        "y,A,.7,.6\ny,B,.6,.5\n")["task"],
            "friedman");
}

TEST(FilesOfOthers, HowSurelyAPointBelongsToItsClusterIsNoClustering) {
  const ReadJson report = ReportOfCsv(
      "depth,CLUSTER_LABEL,CLUSTER_0_PROB,CLUSTER_1_PROB\n1.5,0,1,0\n"
      "1.6,0,1,0\n7.1,1,0,1\n7.3,1,0,1\n");
  EXPECT_EQ(report["options"]["predictions"], Names{"CLUSTER_LABEL"});
}

TEST(FilesOfOthers, NumbersOfSamplesAreNoCoordinates) {
  EXPECT_EQ(
      ReportOfCsv(
          "sample_idx,CLUSTER_LABEL,FEAT_0,FEAT_1\n0,0,.5,.25\n"
          "1,1,7.5,8.25\n2,0,.75,.5\n3,1,8.5,8.75\n")["options"]["features"],
      (Names{"FEAT_0", "FEAT_1"}));
}

TEST(FilesOfOthers, TextsBesideATruthAndNumberedClustersAreNoClustering) {
  const ReadJson report = ReportOfCsv(
      "kmeans_cluster,gmm_cluster,true_label,attack_type\n0,1,Normal,normal\n"
      "0,1,Normal,normal\n1,0,DoS,smurf\n1,0,DoS,neptune\n1,1,DoS,neptune\n"
      "0,0,DoS,smurf\n");
  EXPECT_EQ(report["options"]["predictions"],
            (Names{"kmeans_cluster", "gmm_cluster"}));
  EXPECT_TRUE(Contains(Warning(report, "predictions_in_doubt"), "attack_type"));
}

TEST(FilesOfOthers, ErrorsAndAttributionsAreNoModels) {
  EXPECT_EQ(
      Models(ReportOfCsv("true_dg,pred_dg,pred_rmsd\n-12.6,-11.3,4.5\n"
                         "-3.1,-2.8,4.5\n-7.7,-9.1,4.4\n-5.2,-5.9,4.6\n")),
      Names{"pred_dg"});
}

TEST(FilesOfOthers, MeasuresOfNamedOutputsAreNoPredictions) {
  const ReadJson error = ReportOfCsv(
      "target,r2_log_space,rmse_original_units,mae_original_units,n_samples\n"
      "delay,.992,3.95,2.03,1498\nrise,.989,4.23,1.91,1498\n"
      "fall,.994,7.8,3.48,1500\npower,.998,6.89,4.98,1500\n")["error"];
  EXPECT_EQ(error["code"], "metrics_only");
  // No measure is offered as a truth.
  EXPECT_FALSE(error.contains("candidates")) << error.dump();
}

TEST(FilesOfOthers, APredictionBesideIdsLacksItsTruth) {
  std::string csv = "id,predicted_bandgap\n";
  for (int i = 0; i < 30; ++i)
    csv += "mp-" + std::to_string(100 + i) + "," + std::to_string(i) + ".5\n";
  const ReadJson error = ReportOfCsv(csv)["error"];
  EXPECT_EQ(error["code"], "no_truth_column");
  EXPECT_TRUE(Contains(error["message"], "must stand in one table"));
}

TEST(FilesOfOthers, APredictionBesideScoresIsNoTruth) {
  std::string variants = "Variant,Predicted_Impact,Predicted_Binary,RF_Score\n";
  std::string peptides = "PepID,pos,Prediction\n";
  for (int i = 0; i < 30; ++i) {
    const std::string number = std::to_string(10 + i);
    variants += "v" + number + ",0." + number + "," + (i > 4 ? "1" : "0") +
                ",0.3" + number + "\n";
    peptides += "p" + std::to_string(i / 10) + "," + number + "," +
                (i % 3 == 0 ? "1" : "-1") + "\n";
  }
  for (const std::string& csv : {variants, peptides}) {
    const ReadJson answer = ReportOfCsv(csv);
    ASSERT_EQ(ErrorCode(answer), "no_truth_column") << answer.dump();
    EXPECT_TRUE(Contains(answer["error"]["message"], "give that file as well"));
  }
}

TEST(FilesOfOthers, PlacesOfAClassAreNoModels) {
  std::string csv = "lat,lon,class\n";
  for (int i = 0; i < 30; ++i)
    csv += "41.9" + std::to_string(100 + (i * 37 % 400)) + ",12.5" +
           std::to_string(100 + (i * 53 % 400)) + "," +
           std::to_string(1 + (i * 7 % 5)) + "\n";
  EXPECT_FALSE(ReportOfCsv(csv).contains("models")) << ReportOfCsv(csv).dump();
}

TEST(FilesOfOthers, TheNameOfALearnerIsNoTruth) {
  std::string csv = "sn,params,model,Rcv,Ry\n";
  for (int i = 0; i < 24; ++i)
    csv += std::string("group,") + std::to_string(i % 6) + "," +
           (i % 2 == 0 ? "l2regress" : "plsregress") + ",0." +
           std::to_string(50 + i) + ",0." + std::to_string(70 - i) + "\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_NE(report["input"]["truth"], "model") << report.dump();
  // A surgical approach is, which other columns predict.
  const ReadJson surgery = ReportOfCsv(
      "approach,tree,bayes\nopen,open,laser\nlaser,laser,laser\n"
      "open,open,open\nlaser,open,laser\n");
  EXPECT_EQ(surgery["input"]["truth"], "approach") << surgery.dump();
}

TEST(FilesOfOthers, WhetherACaseIsATruePositiveIsNoCount) {
  constexpr std::string_view kCsv =
      "patch,manual_check,classification,TP,FP,TN,FN\n"
      "1,ok,ok,TRUE,FALSE,FALSE,FALSE\n2,ok,bad,FALSE,FALSE,FALSE,TRUE\n"
      "3,bad,bad,FALSE,FALSE,TRUE,FALSE\n4,bad,ok,FALSE,TRUE,FALSE,FALSE\n";
  const ReadJson report = ReportOfCsv(kCsv, R"({"truth":"manual_check"})");
  ASSERT_EQ(report["task"], "labels") << report.dump();
  EXPECT_EQ(Models(report), Names{"classification"});
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], .5);
}

TEST(FilesOfOthers, ANamedTruthGoesBeforeCounts) {
  const ReadJson report = ReportOfCsv(
      "real,tp,fp,fn,tn,rf\n1,3,4,5,6,1\n0,2,3,4,5,0\n1,4,3,2,1,0\n",
      R"({"truth":"real","predictions":["rf"]})");
  EXPECT_EQ(report["task"], "labels") << report.dump();
}

TEST(FilesOfOthers, NamesBesideOneColumnLackTheOther) {
  std::string csv = "name,BNN\n";
  for (int i = 0; i < 30; ++i)
    csv += "p" + std::to_string(i) + "x,0." + std::to_string(30 + i) + "\n";
  const ReadJson answer = ReportOfCsv(csv);
  EXPECT_TRUE(Contains(answer["error"]["message"], "one table, side by side"))
      << answer.dump();
  EXPECT_FALSE(answer["error"].contains("candidates"));
}

TEST(FilesOfOthers, PercentErrorsAreNoModels) {
  const ReadJson report = ReportOfCsv(
      "Date,Actual,A_Pred,B_Pred,A_APE(%),B_APE(%)\n"
      "2026-06-01,94.9,95.2,95.4,.32,.53\n2026-06-02,95.2,95.1,95.6,.11,.42\n"
      "2026-06-03,96.1,95.8,96.3,.31,.21\n2026-06-04,95.5,95.9,95.2,.42,.31\n");
  EXPECT_EQ(Models(report), (Names{"A_Pred", "B_Pred"}));
  EXPECT_TRUE(Contains(Warning(report, "byproducts_ignored"), "B_APE(%)"));
}

TEST(FilesOfOthers, NumbersThatTheTruthSeldomHasAreNoLabels) {
  std::string csv = "truth,predicted,question_type\n";
  for (int i = 0; i < 30; ++i)
    csv += std::to_string(i % 2) + "," + std::to_string(i % 3 == 0 ? 1 : 0) +
           "," + std::to_string(1 + (i % 3)) + "\n";
  const ReadJson report = ReportOfCsv(csv, R"({"task":"labels"})");
  EXPECT_EQ(Models(report), Names{"predicted"});
  EXPECT_TRUE(
      Contains(Warning(report, "score_columns_ignored"), "question_type"));
}

TEST(FilesOfOthers, MetricsOfEachCaseAreNoPredictions) {
  std::string csv = "method,question_id,gold_doc,f1,recall_at_1,recall_at_3\n";
  for (int i = 0; i < 24; ++i) {
    const std::string right = i % 5 == 0 ? "0.0" : "1.0";
    csv += std::string(i < 12 ? "tfidf" : "bm25") + ",q" +
           std::to_string(i % 12) + ",doc" + std::to_string(i % 4) + "," +
           (i % 3 == 0 ? "0.5," : "1.0,") + right + "," + right + "\n";
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["task"], "friedman") << report.dump();
  EXPECT_EQ(Models(report), (Names{"tfidf", "bm25"}));
}

TEST(FilesOfOthers, OneTextInEveryRowIsNoTruthForItsName) {
  const ReadJson report = ReportOfCsv(
      "track,target,method,score,SAR\n1,vocals,A,8.7,5.7\n2,vocals,B,6.8,8.1\n"
      "3,vocals,A,7.1,6.6\n4,vocals,B,5.2,4.9\n");
  EXPECT_EQ(ErrorCode(report), "no_truth_column") << report.dump();
  // But beside a prediction of the same label.
  EXPECT_EQ(ReportOfCsv(
                "target,pred\nyes,yes\nyes,no\nyes,yes\n")["options"]["truth"],
            "target");
}

TEST(FilesOfOthers, LabelsOfWhatIsPredictedAreTheTruth) {
  const ReadJson report = ReportOfCsv(
      "variant,clinvar_label,pred_score,pred_class,source\n"
      "a,Pathogenic,.9,pathogenic,x\nb,Benign,.2,benign,y\n"
      "c,Pathogenic,.4,benign,x\nd,Benign,.3,benign,y\n");
  EXPECT_EQ(report["options"]["truth"], "clinvar_label") << report.dump();
  EXPECT_EQ(Models(report), Names{"pred_score"});
}

TEST(FilesOfOthers, ColumnsThatWereMadeAreNoCandidates) {
  std::string csv = "model,id,gold_doc,passed,hit\n";
  for (int i = 0; i < 24; ++i)
    csv += std::string(i < 12 ? "tfidf" : "bm25") + "," +
           std::to_string(i % 12) + ",doc" + std::to_string(i % 4) + "," +
           (i % 5 == 0 ? "0" : "1") + "," + (i % 7 == 0 ? "0" : "1") + "\n";
  const ReadJson report = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(report), "correctness_columns") << report.dump();
  // Of the table that was made of it, "tfidf passed" and "bm25 hit".
  ASSERT_TRUE(Contains(report["error"]["message"], "tfidf passed"));
  EXPECT_EQ(report["error"]["candidates"].get<Names>(), Names{"gold_doc"});
}

TEST(FilesOfOthers, PredictionsByDaysAreNoResults) {
  std::string csv = "fecha,cambio,pred_arima,pred_xgb,arima_ci_lower\n";
  for (int i = 10; i < 28; ++i) {
    const std::string n = std::to_string(i * 7 % 90 + 10);
    csv += "2025-10-" + std::to_string(i) + ",70" + n + ".3,69" + n + ".5,70" +
           n + ".1,68" + n + ".2\n";
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(ErrorCode(report), "no_truth_column");
  EXPECT_EQ(report["error"]["candidates"][0], "cambio");
}

TEST(FilesOfOthers, APredictedLabelGoesBeforeAnEstimatedQuantity) {
  std::string csv = "datacenter,estimated_cost_per_hour,y_true,y_pred\n";
  for (int i = 0; i < 20; ++i)
    csv += std::string(i % 2 == 0 ? "A," : "B,") + std::to_string(60 + i) +
           ".5," + std::to_string(i % 2) + "," +
           std::to_string(i % 3 == 0 ? 1 : 0) + "\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(Models(report), Names{"y_pred"});
}

TEST(FilesOfOthers, OfModelsAloneNoneIsTheTruth) {
  std::string csv = "kind,NeuralNetworks2_sent,NeuralNetworks4_sent\n";
  constexpr const char* kLabels[] = {"pos", "neg", "neutral"};
  for (int i = 0; i < 24; ++i)
    csv += "k" + std::to_string(i % 5) + "," + kLabels[i % 2] + "," +
           kLabels[i * 5 % 3] + "\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "no_truth_column");
}

TEST(FilesOfOthers, TruthsCalledGoldArePairedWithTheirPredictions) {
  const ReadJson report = ReportOfCsv(
      "pred_x,pred_y,gt_x,gt_y\n508,514,507.9,515\n519,490,518.2,491\n"
      "521,493,520.4,492\n480,470,481,471\n");
  ASSERT_EQ(ErrorCode(report), "several_truths");
  EXPECT_EQ(report["error"]["candidates"], (Names{"gt_x", "gt_y"}));
}

TEST(FilesOfOthers, TwoKindsOfMaterialAreNoTruthBesideAModelOfNumbers) {
  std::string csv = "binder,alpha,depth [mm],carbonation model [mm]\n";
  for (int i = 0; i < 20; ++i)
    csv += std::string(i % 2 == 0 ? "OPC,.7" : "SCM,.8") + std::to_string(i) +
           "," + std::to_string(10 + (i * 7 % 20)) + ".5," +
           std::to_string(10 + (i * 7 % 20)) + ".9\n";
  EXPECT_NE(ReportOfCsv(csv)["options"]["truth"], "binder");
}

TEST(FilesOfOthers, WhetherACaseIsInTheTestSetIsAPart) {
  std::string csv = "true_label,pred_label,in_test_set\n";
  for (int i = 0; i < 20; ++i)
    csv += std::string(i % 2 == 0 ? "a," : "b,") + (i % 3 == 0 ? "b," : "a,") +
           (i < 12 ? "False\n" : "True\n");
  EXPECT_TRUE(
      Contains(Warning(ReportOfCsv(csv), "parts_pooled"), "\"in_test_set\""));
}

TEST(FilesOfOthers, AWeightOfTheTestCasesIsAWeight) {
  std::string csv = "y_true,a_proba,test_weight\n";
  for (int i = 0; i < 20; ++i)
    csv += std::to_string(i % 2) + ",." + std::to_string(10 + i) + "," +
           std::to_string(20000 + (i * 37)) + ".5\n";
  EXPECT_EQ(ReportOfCsv(csv)["options"]["weight"], "test_weight");
}

TEST(FilesOfOthers, AChoiceThatIsCorrectIsATruth) {
  std::string csv = "correct_choice,judge_choice,is_correct\n";
  for (int i = 0; i < 20; ++i) {
    const bool right = i % 5 != 0;
    const bool first = i % 2 == 0;
    csv += std::string(first ? "A," : "B,") + (first == right ? "A," : "B,") +
           (right ? "True\n" : "False\n");
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_NE(ErrorCode(report), "correctness_columns");
  EXPECT_EQ(Models(ReportOfCsv(csv, R"({"truth":"correct_choice"})")),
            Names{"judge_choice"});
}

TEST(FilesOfOthers, ATruthWithoutLabelsOfItsPredictionIsNoTarget) {
  std::string csv = "actual_state,actual_type,predicted_state,predicted_type\n";
  for (int i = 0; i < 12; ++i)
    csv += std::string(i % 2 == 0 ? "FAULT,anomaly," : "NORMAL,none,") +
           (i % 3 == 0 ? "FAULT,bearing\n" : "NORMAL,belt\n");
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["options"]["truth"], "actual_state");
  EXPECT_EQ(Models(report), Names{"predicted_state"});
}

TEST(FilesOfOthers, RealIsATruthBesideModels) {
  const ReadJson report = ReportOfCsv(
      "fecha,Real,Naive,SARIMA\n2025-01-01,10.5,10.1,10.2\n"
      "2025-02-01,12.5,10.5,12.2\n2025-03-01,11.5,12.5,11.9\n"
      "2025-04-01,13.5,11.5,13.1\n");
  EXPECT_EQ(report["options"]["truth"], "Real");
  EXPECT_EQ(Models(report), (Names{"Naive", "SARIMA"}));
}

TEST(FilesOfOthers, InputsBesideAScoreStayInputsWhereTheTruthIsGiven) {
  std::string csv = "hp,seats,true_label,score_sport\n";
  for (int i = 0; i < 20; ++i)
    csv += std::to_string(115 + (i * 31 % 400)) + "," +
           std::to_string(2 + (i % 4)) +
           (i % 2 == 0 ? ",sport,." : ",family,.") +
           std::to_string(10 + (i * 7 % 80)) + "\n";
  EXPECT_EQ(Models(ReportOfCsv(csv, R"({"truth":"true_label"})")),
            Names{"score_sport"});
}

TEST(FilesOfOthers, AmongInputsOfTwoValuesTheTruthIsAskedFor) {
  constexpr std::string_view kRows =
      "type,neutropenia,icu,oof_probability,oof_prediction\n1,1,1,.9,1\n"
      "0,1,0,.2,0\n1,0,1,.8,1\n0,0,0,.3,0\n1,1,0,.4,0\n0,0,1,.7,1\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kRows)), "no_truth_column");
  const ReadJson report = ReportOfCsv(kRows, R"({"truth":"icu"})");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["roc_auc"].get<double>(), 1);
}

TEST(FilesOfOthers, NumbersPredictedByTheNameOfTheTruthMakeARegression) {
  std::string csv = "day,stage,variety,predicted_day,true_stage,pred_stage\n";
  for (int i = 0; i < 12; ++i) {
    const std::string stage = std::to_string(i % 3);
    csv += std::to_string(i % 6) + "," + stage + "," + std::to_string(i % 2) +
           "," + std::to_string(i % 6) + ".2" + std::to_string(i % 10) + "," +
           stage + "," + std::to_string((i + i / 9) % 3) + "\n";
  }
  EXPECT_EQ(ReportOfCsv(csv)["options"]["truth"], "true_stage");
  const ReadJson chosen =
      ReportOfCsv(csv, R"({"predictions":"predicted_day"})");
  EXPECT_EQ(chosen["task"], "regression");
  EXPECT_EQ(chosen["options"]["truth"], "day");
  const ReadJson report = ReportOfCsv(csv, R"({"truth":"day"})");
  EXPECT_EQ(report["task"], "regression");
  // What the choice of a truth makes a model of is said.
  for (const std::string& name : Models(report)) {
    if (name != "predicted_day" && name != "pred_stage") {
      EXPECT_TRUE(Contains(Warning(report, "numbers_as_models"), name));
    }
  }
}

TEST(FilesOfOthers, ModelsInAnotherUnitThanTheTruthAreLeftOutAndNamed) {
  std::string csv = "id,actual_log10,rf_predicted_log10,rf_predicted_nM\n";
  for (int i = 0; i < 8; ++i)
    csv += "m" + std::to_string(i) + "," + std::to_string(i % 4) + ".5," +
           std::to_string(i % 4) + "." + std::to_string(2 + i) + "," +
           std::to_string(1500 * (i + 1)) + ".5\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(Models(report), Names{"rf_predicted_log10"});
  EXPECT_TRUE(
      Contains(Warning(report, "other_units_ignored"), "\"rf_predicted_nM\""));
  // Chosen by name, it is evaluated.
  EXPECT_EQ(Models(ReportOfCsv(csv, R"({"predictions":"rf_predicted_nM"})")),
            Names{"rf_predicted_nM"});
}

TEST(FilesOfOthers, PointsThatTheTruthWasMadeFromAreNoModelIfCalledScore) {
  std::string csv = "id,score,true_class,rf_probability\n";
  for (int i = 0; i < 120; ++i)
    csv += std::to_string(i) + "," + std::to_string(20 + i) + ".5," +
           (i >= 60 ? "1," : "0,") + "." + std::to_string(10 + i * 37 % 80) +
           "\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(Models(report), Names{"rf_probability"});
  EXPECT_TRUE(Contains(Warning(report, "sources_of_truth"), "\"score\""));
}

TEST(FilesOfOthers, AModelThatIsCertainOfEveryCaseIsAScoreBesideOthers) {
  const ReadJson report = ReportOfCsv(
      "actual,tree probability,forest probability,nb probability\n"
      "1,1,.9,.8\n0,0,.2,.3\n1,0,.7,.6\n0,0,.1,.4\n1,1,.8,.2\n0,1,.3,.1\n");
  EXPECT_EQ(report["task"], "binary");
  EXPECT_EQ(Models(report), (Names{"tree probability", "forest probability",
                                   "nb probability"}));
  // "problem" is no probability.
  EXPECT_EQ(Models(ReportOfCsv("actual,problem,forest probability\n1,1,.9\n"
                               "0,0,.2\n1,0,.7\n0,0,.1\n1,1,.8\n0,1,.3\n")),
            Names{"forest probability"});
}

TEST(FilesOfOthers, CasesOfFoldsAreNoResultsOfFolds) {
  constexpr std::string_view kCases =
      "age,fold,pred,pred_corrected\n35.8,1,42.1,39.5\n38.7,1,41.1,38.1\n"
      "51.2,2,49.8,50.4\n62.9,2,58.3,60.2\n44.1,3,46.0,45.2\n29.5,3,33.4,31."
      "0\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kCases)), "no_truth_column");
  EXPECT_EQ(ReportOfCsv(kCases, R"({"truth":"age"})")["task"], "regression");
}

TEST(FilesOfOthers, AClassThatIsPredictedButNeverTrueIsOneOfMany) {
  const ReadJson report = ReportOfCsv(
      "region,future_class,pred_xgb,prob_low_xgb,prob_mid_xgb,prob_top_xgb\n"
      "Africa,1,1,.2,.7,.1\nAsia,2,2,.1,.2,.7\nAfrica,1,0,.6,.3,.1\n"
      "Asia,2,2,.1,.1,.8\nAfrica,2,1,.2,.5,.3\nAsia,1,1,.1,.8,.1\n"
      "Africa,1,0,.5,.4,.1\nAsia,2,2,0,.3,.7\n");
  EXPECT_EQ(report["options"]["truth"], "future_class");
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(Models(report), Names{"pred_xgb"});
}

TEST(FilesOfOthers, WhereOtherClassesArePredictedTwoTextsAreNoTruth) {
  const ReadJson report = ReportOfCsv(
      "region,grade,pred_xgb,score\nAfrica,1,1,.2\nAsia,2,2,.1\n"
      "Africa,1,0,.6\nAsia,2,2,.3\nAfrica,2,1,.2\nAsia,1,1,.1\n"
      "Africa,1,0,.5\nAsia,2,2,.4\n");
  EXPECT_EQ(ErrorCode(report), "no_truth_column") << report.dump();
}

TEST(FilesOfOthers, MarksAndProfitsAreARelevanceOnlyBesideQueries) {
  for (const std::string_view csv :
       {"student,hours,grade,predicted_grade\na,3,A,A\nb,4,B,A\nc,5,A,A\n"
        "d,2,C,B\n",
        "student,hours,grade,predicted_grade\na,3,12,11.2\nb,4,14,13.1\n"
        "c,5,15,16.3\nd,2,8,9.5\n",
        "loan,grade,rate,status,pred\n1,A,.1,paid,paid\n2,B,.12,late,paid\n"
        "3,A,.1,paid,paid\n4,C,.2,late,late\n"}) {
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_NE(report["task"], "ranking") << report.dump();
    EXPECT_EQ(Models(report).size(), 1U) << csv;
  }
  constexpr std::string_view kRanking =
      "query,document,grade,bm25\n1,a,2,.9\n1,b,0,.4\n1,c,1,.5\n2,d,0,.3\n"
      "2,e,1,.8\n2,f,2,.7\n";
  EXPECT_EQ(ReportOfCsv(kRanking)["task"], "ranking");
  // Beside a truth that was chosen, a relevance is no reason for a ranking.
  EXPECT_EQ(ReportOfCsv("relevance,answer,pred_a\n2,yes,yes\n1,no,yes\n"
                        "0,no,no\n1,yes,yes\n",
                        R"({"truth":"answer"})")["task"],
            "labels");
}

TEST(FilesOfOthers, TheIndexOfTwoRowsIsNoTruth) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(",contamination,outliergram,muod\n"
                                  "0,.01,.995,.971\n1,.02,1,.948\n")),
            "no_truth_column");
}

TEST(FilesOfOthers, AnIndexOrAMetricIsAnUnlikelyTruth) {
  std::string csv = "row_index,actual,a_probability\n";
  for (int i = 1; i <= 24; ++i)
    csv += std::to_string(i * 37 % 101) + "," + std::to_string(i % 2) + ",." +
           std::to_string(10 + i) + "\n";
  EXPECT_NE(
      Warning(ReportOfCsv(csv, R"({"truth":"row_index"})"), "unlikely_truth"),
      "");
  EXPECT_EQ(
      Warning(ReportOfCsv(csv, R"({"truth":"actual"})"), "unlikely_truth"), "");
  EXPECT_NE(Warning(ReportOfCsv("config,F1,Precision,Recall\na,.43,.28,.92\n"
                                "b,.53,.36,.9\nc,.61,.5,.77\n",
                                R"({"truth":"F1"})"),
                    "unlikely_truth"),
            "");
}

TEST(FilesOfOthers, PredictionsMayBeCalledSoInFrench) {
  const ReadJson report = ReportOfCsv(
      "taux,température,taux prédit\n.97,12.5,.81\n.89,17.25,.88\n"
      ".91,15.5,.93\n.95,16.75,.94\n.86,11.25,.9\n",
      R"({"truth":"taux"})");
  EXPECT_EQ(Models(report), Names{"taux prédit"});
}

TEST(FilesOfOthers, ThePriceOfGoldIsNoTruthBesideATarget) {
  EXPECT_EQ(
      ReportOfCsv("date,Gold,Target,RF_Pred\n2024-01-01,2059.5,2041.6,"
                  "1983.1\n2024-01-02,2041.6,2043.7,1974.8\n"
                  "2024-01-03,2043.7,2052.1,2011.3\n")["options"]["truth"],
      "Target");
  EXPECT_EQ(
      ReportOfCsv(
          "gold,pred\n2.5,2.25\n4.5,4.25\n1.5,2.75\n")["options"]["truth"],
      "gold");
}

TEST(FilesOfOthers, TheMetricsOfBroomAreNoCases) {
  EXPECT_EQ(
      ErrorCode(ReportOfCsv(
          "term,class,estimate,conf.low,conf.high\naccuracy,NA,.97,.88,.99\n"
          "mcnemar,NA,.33,NA,NA\nkappa,NA,.96,NA,NA\nsensitivity,1,.9,NA,"
          "NA\n"
          "specificity,1,.95,NA,NA\nsensitivity,2,.92,NA,NA\n")),
      "metrics_only");
}

TEST(FilesOfOthers, AProbabilityOfZeroAndOneIsNoLabelBesideLabels) {
  EXPECT_EQ(Models(ReportOfCsv(
                "Actual,tree prediction,tree probability,rf prediction,"
                "rf probability\n1,1,1.0,1,.9\n0,0,0.0,0,.2\n1,0,0.0,1,.7\n"
                "0,0,0.0,1,.6\n",
                R"({"task":"labels"})")),
            (Names{"tree prediction", "rf prediction"}));
}

TEST(FilesOfOthers, AnAnswerInWordsIsNoTruth) {
  constexpr std::string_view kRows =
      ",1,.8,in,0\na,1,.6,in,1\nb,0,.3,out,1\nc,0,.1,out,0\nd,1,.9,in,1\n"
      "e,0,.4,out,0\n";
  const std::string labelled =
      std::string("id,y_pred,y_prob,status,BBB_labels\n") + "z" +
      std::string(kRows);
  EXPECT_EQ(ReportOfCsv(labelled)["options"]["truth"], "BBB_labels");
  const std::string unnamed = std::string("id,y_pred,y_prob,status,barrier\n") +
                              "z" + std::string(kRows);
  EXPECT_NE(ReportOfCsv(unnamed)["options"]["truth"], "status");
}

TEST(FilesOfOthers, AChosenTruthThatIsCalledAPredictionIsWarnedOf) {
  constexpr std::string_view kLabels =
      "gold_label,pred_label\na,a\nb,b\na,b\nb,b\na,a\n";
  EXPECT_NE(Warning(ReportOfCsv(kLabels, R"({"truth":"pred_label"})"),
                    "truths_exchanged"),
            "");
  EXPECT_EQ(Warning(ReportOfCsv(kLabels, R"({"truth":"gold_label"})"),
                    "truths_exchanged"),
            "");
  // The name of a model alone, and of what another column is.
  constexpr std::string_view kScores =
      "y_true,svm,hybrid\n0,.1,.2\n1,.8,.6\n0,.3,.1\n1,.7,.9\n1,.4,.8\n";
  EXPECT_TRUE(Contains(
      Warning(ReportOfCsv(kScores, R"({"truth":"svm"})"), "truths_exchanged"),
      "\"y_true\""));
  // Neither of two targets is called a truth alone.
  EXPECT_EQ(Warning(ReportOfCsv("target,churn,svm\n0,0,.2\n1,1,.6\n0,1,.1\n"
                                "1,1,.9\n",
                                R"({"truth":"churn"})"),
                    "truths_exchanged"),
            "");
}

TEST(FilesOfOthers, TheNumberOfAPredictedClassIsNoIdentifier) {
  const ReadJson report = ReportOfCsv(
      "statement,labels,pred_id,pred_label\na b,0,0,no\nb c,1,2,maybe\n"
      "c d,2,2,maybe\nd e,1,1,yes\ne f,0,1,yes\nf g,2,0,no\n");
  EXPECT_EQ(Models(report), (Names{"pred_id"}));
  EXPECT_TRUE(Contains(Warning(report, "label_columns_ignored"), "pred_label"))
      << report.dump();
}

TEST(FilesOfOthers, ARowNumberOfAnyNameIsNoScore) {
  EXPECT_EQ(Models(ReportOfCsv(
                "uci_row_number,label,word_p_spam,char_p_spam\n1,ham,.1,.2\n"
                "5,spam,.8,.6\n9,ham,.3,.1\n11,spam,.7,.9\n30,ham,.2,.4\n",
                R"({"task":"binary"})")),
            (Names{"word_p_spam", "char_p_spam"}));
}

TEST(FilesOfOthers, WhereATruthIsCalledSoNoModelIsOffered) {
  const ReadJson report = ReportOfCsv(
      "y_true,logistic_regression,svm\n0,0,.2\n1,1,.6\n0,0,.1\n1,.99,.9\n",
      R"({"task":"labels"})");
  EXPECT_EQ(ErrorCode(report), "no_prediction_columns");
  EXPECT_FALSE(report["error"].contains("candidates")) << report.dump();
}

TEST(FilesOfOthers, ATaskThatTheTruthDoesNotFitIsRefusedForTheTruth) {
  constexpr std::string_view kTexts =
      "True_Label,Predicted_Label\na,a\nb,b\nc,b\na,c\n";
  EXPECT_TRUE(
      Contains(ReportOfCsv(kTexts, R"({"task":"binary"})")["error"]["message"],
               "has 3 different labels"));
  EXPECT_TRUE(Contains(
      ReportOfCsv(kTexts, R"({"task":"regression"})")["error"]["message"],
      "a column of texts"));
}

TEST(FilesOfOthers, HoltWintersIsAModel) {
  // Far from the truth, as only a name can tell.
  EXPECT_EQ(
      Models(ReportOfCsv("time,actual,Holt-Winters,ETS,temperature\n1,67.9,"
                         "98.1,66.4,29.8\n2,62.3,97.2,64.7,29.8\n3,61.2,"
                         "95.9,60.1,28.4\n4,65.7,30.2,66.9,27.1\n")),
      (Names{"Holt-Winters", "ETS"}));
}

TEST(FilesOfOthers, AnotherTruthIsNoModelNorAGroupOfCases) {
  std::string csv =
      "agent,label_true,dir_true,verdict,dir_pred,hit_5,hit_dir\n";
  for (int i = 0; i < 8; ++i)
    csv.append(
        "a,mild_up,up,strong_up,up,0,1\nb,mild_down,down,mild_down,up,1,0\n"
        "c,strong_up,up,strong_up,up,1,1\nd,flat,flat,mild_up,flat,0,1\n"
        "e,strong_down,down,flat,down,0,1\n");
  // What says whether models are right stands beside truths and predictions.
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["options"]["truth"], "dir_true") << report.dump();
  EXPECT_EQ(Models(report), (Names{"dir_pred"}));
  EXPECT_TRUE(Contains(Warning(report, "other_truths_ignored"), "label_true"));
  EXPECT_FALSE(
      Contains(Warning(ReportOfCsv(csv, R"({"truth":"dir_true",)"
                                        R"("predictions":["dir_pred"]})"),
                       "cases_repeat"),
               "label_true"));
}

TEST(FilesOfOthers, SeveralTruthsAreAskedAboutWhateverTheTask) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("true_5c,true_3c,pred_5c_SVM,pred_3c_SVM\n"
                                  "0,0,2,0\n1,1,1,1\n2,1,2,2\n3,2,3,1\n",
                                  R"({"task":"labels"})")),
            "several_truths");
}

TEST(FilesOfOthers, TargetsThatAllModelsPredictAreSeveralTruths) {
  constexpr std::string_view kTargets =
      "id,cause,severity,lr_cause,lr_severity,rule_cause,rule_severity\n"
      "1,net,high,net,high,net,low\n2,disk,low,net,low,disk,low\n"
      "3,net,high,disk,low,net,high\n4,disk,low,disk,low,disk,high\n"
      "5,net,low,net,low,net,low\n6,disk,high,disk,high,net,high\n";
  const ReadJson asked = ReportOfCsv(kTargets);
  ASSERT_EQ(ErrorCode(asked), "several_truths");
  EXPECT_EQ(asked["error"]["candidates"], (Names{"cause", "severity"}));
  EXPECT_EQ(Models(ReportOfCsv(kTargets, R"({"truth":"severity"})")),
            (Names{"lr_severity", "rule_severity"}));
}

TEST(FilesOfOthers, WhetherModelsAreRightIsComparedBesideATruthOfOne) {
  // The remedy of what is said where only such columns stand in the file.
  EXPECT_EQ(Models(ReportOfCsv("truth,hit_a,hit_b\n1,0,1\n1,1,1\n1,0,0\n"
                               "1,0,1\n1,0,1\n",
                               R"({"task":"labels"})")),
            (Names{"hit_a", "hit_b"}));
}

TEST(FilesOfOthers, LabelsAreNotAskedToBeWrittenAlikeForProbabilities) {
  constexpr std::string_view kLabels =
      "true_idx,true_label,pred_idx,pred_label\n0,a,0,a\n1,b,1,b\n2,c,1,b\n"
      "0,a,2,c\n1,b,1,b\n2,c,2,c\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                kLabels, R"({"task":"multiclass","truth":"true_label"})")),
            "no_prediction_columns");
}

TEST(FilesOfOthers, QuantitiesOfModelsBelowEachOtherHaveNoTextAsTruth) {
  std::string csv = "ctd,turbidity,pred,dataset,model\n";
  for (const std::string model : {"GBR", "CatBoost"}) {
    for (const std::string dataset : {"base", "log1p"}) {
      for (const std::string place : {"C1", "C2", "C3"})
        csv.append(place + ",2." + place.substr(1) + ",1." +
                   (model == "GBR" ? "4" : "7") + place.substr(1) + "," +
                   dataset + "," + model + "\n");
    }
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "no_truth_column");
  EXPECT_EQ(Models(ReportOfCsv(csv, R"({"truth":"turbidity"})")),
            (Names{"GBR", "CatBoost"}));
}

TEST(FilesOfOthers, TheTruthThatIsNamedIsTheOneOfThatPrediction) {
  const auto warned = [](std::string_view csv, const std::string& options) {
    return Warning(ReportOfCsv(csv, options), "truths_exchanged");
  };
  EXPECT_TRUE(
      Contains(warned("y2_true,y3_true,y2_pred,y3_pred\na,b,a,b\nb,a,b,a\n"
                      "a,b,b,b\nb,b,b,a\n",
                      R"({"truth":"y3_pred"})"),
               "\"y3_true\""));
  EXPECT_TRUE(
      Contains(warned("temp,yield,predicted_yield\n28.8,10.04,9.98\n"
                      "35.9,8.04,7.88\n31.2,9.11,9.32\n27.4,10.4,10.9\n",
                      R"({"truth":"predicted_yield"})"),
               "perhaps of \"yield\""));
}

TEST(FilesOfOthers, StandardizedInputsBesideScoresAreNamed) {
  constexpr std::string_view kInputs =
      "tenure,charges,Actual,RF_Predicted\n-.95,1.39,0,0\n.21,-1.61,1,1\n"
      "1.47,.26,0,1\n-.33,-.71,1,1\n.81,.44,0,0\n";
  EXPECT_TRUE(Contains(Warning(ReportOfCsv(kInputs, R"({"task":"binary"})"),
                               "numbers_as_models"),
                       "\"tenure\""));
}

TEST(FilesOfOthers, AScoreForEachClassIsAskedToBeNamedAfterIt) {
  // Independent scores, none of which is below a third.
  const ReadJson report = ReportOfCsv(
      "id,true_label,pred_label,prob_angry,prob_happy,prob_sad\n"
      "a,2,1,.44,.59,.45\nb,0,1,.41,.61,.43\nc,1,1,.42,.63,.48\n"
      "d,0,0,.71,.42,.41\ne,2,2,.45,.46,.66\nf,1,1,.47,.62,.44\n");
  EXPECT_TRUE(Contains(Warning(report, "score_columns_ignored"), "MODEL:CLASS"))
      << report["warnings"].dump();
}

TEST(FilesOfOthers, WhatIsPredictedMayStandBehindTheModel) {
  constexpr std::string_view kTargets =
      "Name,True Wavelength,True Brightness,ESM Pred Wavelength,"
      "ESM Pred Brightness,TSC Pred Wavelength,TSC Pred Brightness\n"
      "a,595.0,8.28,582.3,16.0,621.5,4.9\nb,512.5,30.1,520.2,28.4,509.9,33.3\n"
      "c,545.1,22.4,539.8,25.1,551.0,19.6\nd,610.3,12.7,601.4,10.9,605.2,14."
      "8\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kTargets)), "several_truths");
  EXPECT_EQ(Models(ReportOfCsv(kTargets, R"({"truth":"True Brightness"})")),
            (Names{"ESM Pred Brightness", "TSC Pred Brightness"}));
}

TEST(FilesOfOthers, HowSureAModelIsIsNoTruth) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "id,predicted_state,confidence,uncertain_flag\n1,calm,.56,0\n"
                "2,tense,.41,1\n3,calm,.72,0\n4,tired,.38,1\n5,calm,.66,0\n")),
            "no_truth_column");
}

TEST(FilesOfOthers, ErrorsAndFoldsBesideAChosenTruthAreNoModels) {
  EXPECT_EQ(Models(ReportOfCsv(
                "cv_fold,votes,ridge,boost,final_ensemble,final_residual,"
                "final_absolute_error\n1,98.5,70.1,162.2,116.2,-17.7,17.7\n"
                "2,397.2,280.4,159.4,219.8,177.4,177.4\n"
                "1,210.4,190.3,240.1,215.2,-4.8,4.8\n"
                "2,120.9,150.2,133.7,142.0,-21.1,21.1\n",
                R"({"truth":"votes"})")),
            (Names{"ridge", "boost", "final_ensemble"}));
}

TEST(FilesOfOthers, LabelsThatAllHaveAConfidenceAreNoTruth) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "id,lexicon_state,lexicon_conf,bert_state,bert_conf,"
                "hybrid_state,hybrid_conf\n1,calm,.36,tense,.64,calm,.55\n"
                "2,tense,.44,tense,.71,calm,.52\n3,tired,.38,calm,.66,tired,"
                ".41\n4,calm,.61,calm,.58,tense,.47\n5,tired,.57,tired,.49,"
                "tired,.62\n6,tense,.43,calm,.39,tense,.5\n")),
            "no_truth_column");
}

TEST(FilesOfOthers, AProbabilityOfTheSameThingTellsTheTruth) {
  const ReadJson report = ReportOfCsv(
      "months,churn_real,prob_churn,band\n3,1,.91,high\n12,0,.62,medium\n"
      "8,1,.88,high\n20,0,.41,medium\n15,0,.55,medium\n5,1,.79,high\n");
  EXPECT_EQ(report["options"]["truth"], "churn_real") << report.dump();
}

TEST(FilesOfOthers, AMarkOfRightPredictionsIsAnUnlikelyTruth) {
  EXPECT_NE(Warning(ReportOfCsv("label,prob,pred,correct\n1,.4,0,0\n0,.2,0,1\n"
                                "1,.8,1,1\n0,.3,0,1\n0,.6,1,0\n1,.9,1,1\n",
                                R"({"truth":"correct"})"),
                    "unlikely_truth"),
            "");
}

TEST(FilesOfOthers, OneLabelInEveryRowIsNotOfferedAsTheTruth) {
  const ReadJson report = ReportOfCsv(
      "size,kind,grade\n2.5,all,a\n3.5,all,b\n1.5,all,c\n6.5,all,a\n"
      "5.5,all,b\n4.5,all,c\n");
  ASSERT_EQ(ErrorCode(report), "no_truth_column");
  for (const ReadJson& candidate : report["error"]["candidates"])
    EXPECT_NE(candidate, "kind");
}

TEST(FilesOfOthers, BoundsThatNameTheirIntervalAreNoModels) {
  EXPECT_EQ(Models(ReportOfCsv(
                "label,p_meta,p_fusion,ci_low,ci_high\n0,.01,.02,.01,.05\n"
                "1,.91,.83,.85,.95\n0,.35,.44,.31,.42\n1,.62,.71,.55,.7\n"
                "0,.52,.31,.45,.6\n1,.45,.64,.41,.5\n")),
            (Names{"p_meta", "p_fusion"}));
}

TEST(FilesOfOthers, AnsweredQuestionsAreNoRanking) {
  const ReadJson report = ReportOfCsv(
      "qid,ground_truth,zero_shot_pred,few_shot_pred,zero_shot_correct,"
      "jury_confidence\na1,Yes,No,Yes,False,3.0\na2,No,No,No,True,4.33\n"
      "a3,Yes,Yes,Yes,True,5.0\na4,No,Yes,No,False,2.67\n"
      "a5,Yes,Yes,No,True,4.0\na6,No,No,No,True,3.33\n");
  EXPECT_EQ(report["task"], "labels") << report.dump();
  EXPECT_EQ(Models(report), (Names{"zero_shot_pred", "few_shot_pred"}));
}

TEST(FilesOfOthers, ModelsBelowEachOtherArePairedByWhatTheyPredict) {
  std::string csv = "ISIN,Date,Price,PricePredicted,Model\n";
  for (const std::string model : {"arima", "prophet", "lstm"}) {
    std::size_t step = 0;
    for (const std::string share : {"AT1", "AT2"}) {
      for (const std::string day : {"1", "2", "3"}) {
        ++step;
        csv.append(share + ",2023-10-0" + day + ",3" + std::to_string(step));
        csv.append(".5,3" + std::to_string((step + model.size()) % 9) + ".7,");
        csv.append(model + "\n");
      }
    }
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["task"], "regression") << report.dump();
  EXPECT_EQ(Models(report), (Names{"arima", "prophet", "lstm"}));
  EXPECT_EQ(report["options"]["truth"], "Price");
}

TEST(FilesOfOthers, FlagsBesideAPredictionAreWarnedOfAndACopyIsNoModel) {
  const ReadJson report = ReportOfCsv(
      "canceled,returning,y_true,y_pred\n0,1,0,0\n1,0,1,0\n0,0,0,0\n1,1,1,1\n"
      "0,1,0,1\n1,0,1,1\n",
      R"({"truth":"y_true"})");
  EXPECT_EQ(Models(report), (Names{"returning", "y_pred"}));
  EXPECT_TRUE(Contains(Warning(report, "truth_repeated"), "\"canceled\""));
  EXPECT_TRUE(Contains(Warning(report, "numbers_as_models"), "\"returning\""));
}

TEST(FilesOfOthers, ForecastsBelowEachOtherAreNotResults) {
  const auto csv = [](const std::string& header, bool repeats) {
    std::string text = header + "\n";
    for (const std::string model : {"ridge", "forest", "boost"}) {
      for (std::size_t week = 1; week <= 6; ++week) {
        const std::size_t day = repeats && week == 6 ? 5 : week;
        text.append("2024-05-0" + std::to_string(day) + "," + model + ",2.");
        text.append(std::to_string(10 + week) + ",2.");
        text.append(std::to_string(10 + ((week + model.size()) % 8)) + "\n");
      }
    }
    return text;
  };
  for (const bool repeats : {false, true}) {
    for (const std::string header : {"date,model,actual_ili,predicted_ili",
                                     "week,algorithm,true_ili,pred_ili"}) {
      for (const std::string options : {"{}", R"({"task":"regression"})"}) {
        const ReadJson report = ReportOfCsv(csv(header, repeats), options);
        EXPECT_EQ(Models(report), (Names{"ridge", "forest", "boost"}))
            << header << options << repeats;
      }
    }
  }
}

TEST(FilesOfOthers, PredictionsInOtherWordsKeepInputsFromBeingModels) {
  std::string csv = "type,gain,trend,status,rf_predicted,dl_predicted\n";
  for (std::size_t i = 0; i < 30; ++i) {
    csv.append(i % 3 == 0 ? "buy,-" : "sell,");
    csv.append(std::to_string(i) + ".5,." + std::to_string(1 + (i * 7) % 9));
    csv.append(i % 3 == 0 ? ",sl," : ",tp,");
    csv.append(i % 4 == 0 ? "False," : "True,");
    csv.append(i % 5 == 0 ? "False\n" : "True\n");
  }
  const ReadJson report = ReportOfCsv(csv, R"({"truth":"status"})");
  ASSERT_EQ(ErrorCode(report), "labels_not_shared") << report.dump();
  EXPECT_TRUE(Contains(report["error"]["message"], "\"rf_predicted\""));
  // What is called a score is one still.
  EXPECT_EQ(Models(ReportOfCsv(csv, R"({"truth":"status",
                                        "predictions":["trend"]})")),
            (Names{"trend"}));
  // A column of labels that are the truth's is evaluated, or a score.
  EXPECT_EQ(Models(ReportOfCsv(
                "seats,true_label,predicted_label,score_sport,predicted_class\n"
                "7,family,family car,.4,family\n2,sport,sport car,.6,sport\n"
                "5,family,sport car,.5,sport\n2,sport,sport car,.8,sport\n")),
            Names{"score_sport"});
  // Without a choice the truth of two texts is offered all the same.
  const ReadJson question = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(question), "no_truth_column") << question.dump();
  const Names offered = question["error"]["candidates"];
  EXPECT_NE(std::find(offered.begin(), offered.end(), "status"), offered.end());
}

TEST(FilesOfOthers, AModelThatIsNamedBesideItsLabelsIsNoTableOfResults) {
  const auto csv = [](std::size_t models) {
    std::string text =
        "split,model,row,query,correct_label,predicted_label,rank,doc1_score,"
        "doc2_score\n";
    for (std::size_t model = 0; model < models; ++model) {
      for (std::size_t i = 0; i < 24; ++i) {
        text.append(model == 0 ? "test,first," : "test,other,");
        text.append(std::to_string(i) + ",what is " + std::to_string(i));
        text.append(i % 2 == 0 ? ",doc1" : ",doc2");
        text.append((i + model) % 3 == 0 ? ",doc2,2," : ",doc1,1,");
        text.append("." + std::to_string(10 + (i * 7) % 80) + ",.");
        text.append(std::to_string(10 + (i * 11) % 70) + "\n");
      }
    }
    return text;
  };
  const ReadJson one = ReportOfCsv(csv(1));
  EXPECT_EQ(one["task"], "labels") << one.dump();
  EXPECT_EQ(one["options"]["truth"], "correct_label");
  EXPECT_EQ(Models(one), Names{"predicted_label"});
  const ReadJson two = ReportOfCsv(csv(2));
  EXPECT_EQ(two["task"], "labels") << two.dump();
  EXPECT_EQ(Models(two).size(), 2U);
}

TEST(FilesOfOthers, NumberedRowsOfAConfusionMatrixAreItsClassesInOrder) {
  const ReadJson named = ReportOfCsv(
      "Actual / Predicted,World,Sports,Tech\n0,16,1,3\n1,2,20,0\n2,4,1,13\n");
  EXPECT_EQ(named["task"], "labels") << named.dump();
  EXPECT_TRUE(Contains(Warning(named, "confusion_matrix_read"),
                       "read as the classes of the other in their order"));
  const ReadJson numbered = ReportOfCsv(
      "predicted vs true,1,2,3\nWorld,16,1,3\nSports,2,20,0\nTech,4,1,13\n");
  EXPECT_TRUE(Contains(Warning(numbered, "confusion_matrix_read"),
                       "its rows are the predicted classes"))
      << numbered.dump();
  // A truth and three models.
  EXPECT_EQ(Warning(ReportOfCsv("actual,a,b,c\n1,1,2,1\n2,2,2,1\n3,3,2,2\n"),
                    "confusion_matrix_read"),
            "");
}

TEST(FilesOfOthers, AChosenPredictionSaysWhichTruthItIsOf) {
  const ReadJson report = ReportOfCsv(
      "correct_document_label,predicted_document_label\na,a\nb,a\na,a\nb,b\n",
      R"({"truth":"predicted_document_label"})");
  EXPECT_TRUE(Contains(Warning(report, "truths_exchanged"),
                       "perhaps of \"correct_document_label\""))
      << report.dump();
}

TEST(FilesOfOthers, TheWeightOfABodyIsNoWeightOfCases) {
  const ReadJson report = ReportOfCsv(
      "age,height,weight,ap_hi,ap_lo,smoke,actual,rf_prediction,lr_prediction\n"
      "50,158,82,160,100,0,1,1,1\n41,168,75,120,80,1,0,0,1\n"
      "61,171,90,130,90,0,1,1,0\n38,180,70,110,70,1,0,1,0\n");
  EXPECT_TRUE(report["options"]["weight"].is_null()) << report.dump();
  EXPECT_TRUE(Contains(Warning(report, "bounds_ignored"), "called like"));
  // The task alone is no reason to take inputs with the truth's labels.
  const ReadJson labels = ReportOfCsv(
      "smoke,actual,rf_prediction,rf_probability\n0,1,1,.9\n1,0,0,.2\n0,1,1,."
      "8\n"
      "1,0,1,.6\n",
      R"({"task":"labels"})");
  EXPECT_EQ(Models(labels), Names{"rf_prediction"});
}

TEST(FilesOfOthers, AnExchangedTruthIsTheOneThatIsCalledSo) {
  const auto exchanged = [](const std::string& header, const char* truth) {
    return Warning(
        ReportOfCsv(header + "\n1,2.5,2.1,3.5\n2,3.5,3.1,2.5\n3,1.5,1.1,1.5\n",
                    std::string(R"({"truth":")") + truth + "\"}"),
        "truths_exchanged");
  };
  EXPECT_TRUE(
      Contains(exchanged("day,actual,a_price_pred,a_price_xgb", "a_price_pred"),
               "perhaps of \"actual\""));
  const ReadJson answers = ReportOfCsv(
      "question,answer,predicted,response\nwho,A,A,it is A\nwhat,B,A,A "
      "perhaps\n"
      "why,C,C,surely C\nhow,B,B,B again\n",
      R"({"truth":"predicted"})");
  EXPECT_TRUE(
      Contains(Warning(answers, "truths_exchanged"), "perhaps of \"answer\""))
      << answers.dump();
}

TEST(FilesOfOthers, AProbabilityAsTheTruthIsTakenForAnExchange) {
  EXPECT_NE(Warning(ReportOfCsv("title,actual_is_live,oof_probability_live\n"
                                "a,0,.19\nb,1,.7\nc,0,.3\nd,1,.6\n",
                                R"({"truth":"oof_probability_live"})"),
                    "truths_exchanged"),
            "");
}

TEST(FilesOfOthers, ACoordinateIsNoTruthOfAClustering) {
  constexpr std::string_view kPoints =
      "x,y,cluster,kind\n1.5,2.1,0,a\n1.7,2.3,0,a\n7.1,8.2,1,b\n7.4,8.8,1,b\n"
      "7.6,8.1,1,a\n";
  EXPECT_NE(Warning(ReportOfCsv(kPoints, R"({"truth":"x"})"), "groups_of_one"),
            "");
  EXPECT_EQ(
      Warning(ReportOfCsv(kPoints, R"({"truth":"kind"})"), "groups_of_one"),
      "");
}

TEST(FilesOfOthers, MarksOfConfigurationsAreNoLabelsOfTheirSettings) {
  std::string csv =
      "configuration,question_id,question,score,chunk_size,retrieval\n";
  for (const std::string setting :
       {"baseline,s,1000", "mmr,m,1000", "small,s,500", "large,s,2000"}) {
    const std::string name = setting.substr(0, setting.find(','));
    for (std::size_t i = 1; i <= 12; ++i)
      csv.append(name + "," + std::to_string(i) + ",what is the " +
                 std::to_string(i) + "th of them?," +
                 (((i * name.size()) % 4) == 0 ? "3," : "5,") +
                 (name == "small" ? "500," : "1000,") +
                 (name == "mmr" ? "mmr\n" : "similarity\n"));
  }
  const ReadJson question = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(question), "no_truth_column") << question.dump();
  EXPECT_TRUE(
      Contains(question["error"]["message"],
               "choose it as the algorithms (algorithm=configuration)"));
  // So that the page shows the sentence beside its own question.
  EXPECT_EQ(question["error"]["option"], "algorithm");
  const ReadJson report = ReportOfCsv(csv, R"({"algorithm":"configuration"})");
  EXPECT_EQ(report["task"], "friedman") << report.dump();
}

TEST(FilesOfOthers, ResidualsInFoldsAreOfCases) {
  std::string csv = "row_index,cv_fold,votes,ridge,boosted,final_residual\n";
  for (std::size_t i = 0; i < 30; ++i)
    csv.append(std::to_string(i) + "," + std::to_string(1 + (i % 5)) + "," +
               std::to_string(90 + ((i * 37) % 400)) + ".0," +
               std::to_string(80 + ((i * 31) % 400)) + ".5," +
               std::to_string(95 + ((i * 29) % 400)) + ".25,-" +
               std::to_string(i) + ".5\n");
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "no_truth_column");
}

TEST(FilesOfOthers, CountsOfMatchesBesideTheirPrecisionAreNoTruth) {
  std::string csv =
      "method,dataset,precision,recall,f1,true_matches,predicted_matches\n";
  for (const std::string dataset : {"abt", "dblp", "scholar"}) {
    csv.append("jaro," + dataset + ",.26,.05,.08,1081,207\n");
    csv.append("cosine," + dataset + ",.36,.15,.18,1081,307\n");
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_NE(report["task"], "binary") << report.dump();
}

TEST(FilesOfOthers, AProbabilityNamedAfterTheTruthIsNoConfidence) {
  // The rows of a cut file, in which the class is always predicted.
  const ReadJson report = ReportOfCsv(
      "churn_real,prob_churn,pred_thr\n1,.99,1\n0,.91,1\n1,.83,1\n0,.72,1\n"
      "1,.66,1\n0,.55,0\n");
  EXPECT_EQ(Models(report), Names{"prob_churn"}) << report.dump();
}

TEST(FilesOfOthers, TheTextsThatArePredictedAreTheTruthOfTheirCodes) {
  std::string csv = "Text,Sentiment,Retweets,Likes,label,PredictedSentiment\n";
  for (std::size_t i = 0; i < 24; ++i)
    csv.append("post number " + std::to_string(i) +
               (i % 3 == 0   ? ",joy,"
                : i % 3 == 1 ? ",fear,"
                             : ",calm,") +
               std::to_string(5 + (i % 7)) + ".0," +
               std::to_string(9 + (i % 5)) + ".0," + std::to_string(i % 3) +
               ",joy\n");
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["options"]["truth"], "Sentiment") << report.dump();
  EXPECT_EQ(Models(report), Names{"PredictedSentiment"});
}

TEST(FilesOfOthers, AYOfWhatAnOutOfFoldProbabilityIsOfIsTheTruth) {
  std::string csv = "id,state,both_sure,oof_p_late,y_late,shap_rate\n";
  for (std::size_t i = 0; i < 24; ++i)
    csv.append(std::to_string(100 + (i * 37)) + ",MI," +
               (i % 4 == 0 ? "False,,," : "True,") +
               (i % 4 == 0 ? ""
                           : "0." + std::to_string(10 + ((i * 7) % 80)) +
                                 (i % 3 == 0 ? ",1.0," : ",0.0,")) +
               (i % 2 == 0 ? "-" : "") + "0." + std::to_string(10 + i) + "\n");
  const ReadJson report = ReportOfCsv(csv, R"({"missing":"drop"})");
  EXPECT_EQ(report["options"]["truth"], "y_late") << report.dump();
}

TEST(FilesOfOthers, ASquareOfCountsWithoutNamesMayBeAConfusionMatrix) {
  const ReadJson question = ReportOfCsv("3,0,2,0\n0,3,0,1\n0,1,0,4\n1,0,0,2\n");
  ASSERT_EQ(ErrorCode(question), "no_truth_column") << question.dump();
  EXPECT_TRUE(
      Contains(question["error"]["message"], "If it is a confusion matrix"));
  // What it says to do.
  EXPECT_EQ(ReportOfCsv(",a,b,c,d\na,3,0,2,0\nb,0,3,0,1\nc,0,1,0,4\n"
                        "d,1,0,0,2\n")["task"],
            "labels");
}

/// Grades and days, each with a prediction, beside inputs.
std::string GradesAndDays() {
  std::string csv =
      "id,group,day,a_std,predicted_day,true_grade,pred_grade,difference\n";
  for (std::size_t i = 0; i < 24; ++i) {
    const std::string day = std::to_string(i % 6);
    csv.append("p" + std::to_string(i) + (i % 2 == 0 ? ",A," : ",B,") + day +
               "," + std::to_string((i * 5) % 6) + ".4," + day + ".3" +
               std::to_string(i) + (i % 3 == 0 ? ",A,B," : ",B,B,") +
               std::to_string((i * 7) % 3) + "\n");
  }
  return csv;
}

TEST(FilesOfOthers, BesideAPredictionCalledAfterItOthersAreInputs) {
  const ReadJson report = ReportOfCsv(GradesAndDays(), R"({"truth":"day"})");
  EXPECT_EQ(Models(report), Names{"predicted_day"}) << report.dump();
}

TEST(FilesOfOthers, NumbersThatArePredictedAreNoLabels) {
  const ReadJson report =
      ReportOfCsv(GradesAndDays(), R"({"truth":"day","task":"labels"})");
  ASSERT_EQ(ErrorCode(report), "no_prediction_columns") << report.dump();
  EXPECT_TRUE(Contains(report["error"]["message"], "task=regression"));
  const ReadJson forecast = ReportOfCsv(
      "month,actual,forecast,model\n1,406.0,397.629,LSTM\n"
      "2,396.0,399.151,LSTM\n3,420.0,415.25,LSTM\n4,472.0,470.5,LSTM\n",
      R"({"task":"labels"})");
  ASSERT_EQ(ErrorCode(forecast), "no_prediction_columns") << forecast.dump();
  EXPECT_TRUE(Contains(forecast["error"]["message"], "task=regression"));
}

TEST(FilesOfOthers, AChosenTruthCalledAPredictionNeedsNoNameOfAnother) {
  const std::string csv =
      "Id,Pawpularity,Eyes,prediction,abs_error\na,63.0,1,28.0,35.0\n"
      "b,42.0,0,47.4,5.4\nc,28.0,1,31.5,3.5\nd,15.0,1,33.0,18.0\n";
  const ReadJson report = ReportOfCsv(csv, R"({"truth":"prediction"})");
  EXPECT_TRUE(Contains(Warning(report, "truths_exchanged"), "\"prediction\""))
      << report.dump();
  EXPECT_EQ(Warning(ReportOfCsv(csv, R"({"truth":"Pawpularity"})"),
                    "truths_exchanged"),
            "");
}

TEST(FilesOfOthers, AChosenErrorIsWarnedOf) {
  EXPECT_NE(
      Warning(ReportOfCsv("actual,forecast,absolute_error\n406,347.5,58.5\n"
                          "396,419.25,23.25\n420,405.5,14.5\n",
                          R"({"predictions":["absolute_error"]})"),
              "byproducts_chosen"),
      "");
}

TEST(FilesOfOthers, ProbabilitiesOfTwoClassesAreNotOfferedAsTheTruth) {
  const ReadJson question = ReportOfCsv(
      "case,<=50K,>50K\na,.9743,.0257\nb,.9547,.0453\nc,.25,.75\nd,.6,.4\n"
      "e,.125,.875\n");
  ASSERT_EQ(ErrorCode(question), "no_truth_column") << question.dump();
  const ReadJson offered = question["error"].value("candidates", ReadJson());
  for (const ReadJson& name : offered) EXPECT_EQ(name, "case");
  EXPECT_TRUE(Contains(question["error"]["message"], "in another file"))
      << question["error"]["message"];
}

TEST(FilesOfOthers, NamedPointsInClustersAreNoResultsOfLearners) {
  const ReadJson report = ReportOfCsv(
      "Ticker,Cluster,PCA_1,PCA_2\nJNJ,1,-8.38,6.17\nAMG,1,9.97,4.8\n"
      "UNH,1,-20.5,5.6\nPG,2,-5.19,-9.6\nGS,2,3.5,-1.25\nV,2,4.5,2.75\n");
  EXPECT_EQ(report["task"], "clustering") << report.dump();
  // Clusterers, by the index of each on named data sets.
  EXPECT_EQ(ReportOfCsv("data,kmeans,dbscan,ward\niris,.55,.49,.55\n"
                        "wine,.28,.31,.27\nglass,.4,.2,.35\n")["task"],
            "friedman");
}

TEST(FilesOfOthers, AChosenRegressionOfTwoClassesIsWarnedOf) {
  constexpr std::string_view kScores =
      "y_true,y_raw,y_cal\n1,.95,.83\n0,.04,.05\n1,.6,.7\n0,.3,.4\n";
  EXPECT_NE(Warning(ReportOfCsv(kScores, R"({"task":"regression"})"),
                    "numbers_read_as_quantities"),
            "");
  EXPECT_EQ(Warning(ReportOfCsv(kScores), "numbers_read_as_quantities"), "");
}

TEST(FilesOfOthers, TheTruthIsNamedBesideAnInputThatWasChosen) {
  const ReadJson report = ReportOfCsv(
      "sex,age,actual,prob_rf,prob_svm\nF,15,1,.8,.7\nM,16,0,.3,.1\n"
      "F,17,0,.2,.4\nM,15,1,.9,.6\nF,16,0,.4,.3\n",
      R"({"truth":"sex"})");
  EXPECT_TRUE(Contains(Warning(report, "truths_exchanged"), "\"actual\""))
      << report.dump();
}

TEST(FilesOfOthers, TheTaskAloneMakesNoFlagsClusterings) {
  std::string csv = "asia,america,spend,visits,Cluster\n";
  for (int i = 0; i < 24; ++i)
    csv.append((i % 2 == 0 ? "True," : "False,") +
               std::string(i % 3 == 0 ? "True," : "False,") +
               std::to_string(100 + ((i * 37) % 90)) + ".5," +
               std::to_string((i * 11) % 17) + ".25," + std::to_string(i % 4) +
               "\n");
  EXPECT_EQ(Models(ReportOfCsv(csv, R"({"task":"clustering"})")),
            Names{"Cluster"});
  const ReadJson exchanged = ReportOfCsv(csv, R"({"truth":"Cluster"})");
  EXPECT_TRUE(Contains(Warning(exchanged, "truths_exchanged"), "\"Cluster\""))
      << exchanged.dump();
}

TEST(FilesOfOthers, ScoresThatNoNameCallsSoAreNamed) {
  std::string csv = "daily_return,volatility,y_true,y_pred_rf\n";
  for (int i = 0; i < 12; ++i)
    csv.append((i % 2 == 0 ? "-.0" : ".0") + std::to_string(i) + "1,.0" +
               std::to_string(i) + (i % 3 == 0 ? ",1,1\n" : ",0,1\n"));
  const ReadJson report = ReportOfCsv(csv, R"({"task":"binary"})");
  const std::string warning = Warning(report, "numbers_as_models");
  EXPECT_TRUE(Contains(warning, "\"daily_return\"")) << report.dump();
  EXPECT_TRUE(Contains(warning, "\"volatility\""));
}

TEST(FilesOfOthers, AClassOfABlankIsAClassOfAConfusionMatrix) {
  const ReadJson report = ReportOfCsv(
      ", ,a,w,y\n ,28,1,0,2\na,2,15,0,0\n"
      "w,0,0,9,1\ny,1,0,0,7\n");
  ASSERT_EQ(report["task"], "labels") << report.dump();
  EXPECT_NE(Warning(report, "confusion_matrix_read"), "");
  // 59 of 66.
  EXPECT_NEAR(report["models"][0]["metrics"]["accuracy"].get<double>(),
              59. / 66, 1e-12);
}

TEST(FilesOfOthers, ModelsOfTheTestPartAreOfItsTruth) {
  std::string csv =
      "actual_train,lasso_train,elastic_net_train,actual_test,lasso_test,"
      "elastic_net_test\n";
  for (int i = 0; i < 12; ++i) {
    const std::string one = std::to_string(i * 7 % 12);
    const std::string other = std::to_string(i * 5 % 12);
    csv += one + ".5," + one + ".7," + one + ".2," + other + ".5," + other +
           ".1," + other + ".9\n";
  }
  const ReadJson question = ReportOfCsv(csv)["error"];
  EXPECT_EQ(question["candidates"], ReadJson({"actual_train", "actual_test"}));
  const ReadJson report = ReportOfCsv(csv, R"({"truth": "actual_test"})");
  EXPECT_EQ(report["options"]["predictions"],
            ReadJson({"lasso_test", "elastic_net_test"}));
}

TEST(FilesOfOthers, WhatNamesAModelOrAPartOfTheDataIsAnUnlikelyTruth) {
  std::string csv = "ctd,turbidity,pred,model,type\n";
  for (int i = 0; i < 24; ++i) {
    const std::string digits = std::to_string(10 + (i * 37 % 83));
    csv.append("C").append(std::to_string(i % 8)).append(",2.").append(digits);
    csv.append(",1.").append(digits).append(i < 12 ? ",GBR" : ",CatBoost");
    csv.append(i % 5 == 0 ? ",holdout\n" : ",train\n");
  }
  for (const std::string truth : {"model", "type"})
    EXPECT_NE(Warning(ReportOfCsv(csv, R"({"truth":")" + truth + "\"}"),
                      "unlikely_truth"),
              "")
        << truth;
  // And neither it nor what is called a prediction is offered.
  const ReadJson question = ReportOfCsv(csv);
  ASSERT_EQ(ErrorCode(question), "no_truth_column") << question.dump();
  for (const ReadJson& candidate : question["error"]["candidates"]) {
    EXPECT_NE(candidate, "model");
    EXPECT_NE(candidate, "pred");
  }
}

TEST(FilesOfOthers, AnEstimatedCostIsNoScoreBesidePredictions) {
  std::string csv = "estimated_cost,hours,y_true,y_pred\n";
  for (int i = 0; i < 24; ++i)
    csv += std::to_string(50 + (i * 37 % 83)) + ".25," + std::to_string(i % 7) +
           (i % 2 == 0 ? ",0" : ",1") + (i % 3 == 0 ? ",1\n" : ",0\n");
  EXPECT_EQ(Models(ReportOfCsv(csv, R"({"task":"binary"})")), Names{"y_pred"});
}

TEST(FilesOfOthers, AScoreBesideItsTruthIsNoLearner) {
  std::string csv = "ID,fold,y_true,y_score,variant\n";
  for (int i = 0; i < 24; ++i)
    csv += std::to_string(i) + "," + std::to_string(i % 4) +
           (i % 2 == 0 ? ",0,." : ",1,.") + std::to_string(10 + i * 3) +
           ",kg\n";
  for (const std::string task : {"friedman", "cv"})
    EXPECT_EQ(ErrorCode(ReportOfCsv(csv, R"({"task":")" + task + "\"}")),
              "predictions_only")
        << task;
}

TEST(FilesOfOthers, AChosenTruthOfFewFormattedNumbersIsNoLabel) {
  std::string csv = "QID,mark,model\n";
  for (int i = 0; i < 24; ++i)
    csv += std::to_string(i / 4) +
           (i % 2 == 0 ? ",\"0,75\",0." : ",\"0,5\",0.") +
           std::to_string(10 + i) + "\n";
  const ReadJson refused = ReportOfCsv(csv, R"({"truth":"mark"})");
  ASSERT_EQ(ErrorCode(refused), "formatted_numbers") << refused.dump();
  EXPECT_TRUE(Contains(refused["error"]["message"], "(task=labels)"));
  EXPECT_NE(ErrorCode(ReportOfCsv(csv, R"({"truth":"mark","task":"labels"})")),
            "formatted_numbers");
}

TEST(FilesOfOthers, PredictionsAreTheClusteringsOfAChosenTask) {
  std::string csv = "true_label,a_pred,b_pred,Mismatch\n";
  for (int i = 0; i < 24; ++i)
    csv += std::to_string(i % 3) + "," + std::to_string(i % 2) + ",1," +
           (i % 5 == 0 ? "True\n" : "False\n");
  EXPECT_EQ(Models(ReportOfCsv(csv, R"({"task":"clustering"})")),
            (Names{"a_pred", "b_pred"}));
}

TEST(FilesOfOthers, OfALargeSquareOfCountsNoColumnIsOffered) {
  std::string csv;
  for (int row = 0; row < 6; ++row) {
    for (int column = 0; column < 6; ++column)
      csv += (column > 0 ? "," : "") +
             std::to_string((row * 7 + column * 5) % 11 + 1);
    csv += "\n";
  }
  const ReadJson question = ReportOfCsv(csv)["error"];
  EXPECT_TRUE(Contains(question["message"], "confusion matrix"));
  EXPECT_FALSE(question.contains("candidates"));
}

}  // namespace
}  // namespace melon
