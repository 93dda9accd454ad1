#include "roles/columns/findings/several_truths.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(SeveralTruths, AreThoseOfManyLabelsAndManyOutputs) {
  for (const std::string names :
       {"y_true_1,y_true_2,y_pred_1,y_pred_2",
        "true_cat,true_dog,pred_cat,pred_dog", "真实x,真实y,预测x,预测y"}) {
    const auto problem = SeveralTruths(
        TableFromCsv(names + "\n0,1,.2,.7\n1,1,.8,.6\n1,0,.4,.3\n"));
    ASSERT_TRUE(problem) << names;
    EXPECT_EQ(problem->code, "several_truths");
    EXPECT_EQ(problem->candidates.size(), 2U);
    EXPECT_NE(problem->message.english.find(problem->candidates[0]),
              std::string::npos);
  }
}

TEST(SeveralTruths, AreNotOneTruthThatStandsThereTwiceOrWithoutPredictions) {
  EXPECT_FALSE(SeveralTruths(
      TableFromCsv("RF_true,RF_pred,SVM_true,SVM_pred\na,a,a,b\nb,a,b,b\n")));
  EXPECT_FALSE(SeveralTruths(
      TableFromCsv("actual_price,predicted_price,true_age\n1,2,3\n2,3,4\n")));
  EXPECT_FALSE(
      SeveralTruths(TableFromCsv("y_true,y_pred,y_score\n1,1,.7\n0,0,.2\n")));
}

TEST(SeveralTruths, AreEvaluatedOneByOneWhereTheUserNamesThem) {
  constexpr std::string_view kCsv =
      "true_x,true_y,pred_x,pred_y\n0,1,.2,.7\n1,1,.8,.6\n1,0,.4,.3\n"
      "0,0,.1,.5\n";
  EXPECT_EQ(ReportOfCsv(kCsv)["error"]["code"], "several_truths");
  const ReadJson one = ReportOfCsv(kCsv, R"({"truth":"true_y"})");
  EXPECT_EQ(one["task"], "binary");
  ASSERT_EQ(one["models"].size(), 1U);
  EXPECT_EQ(one["models"][0]["name"], "pred_y");
  bool said = false;
  for (const ReadJson& warning : one["warnings"])
    said = said || warning["code"] == "other_truths_ignored";
  EXPECT_TRUE(said);
  const ReadJson named =
      ReportOfCsv(kCsv, R"({"truth":"true_y","predictions":"pred_x"})");
  EXPECT_EQ(named["models"][0]["name"], "pred_x");
}

TEST(SeveralTruths, AreOneWhereEachModelBringsTheSame) {
  const ReadJson report = ReportOfCsv(
      "RF_true,RF_pred,SVM_true,SVM_pred\na,a,a,b\nb,a,b,b\na,a,a,a\n"
      "b,b,b,b\n");
  EXPECT_EQ(report["input"]["truth"], "RF_true");
  ASSERT_EQ(report["models"].size(), 2U);
  EXPECT_EQ(report["models"][0]["name"], "RF_pred");
  EXPECT_EQ(report["models"][1]["name"], "SVM_pred");
  // One error in four each.
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], .75);
  EXPECT_DOUBLE_EQ(report["models"][1]["metrics"]["accuracy"], .75);
  bool said = false;
  for (const ReadJson& warning : report["warnings"])
    said = said || (warning["code"] == "truth_repeated" &&
                    warning["column"] == "SVM_true");
  EXPECT_TRUE(said) << report["warnings"];
  // A number that is not there is the same where it is not there either.
  const Table numbers = TableFromCsv("y_true,actual,y_pred\n1.5,1.5,1\n,,2\n");
  EXPECT_EQ(CopiesOfTruth(numbers, 0), std::vector<std::size_t>{1});
}

TEST(SeveralTruths, OfModelsThatDifferAreNamedWithTheFirstLine) {
  const auto problem = SeveralTruths(TableFromCsv(
      "RF_true,RF_pred,SVM_true,SVM_pred\na,a,a,b\nb,a,a,b\na,b,b,b\n"));
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "several_truths");
  EXPECT_EQ(problem->line, 3U);
  EXPECT_EQ(problem->column, "SVM_true");
  EXPECT_NE(problem->message.english.find("sort the rows"), std::string::npos);
  EXPECT_EQ(problem->candidates.size(), 2U);
}

TEST(SeveralTruths, LeaveAPerfectPredictionAModel) {
  const Table table = TableFromCsv("y_true,y_pred,rf\na,a,a\nb,b,b\n");
  EXPECT_TRUE(CopiesOfTruth(table, 0).empty());
  const Table named = TableFromCsv("y,truth itself,rf\n0,0,0\n1,1,0\n");
  EXPECT_TRUE(CopiesOfTruth(named, 0).empty());
}

TEST(TrialsOfSearch, SayWhatToGiveInstead) {
  EXPECT_EQ(
      ReportOfCsv("number,value,params_lr,params_dropout\n"
                  "0,.91,.01,.3\n1,.88,.02,.5\n2,.9,.03,.1\n")["error"]["code"],
      "trials_of_search");
}

TEST(RunsOfTracking, SayWhatTheyAreAndWhatCanBeCompared) {
  const std::string mlflow =
      "run_id,status,params.lr,metrics.accuracy,metrics.f1\n"
      "a1,FINISHED,.01,.91,.88\na2,FINISHED,.1,.93,.9\na3,FAILED,1,,\n";
  const ReadJson error = ReportOfCsv(mlflow)["error"];
  EXPECT_EQ(error["code"], "runs_of_tracking");
  EXPECT_NE(error["message"].get<std::string>().find("metrics.accuracy"),
            std::string::npos);
  EXPECT_EQ(ReportOfCsv("Name,State,Runtime,lr,accuracy,loss\n"
                        "swift-sun-1,finished,120,.01,.91,.3\n"
                        "calm-sea-2,finished,140,.1,.93,.2\n")["error"]["code"],
            "runs_of_tracking");
}

TEST(RunsOfTracking, AreKnownAsThePageOfMlflowSavesThem) {
  // The header of CsvUtils.ts of MLflow, before parameters, metrics and tags.
  const std::string runs =
      "Start Time,Duration,Run ID,Name,Source Type,Source Name,User,Status,"
      "max_depth,accuracy,f1\n"
      "2026-01-02 10:00:00,1.2s,a1,rf-1,LOCAL,train.py,kim,FINISHED,3,.91,.88\n"
      "2026-01-02 10:01:00,1.3s,a2,rf-2,LOCAL,train.py,kim,FINISHED,5,.93,.9\n"
      "2026-01-02 10:02:00,1.4s,a3,rf-3,LOCAL,train.py,kim,FINISHED,8,.9,.87\n";
  const ReadJson error = ReportOfCsv(runs)["error"];
  EXPECT_EQ(error["code"], "runs_of_tracking");
  EXPECT_NE(error["message"].get<std::string>().find("accuracy"),
            std::string::npos);
  // What its charts are saved with.
  EXPECT_EQ(ReportOfCsv("Run,Run ID,accuracy,max_depth\nrf-1,a1,.91,3\n"
                        "rf-2,a2,.93,5\n")["error"]["code"],
            "runs_of_tracking");
  EXPECT_EQ(ReportOfCsv("Run,Run ID,metric,step,timestamp,value\n"
                        "rf-1,a1,loss,0,1700000000000,.5\n"
                        "rf-1,a1,loss,1,1700000001000,.4\n")["error"]["code"],
            "curves_of_training");
}

TEST(RunsOfTracking, AreNoStepsOfTraining) {
  EXPECT_EQ(ReportOfCsv(
                "Step,a - acc,a - acc__MIN,a - acc__MAX,b - acc,"
                "b - acc__MIN,b - acc__MAX\n0,.5,.5,.5,.4,.4,.4\n"
                "1,.6,.6,.6,.5,.5,.5\n2,.7,.7,.7,.6,.6,.6\n")["error"]["code"],
            "curves_of_training");
}

TEST(RunsOfTracking, OnSeveralDataSetsAreComparedAsTheAdviceSays) {
  std::string wandb = "Name,State,Runtime,data,model,seed,accuracy\n";
  for (const char data : {'x', 'y', 'z'}) {
    for (const char seed : {'1', '2'}) {
      const std::string before = std::string("run,finished,9,") + data;
      wandb += before + ",cnn," + seed + ",.9" + seed + "\n";
      wandb += before + ",svm," + seed + ",.8" + seed + "\n";
    }
  }
  const std::string advice = ReportOfCsv(wandb)["error"]["message"];
  EXPECT_NE(advice.find("predictions=accuracy"), std::string::npos) << advice;
  EXPECT_NE(advice.find("on several task=friedman"), std::string::npos)
      << advice;
  const ReadJson report =
      ReportOfCsv(wandb, R"({"task":"friedman","predictions":["accuracy"],)"
                         R"("algorithm":"model","dataset":"data"})");
  ASSERT_EQ(report["models"].size(), 2U) << report.dump();
  EXPECT_EQ(report["tests"]["n_datasets"], 3);
}

TEST(RunsOfTracking, AreComparedWhereTheColumnsAreNamed) {
  const ReadJson report = ReportOfCsv(
      "run_id,status,params.model,metrics.accuracy\n"
      "a1,FINISHED,rf,.91\na2,FINISHED,rf,.93\na3,FINISHED,rf,.9\n"
      "b1,FINISHED,svm,.81\nb2,FINISHED,svm,.84\nb3,FINISHED,svm,.8\n",
      R"({"task":"cv","algorithm":"params.model",)"
      R"("predictions":["metrics.accuracy"]})");
  ASSERT_EQ(report["models"].size(), 2U) << report.dump();
  EXPECT_EQ(report["models"][0]["name"], "rf");
}

TEST(SeveralTruths, HaveTheModelsThatAreNamedBehindThem) {
  constexpr std::string_view kCsv =
      "true_5c,true_3c,pred_5c_rf,pred_5c_svm,pred_3c_rf\n"
      "0,0,0,1,0\n1,0,1,1,0\n2,1,2,2,1\n3,1,2,3,1\n4,2,4,4,2\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kCsv)), "several_truths");
  const ReadJson one = ReportOfCsv(kCsv, R"({"truth":"true_3c"})");
  ASSERT_EQ(one["models"].size(), 1U) << one.dump();
  EXPECT_EQ(one["models"][0]["name"], "pred_3c_rf");
  // "5ca" is another word.
  EXPECT_FALSE(SeveralTruths(
      TableFromCsv("true_5c,true_3c,pred_5ca,pred_3ca\n0,1,0,1\n1,1,1,0\n")));
}

TEST(SeveralTruths, AreOutcomesOfTheChancesThatTheyAreNamedAfter) {
  constexpr std::string_view kCsv =
      "team1,team2,prob1,prob1_outcome,prob2,prob2_outcome\n"
      "a,b,.7,1,.3,0\nc,d,.4,0,.6,1\ne,f,.6,0,.4,1\ng,h,.2,0,.8,1\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(kCsv)), "several_truths");
  const ReadJson one = ReportOfCsv(kCsv, R"({"truth":"prob2_outcome"})");
  ASSERT_EQ(one["models"].size(), 1U) << one.dump();
  EXPECT_EQ(one["models"][0]["name"], "prob2");
}

TEST(SeveralTruths, HaveEachTheModelsOfItsWholeName) {
  const ReadJson report = ReportOfCsv(
      "true_a,true_a_b,pred_a,pred_a_b\n0,1,.2,.7\n1,1,.8,.6\n1,0,.4,.3\n",
      R"({"truth":"true_a"})");
  ASSERT_EQ(report["models"].size(), 1U) << report.dump();
  EXPECT_EQ(report["models"][0]["name"], "pred_a");
}

TEST(SeveralTruths, AreQuantitiesBesideWhatIsPredictedOfEach) {
  std::string csv = "price,price_pred,price_pred_res,rent,rent_pred,label\n";
  for (int i = 0; i < 30; ++i) {
    const int price = 100 + (i * 37 % 190);
    const int rent = 10 + (i * 53 % 70);
    csv += std::to_string(price) + ".5," + std::to_string(price + i % 3) +
           ".7,0.2," + std::to_string(rent) + ".5," +
           std::to_string(rent - i % 2) +
           (i % 5 == 0 ? ".6,test\n" : ".6,train\n");
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "several_truths");
  const ReadJson one = ReportOfCsv(csv, R"({"truth":"rent"})");
  ASSERT_EQ(one["models"].size(), 1U) << one.dump();
  EXPECT_EQ(one["models"][0]["name"], "rent_pred");
  const ReadJson other = ReportOfCsv(csv, R"({"truth":"price"})");
  ASSERT_EQ(other["models"].size(), 1U) << other.dump();
  EXPECT_EQ(other["models"][0]["name"], "price_pred");
}

TEST(SeveralTruths, AreNotScoresBesideTheirOwnLabels) {
  EXPECT_FALSE(SeveralTruths(TableFromCsv(
      "gold,bert,bert_pred,gpt,gpt_pred\n1,.9,1,.4,0\n0,.2,0,.3,0\n"
      "1,.7,1,.8,1\n0,.6,1,.1,0\n")));
}

TEST(SeveralTruths, AreOneWhoseClassesHaveNamesAndNumbers) {
  constexpr std::string_view kCsv =
      "file,true_label_idx,true_label,predicted_label_idx,predicted_label\n"
      "a,0,colon,0,colon\nb,2,lung,2,lung\nc,1,liver,2,lung\nd,0,colon,0,"
      "colon\n"
      "e,1,liver,1,liver\nf,2,lung,2,lung\n";
  EXPECT_FALSE(SeveralTruths(TableFromCsv(kCsv)));
  const ReadJson report = ReportOfCsv(kCsv);
  EXPECT_EQ(report["input"]["truth"], "true_label");
  ASSERT_EQ(report["models"].size(), 1U);
  EXPECT_EQ(report["models"][0]["name"], "predicted_label");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 5. / 6);
  const ReadJson by_number =
      ReportOfCsv(kCsv, R"({"truth":"true_label_idx","task":"labels"})");
  ASSERT_EQ(by_number["models"].size(), 1U) << by_number.dump();
  EXPECT_EQ(by_number["models"][0]["name"], "predicted_label_idx");
  EXPECT_DOUBLE_EQ(by_number["models"][0]["metrics"]["accuracy"], 5. / 6);
  // Numbers of which each stands once are no names of classes.
  EXPECT_TRUE(SeveralTruths(TableFromCsv(
      "true_price,true_rent,pred_price,pred_rent\n1.5,3,1.4,3\n2.5,4,2.4,4\n"
      "3.5,2,3.3,2\n")));
}

}  // namespace
}  // namespace melon
