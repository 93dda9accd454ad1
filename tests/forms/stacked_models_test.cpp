#include "forms/stacked_models.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// Two models on the same four cases, the second in another order.
constexpr std::string_view kStacked =
    "model,id,y_true,y_pred\n"
    "A,1,1,.9\nA,2,0,.2\nA,3,1,.4\nA,4,0,.6\n"
    "B,4,0,.1\nB,3,1,.8\nB,2,0,.3\nB,1,1,.7\n";

std::vector<std::string> Warnings(const ReadJson& report) {
  std::vector<std::string> codes;
  for (const ReadJson& warning : report["warnings"])
    codes.push_back(warning["code"]);
  return codes;
}

bool Warns(const ReadJson& report, const std::string& code) {
  const std::vector<std::string> codes = Warnings(report);
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

std::string MessageOf(const ReadJson& report, const std::string& code) {
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == code) return warning["message"];
  }
  return "";
}

TEST(StackedModels, RowsOfSeveralModelsBecomeAColumnForEachPairedById) {
  const ReadJson report = ReportOfCsv(kStacked);
  EXPECT_EQ(report["task"], "binary");
  ASSERT_EQ(report["models"].size(), 2U);
  EXPECT_EQ(report["models"][0]["name"], "A");
  EXPECT_EQ(report["models"][1]["name"], "B");
  // A orders .9+ .6− .4+ .2−: 3 of 4 pairs; B .8+ .7+ .3− .1−: all of them.
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["roc_auc"], .75);
  EXPECT_DOUBLE_EQ(report["models"][1]["metrics"]["roc_auc"], 1);
  EXPECT_EQ(report["models"][0]["metrics"]["n"], 4);
  EXPECT_TRUE(Warns(report, "models_spread"));
}

TEST(StackedModels, TheReportIsThatOfAFileWithAColumnForEach) {
  const ReadJson stacked = ReportOfCsv(kStacked);
  const ReadJson wide = ReportOfCsv(
      "id,y_true,A,B\n1,1,.9,.7\n2,0,.2,.3\n3,1,.4,.8\n4,0,.6,.1\n");
  EXPECT_EQ(stacked["models"], wide["models"]);
  EXPECT_EQ(stacked["pairs"], wide["pairs"]);
  EXPECT_EQ(stacked["verdict"], wide["verdict"]);
}

TEST(StackedModels, ANumberOfTheCaseIsKnownByItsRowsWhateverItIsCalled) {
  // Every number once with each model, in another order.
  const ReadJson german = ReportOfCsv(
      "Fall,Modell,Wahrheit,Wahrscheinlichkeit\n"
      "1,A,1,.9\n2,A,0,.2\n3,A,1,.4\n4,A,0,.6\n"
      "4,B,0,.1\n3,B,1,.8\n2,B,0,.3\n1,B,1,.7\n");
  const ReadJson english = ReportOfCsv(kStacked);
  ASSERT_EQ(german["models"].size(), 2U);
  EXPECT_EQ(german["models"], english["models"]);
  EXPECT_EQ(german["pairs"], english["pairs"]);
  EXPECT_TRUE(Warns(german, "models_spread"));
}

TEST(StackedModels, WithoutIdsTheOrderPairsWhereTheTruthsAreTheSame) {
  const ReadJson report = ReportOfCsv(
      "model,y_true,y_pred\nA,1,.9\nA,0,.2\nA,1,.6\nB,1,.7\nB,0,.3\nB,1,.8\n");
  EXPECT_EQ(report["models"].size(), 2U);
  EXPECT_EQ(report["models"][0]["metrics"]["n"], 3);
}

TEST(StackedModels, WithoutIdsAndWithOtherTruthsAllRowsArePooledWithAWarning) {
  const ReadJson report = ReportOfCsv(
      "model,y_true,y_pred\nA,1,.9\nA,0,.2\nA,1,.6\nB,0,.7\nB,0,.3\nB,1,.8\n");
  EXPECT_EQ(report["models"].size(), 1U);
  EXPECT_EQ(report["models"][0]["metrics"]["n"], 6);
  EXPECT_TRUE(Warns(report, "models_pooled"));
}

TEST(StackedModels, FoldAndIdTogetherNameACase) {
  const ReadJson report = ReportOfCsv(
      "method,fold,sample,truth,prediction\n"
      "A,1,1,cat,cat\nA,1,2,dog,cat\nA,2,1,dog,dog\nA,2,2,cat,cat\n"
      "B,1,1,cat,dog\nB,1,2,dog,dog\nB,2,1,dog,dog\nB,2,2,cat,cat\n");
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(report["models"].size(), 2U);
  EXPECT_EQ(report["models"][0]["metrics"]["n"], 4);
}

TEST(StackedModels, AModelWithoutACaseHasAMissingCellThere) {
  const std::string csv =
      "model,id,y_true,y_pred\nA,1,1,.9\nA,2,0,.2\nA,3,1,.5\nB,1,1,.7\n"
      "B,2,0,.3\n";
  const ReadJson error = ReportOfCsv(csv)["error"];
  EXPECT_EQ(error["code"], "missing_cells");
  EXPECT_EQ(error["column"], "B");
  EXPECT_FALSE(error.contains("line"));
  EXPECT_EQ(error["message"],
            "The rows of 2 models stood below each other and were paired by "
            "the case, but model \"B\" has no row for id 3. Add what is "
            "missing, choose other models (predictions), or leave such cases "
            "out for all models (missing=drop).");
  const ReadJson report = ReportOfCsv(csv, R"({"missing":"drop"})");
  EXPECT_EQ(report["models"][1]["metrics"]["n"], 2);
}

TEST(StackedModels, AStrayRowOfAThirdModelIsReportedAsThatModelsGaps) {
  const std::string csv = std::string(kStacked) + "C,2,0,.3\n";
  const ReadJson error = ReportOfCsv(csv)["error"];
  EXPECT_EQ(error["column"], "C");
  EXPECT_NE(error["message"].get<std::string>().find(
                "model \"C\" has no row for id 1 and 2 other cases."),
            std::string::npos)
      << error;
  // The others are compared when they are chosen.
  EXPECT_EQ(ReportOfCsv(csv, R"({"predictions":["A","B"]})")["models"].size(),
            2U);
}

TEST(StackedModels, AnEmptyCellOfTheFileIsStillNamedAtItsLine) {
  const ReadJson error = ReportOfCsv(
      "model,id,y_true,y_pred\nA,1,1,.9\nA,2,0,.2\nA,3,1,.5\n"
      "B,1,1,.7\nB,2,0,\nB,3,1,.6\n")["error"];
  EXPECT_EQ(error["code"], "missing_cells");
  EXPECT_EQ(error["line"], 6);
}

TEST(StackedModels, AModelWithoutANameIsPooledWithAWarningThatNamesTheLine) {
  for (const std::string name : {"", "NA", "\" \""}) {
    const ReadJson report =
        ReportOfCsv("model,id,y_true,y_pred\nA,1,1,.9\nA,2,0,.2\n" + name +
                    ",1,1,.7\n" + name + ",2,0,.3\n");
    ASSERT_TRUE(Warns(report, "models_pooled")) << name << report.dump();
    EXPECT_EQ(report["models"].size(), 1U);
    EXPECT_EQ(report["warnings"].back()["line"], 4);
    EXPECT_EQ(report["warnings"].back()["column"], "model");
  }
}

TEST(StackedModels, ANamelessModelOfARegressionIsPooledWithAWarningToo) {
  const ReadJson report = ReportOfCsv(
      "model,id,y_true,y_pred\nA,1,1.5,1.4\nA,2,2.5,2.2\nA,3,7.1,7.3\n"
      ",1,1.5,1.7\n,2,2.5,2.3\n,3,7.1,6.9\n");
  EXPECT_EQ(report["task"], "regression");
  EXPECT_TRUE(Warns(report, "models_pooled"));
}

TEST(StackedModels, TooManyModelsAreAProblemWhereTheirCasesArePaired) {
  std::string paired = "model,id,y_true,y_pred\n";
  std::string others = "model,y_true,y_pred\n";
  for (int i = 0; i < 201; ++i) {
    const std::string name = "m" + std::to_string(i);
    paired += name + ",1,1,.9\n" + name + ",2,0,.2\n";
    others += name + "," + std::to_string(i % 2) + ",.9\n" + name + ",0,.2\n";
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(paired)), "too_many_models");
  EXPECT_TRUE(Warns(ReportOfCsv(others), "models_pooled"));
}

TEST(StackedModels, AFaultIsNamedAtItsLineOfTheFile) {
  const ReadJson answer = ReportOfCsv(
      "model,id,y_true,y_pred\nA,1,1,.9\nA,2,0,.2\nA,3,1,.5\n"
      "B,1,1,.7\nB,2,0,oops\nB,3,1,.6\n");
  EXPECT_EQ(ErrorCode(answer), "not_a_number");
  EXPECT_EQ(answer["error"]["line"], 6);
  EXPECT_EQ(answer["error"]["column"], "B");
}

TEST(StackedModels, AModelOfCarsIsNotSpread) {
  const ReadJson report = ReportOfCsv(
      "car_id,model,y_true,y_pred\n1,golf,1,.9\n2,golf,0,.2\n3,polo,1,.6\n"
      "4,polo,1,.1\n5,polo,0,.3\n");
  EXPECT_EQ(report["models"].size(), 1U);
  EXPECT_EQ(report["models"][0]["metrics"]["n"], 5);
  EXPECT_TRUE(Warns(report, "models_pooled"));
}

TEST(StackedModels, AColumnModelWithTheLabelsOfTheTruthIsAPrediction) {
  const ReadJson report = ReportOfCsv(
      "truth,model,count\na,a,5\na,b,2\nb,a,1\nb,b,3\nc,c,4\nc,a,2\n");
  EXPECT_EQ(report["models"][0]["name"], "model");
  // 5 + 3 + 4 of 17 cases.
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 12. / 17);
  EXPECT_FALSE(Warns(report, "models_pooled"));
}

TEST(StackedModels, WithoutATruthNothingIsSpread) {
  const Table table = TableFromCsv("model,fold,accuracy\nA,1,.9\nB,1,.8\n");
  const auto made = SpreadModels(table, {});
  ASSERT_TRUE(made);
  EXPECT_FALSE(made.value());
}

TEST(StackedModels, ProbabilitiesOfClassesAreSpreadToo) {
  const ReadJson report = ReportOfCsv(
      "model,id,y,p_a,p_b,p_c\n"
      "X,1,a,.7,.2,.1\nX,2,b,.3,.5,.2\nX,3,c,.1,.2,.7\n"
      "Y,1,a,.6,.2,.2\nY,2,b,.5,.4,.1\nY,3,c,.1,.1,.8\n");
  EXPECT_EQ(report["task"], "multiclass");
  ASSERT_EQ(report["models"].size(), 2U);
  EXPECT_EQ(report["models"][0]["name"], "X p");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 1);
  // Y: .5 for a where b is true.
  EXPECT_DOUBLE_EQ(report["models"][1]["metrics"]["accuracy"], 2. / 3);
}

TEST(StackedModels, ARoleForAColumnOfTheFileTakesTheFileAsItIs) {
  const ReadJson report =
      ReportOfCsv(kStacked, R"({"predictions":["y_pred"]})");
  EXPECT_EQ(report["models"].size(), 1U);
  EXPECT_TRUE(Warns(report, "file_as_it_is"));
}

/// As tidymodels writes predictions: the truth keeps the name that it has in
/// the data.
constexpr std::string_view kTidy =
    "wflow_id,.config,preproc,model,diagnosis,.row,.pred_M\n"
    "lr,p1,f,logistic_reg,M,1,.9\nlr,p1,f,logistic_reg,B,2,.2\n"
    "lr,p1,f,logistic_reg,M,3,.4\nlr,p1,f,logistic_reg,B,4,.6\n"
    "rf,p1,g,rand_forest,B,4,.1\nrf,p1,g,rand_forest,M,3,.8\n"
    "rf,p1,g,rand_forest,B,2,.3\nrf,p1,g,rand_forest,M,1,.7\n";

TEST(StackedModels, ATruthOfAnyNameIsFoundByItsClasses) {
  const ReadJson report = ReportOfCsv(kTidy);
  EXPECT_EQ(report["options"]["truth"], "diagnosis");
  EXPECT_EQ(report["options"]["predictions"], ReadJson({"lr", "rf"}));
  // lr orders .9+ .6− .4+ .2−: 3 of 4 pairs.
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["roc_auc"], .75);
  EXPECT_DOUBLE_EQ(report["models"][1]["metrics"]["roc_auc"], 1);
  EXPECT_TRUE(Warns(report, "models_spread"));
}

TEST(StackedModels, AChosenTruthOrColumnOfModelsIsSpreadLikeAGuessedOne) {
  const ReadJson guessed = ReportOfCsv(kTidy)["models"];
  EXPECT_EQ(ReportOfCsv(kTidy, R"({"truth": "diagnosis"})")["models"], guessed);
  const ReadJson by_model = ReportOfCsv(kTidy, R"({"algorithm": "model"})");
  EXPECT_EQ(by_model["options"]["predictions"],
            ReadJson({"logistic_reg", "rand_forest"}));
  EXPECT_EQ(by_model["models"][0]["metrics"], guessed[0]["metrics"]);
}

TEST(StackedModels, WithoutRowNumbersTheOrderPairsWhatIsCalledAPrediction) {
  const std::string_view rows =
      "A,sick,.9\nA,well,.2\nA,sick,.6\nB,sick,.7\nB,well,.3\nB,sick,.8\n";
  const ReadJson called = ReportOfCsv("model,state,prob\n" + std::string(rows));
  EXPECT_EQ(called["models"].size(), 2U);
  // Two cars of two makes each are measured, not predicted.
  const ReadJson other = ReportOfCsv("model,state,km\n" + std::string(rows));
  EXPECT_FALSE(Warns(other, "models_spread"));
}

TEST(StackedModels, SystemsAreModelsOnlyWhereEachCaseIsNumbered) {
  const ReadJson numbered = ReportOfCsv(
      "case_id,system,p_ill,true_state\n"
      "1,rules,.9,ill\n2,rules,.2,well\n3,rules,.6,ill\n4,rules,.4,well\n"
      "1,tree,.8,ill\n2,tree,.7,well\n3,tree,.4,ill\n4,tree,.1,well\n");
  EXPECT_EQ(numbered["options"]["truth"], "true_state");
  EXPECT_EQ(numbered["options"]["predictions"], ReadJson({"rules", "tree"}));
  EXPECT_EQ(numbered["input"]["rows"], 4);
  const ReadJson heated = ReportOfCsv(
      "system,p_ill,true_state\n"
      "solar,.9,ill\nsolar,.2,well\nsolar,.6,ill\nsolar,.4,well\n"
      "gas,.8,ill\ngas,.7,well\ngas,.4,ill\ngas,.1,well\n",
      R"({"truth": "true_state"})");
  EXPECT_EQ(heated["options"]["predictions"], ReadJson({"p_ill"}));
}

TEST(StackedModels, ConfigurationsOfAModelAreModelsWhereEachHasEveryCase) {
  const ReadJson report = ReportOfCsv(
      "kernel_id,config,model,pred,label\n"
      "k1,solo,llama,safe,safe\nk2,solo,llama,safe,unsafe\n"
      "k1,both,llama,safe,safe\nk2,both,llama,unsafe,unsafe\n"
      "k1,other,gpt,unsafe,safe\nk2,other,gpt,safe,unsafe\n");
  EXPECT_EQ(report["options"]["predictions"],
            ReadJson({"solo", "both", "other"}));
}

TEST(StackedModels, AChosenColumnThatPairsNothingIsNotCalledUnused) {
  const ReadJson report =
      ReportOfCsv("net,y_true,y_pred\nA,1,.9\nA,0,.2\nB,0,.7\nB,1,.3\n",
                  R"({"algorithm": "net"})");
  EXPECT_TRUE(Warns(report, "models_pooled"));
  EXPECT_FALSE(Warns(report, "options_unused"));
}

TEST(StackedModels, ResultsOfLearnersHaveNoTruth) {
  const ReadJson report = ReportOfCsv(
      "model,dataset,fold,accuracy\nA,iris,1,.9\nA,wine,2,.8\nB,iris,1,.7\n"
      "B,wine,2,.6\n");
  EXPECT_FALSE(Warns(report, "models_spread"));
  EXPECT_EQ(report["task"], "friedman");
}

TEST(StackedModels, AModelThatIsANumberIsCalledByItsColumnToo) {
  const ReadJson report = ReportOfCsv(
      "mtry,rowIndex,obs,prob\n2,1,yes,.9\n2,2,no,.2\n5,1,yes,.7\n"
      "5,2,no,.8\n",
      R"({"algorithm": "mtry"})");
  EXPECT_EQ(report["options"]["predictions"], ReadJson({"mtry 2", "mtry 5"}));
}

TEST(StackedModels, TheOptionAlgorithmNamesTheColumnOfModels) {
  const ReadJson report = ReportOfCsv(
      "net,id,y_true,y_pred\nA,1,1,.9\nA,2,0,.2\nB,1,1,.7\nB,2,0,.3\n",
      R"({"algorithm":"net"})");
  EXPECT_EQ(report["models"].size(), 2U);
  EXPECT_FALSE(Warns(report, "options_unused"));
}

TEST(StackedModels, TheOptionAlgorithmOfNoColumnIsAProblem) {
  const ReadJson answer = ReportOfCsv(kStacked, R"({"algorithm":"nope"})");
  EXPECT_EQ(ErrorCode(answer), "unknown_column");
  EXPECT_EQ(answer["error"]["column"], "nope");
  const ReadJson wide =
      ReportOfCsv("y,a\n0,.1\n1,.8\n1,.9\n", R"({"algorithm":"nope"})");
  EXPECT_EQ(ErrorCode(wide), "unknown_column");
}

TEST(StackedModels, TheColumnsOfALoadedFileAreThoseThatOptionsName) {
  Session session;
  const ReadJson loaded = LoadCsv(session, kStacked);
  std::vector<std::string> names;
  for (const ReadJson& column : loaded["input"]["columns"])
    names.push_back(column["name"]);
  EXPECT_EQ(names, (std::vector<std::string>{"id", "y_true", "A", "B"}));
  const ReadJson report = RunSession(session, R"({"predictions":["B"]})");
  EXPECT_EQ(report["models"].size(), 1U);
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["roc_auc"], 1);
}

TEST(StackedModels, TheSameSessionAnswersWithOtherRolesAndBack) {
  Session session;
  LoadCsv(session, kStacked);
  const ReadJson first = RunSession(session);
  EXPECT_EQ(
      RunSession(session, R"({"predictions":["y_pred"]})")["models"].size(),
      1U);
  EXPECT_EQ(RunSession(session), first);
}

TEST(SpreadModels, RankingsAreByQueryAndDocument) {
  for (const std::string names : {"query_id,doc_id", "query,id"}) {
    const ReadJson report =
        ReportOfCsv(names +
                    ",relevance,model,score\n"
                    "q1,a,2,bm25,3\nq1,b,1,bm25,2\nq1,c,0,bm25,1\n"
                    "q2,a,0,bm25,1\nq2,d,1,bm25,2\nq2,e,2,bm25,3\n"
                    "q2,e,2,neural,1\nq2,d,1,neural,2\nq2,a,0,neural,3\n"
                    "q1,a,2,neural,1\nq1,b,1,neural,2\nq1,c,0,neural,3\n");
    ASSERT_TRUE(report.contains("models")) << report;
    EXPECT_EQ(report["task"], "ranking");
    ASSERT_EQ(report["models"].size(), 2U);
    EXPECT_EQ(report["models"][0]["name"], "bm25");
    EXPECT_EQ(report["models"][0]["metrics"]["ndcg"], 1);
    // 0, 1, 2 from the top in both queries.
    const double gain = 1 / std::log2(3.0) + 1;
    const double best = 2 + 1 / std::log2(3.0);
    EXPECT_NEAR(report["models"][1]["metrics"]["ndcg"].get<double>(),
                gain / best, 1e-15);
  }
}

TEST(SpreadModels, LeavesListsOfMeasuresAsTheyAre) {
  const Table table = TableFromCsv(
      "dataset,method,kind,precision,recall,true_matches\n"
      "a,A,x,.8,.7,10\na,A,y,.7,.6,10\na,B,x,.9,.8,10\na,B,y,.8,.7,10\n");
  const Result<std::optional<Reshaped>> reshaped = SpreadModels(table, {});
  ASSERT_TRUE(reshaped);
  EXPECT_FALSE(reshaped.value());
}

TEST(StackedModels, ATruthOfEachModelIsNamedAsTheReason) {
  const ReadJson report = ReportOfCsv(
      "model,id,y_true,y_pred\nA,1,1.5,1.25\nA,2,2.5,2.75\nA,3,3.5,3.25\n"
      "B,1,1.5,1.75\nB,2,2.5,2.25\nB,3,3.5,4.25\n",
      R"({"truth":"y_pred"})");
  std::string text;
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == "models_pooled") text = warning["message"];
  }
  EXPECT_EQ(text.find("The chosen truth \"y_pred\" differs between the models "
                      "of column \"model\" in the same case"),
            0U)
      << text;
}

TEST(StackedModels, TextsAndRunningTimesAreLeftOutAndNamed) {
  const ReadJson report = ReportOfCsv(
      "model,id,y_true,y_pred,latency,response\nA,1,1,.9,1.2,so\n"
      "A,2,0,.2,1.9,it\nB,1,1,.7,2.2,may\nB,2,0,.4,2.3,be\n");
  ASSERT_TRUE(Warns(report, "models_spread"));
  const std::string message = MessageOf(report, "models_spread");
  EXPECT_NE(message.find("Left out: \"latency\", \"response\""),
            std::string::npos)
      << message;
  EXPECT_EQ(report["models"].size(), 2U);
}

}  // namespace
}  // namespace melon
