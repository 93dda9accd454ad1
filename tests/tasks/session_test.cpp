#include "tasks/session.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kTwoModels =
    "truth,LR,RF,flag\neast,.9,.8,1\nwest,.3,.6,0\neast,.7,.2,1\nwest,.1,.4,1\n"
    "east,.6,.9,0\nwest,.55,.3,0\n";

/// A session that has loaded two models on six cases of east and west.
class TwoModels : public testing::Test {
 protected:
  TwoModels() { LoadCsv(session_, kTwoModels); }
  Session session_;
};

/// The bytes that a session gives which has done nothing before.
std::string Fresh(std::string_view csv, std::string_view options) {
  Session session;
  LoadCsv(session, csv);
  return session.Run(options);
}

/// Computes replicates in steps of this size until all are done; the number of
/// steps.
int StepToTheEnd(Session& session, int size) {
  int steps = 0;
  for (ReadJson state = {{"done", 0}, {"total", 1}};
       state["done"] != state["total"]; ++steps) {
    state = AskSession(
        session, R"({"type":"step","steps":)" + std::to_string(size) + "}");
    if (steps > 100'000) break;
  }
  return steps;
}

TEST(Session, WithoutATableSaysSo) {
  Session session;
  EXPECT_EQ(ErrorCode(RunSession(session)), "nothing_loaded");
  EXPECT_EQ(ErrorCode(AskSession(session, R"({"type":"cost"})")),
            "nothing_loaded");
  EXPECT_EQ(ErrorCode(ReadJson::parse(session.Push(0))), "nothing_loaded");
  EXPECT_EQ(ErrorCode(ReadJson::parse(session.FinishLoad())), "nothing_loaded");
  EXPECT_TRUE(session.Buffer(10).empty());
}

TEST(Session, LoadsAFileInPiecesOfAnySize) {
  for (const std::size_t size : {1U, 7U, 1000U}) {
    Session session;
    EXPECT_EQ(session.BeginLoad(R"({"expected_bytes":134})"), "{}");
    for (std::size_t from = 0; from < kTwoModels.size(); from += size) {
      const std::string_view piece = kTwoModels.substr(from, size);
      std::copy(piece.begin(), piece.end(),
                session.Buffer(piece.size()).begin());
      EXPECT_EQ(session.Push(piece.size()), "{}");
    }
    const ReadJson loaded = ReadJson::parse(session.FinishLoad());
    EXPECT_EQ(loaded["input"]["rows"].get<int>(), 6);
    EXPECT_EQ(session.Run("{}"), Fresh(kTwoModels, "{}"));
  }
}

TEST(Session, ReadsWithTheDelimiterGiven) {
  constexpr std::string_view kCsv = "y|s\n0|1\n";
  for (const auto& [options, columns] : {std::pair{R"({"delimiter":"|"})", 2},
                                         std::pair{R"({"delimiter":";"})", 1},
                                         std::pair{R"({"delimiter":""})", 2}}) {
    Session session;
    session.BeginLoad(options);
    std::copy(kCsv.begin(), kCsv.end(), session.Buffer(kCsv.size()).begin());
    session.Push(kCsv.size());
    const ReadJson loaded = ReadJson::parse(session.FinishLoad());
    EXPECT_EQ(loaded["input"]["columns"].size(),
              static_cast<std::size_t>(columns))
        << options;
  }
}

TEST_F(TwoModels, AFailingLoadKeepsTheTableBefore) {
  const std::string before = session_.Run("{}");
  EXPECT_EQ(ErrorCode(LoadCsv(session_, "a,b\n1,2\n3\n")), "ragged_row");
  EXPECT_EQ(session_.Run("{}"), before);
  EXPECT_EQ(ErrorCode(LoadCsv(session_, "")), "empty_file");
  EXPECT_EQ(session_.Run("{}"), before);
  EXPECT_TRUE(AskSession(session_, R"({"type":"cost"})").contains("slope"));
}

TEST_F(TwoModels, AnUnfinishedLoadKeepsTheTableBefore) {
  session_.BeginLoad("{}");
  EXPECT_EQ(session_.Run("{}"), Fresh(kTwoModels, "{}"));
}

TEST_F(TwoModels, ALoadWithOptionsThatAreNoJsonDoesNotBegin) {
  EXPECT_EQ(ErrorCode(ReadJson::parse(session_.BeginLoad("delimiter"))),
            "invalid_json");
  EXPECT_EQ(session_.Run("{}"), Fresh(kTwoModels, "{}"));
}

TEST_F(TwoModels, ANewTableReplacesTheOldOneAndItsQueries) {
  session_.Run("{}");
  LoadCsv(session_, kNineSamples);
  EXPECT_EQ(ErrorCode(AskSession(session_, R"({"type":"cost"})")),
            "nothing_loaded");
  EXPECT_EQ(session_.Run("{}"), Fresh(kNineSamples, "{}"));
}

TEST_F(TwoModels, AFailingRunKeepsTheQueriesOfTheReportBefore) {
  session_.Run(R"({"beta":3})");
  const std::string request =
      R"({"type":"operating_point","model":1,"threshold":0.5})";
  const std::string before = session_.Query(request);
  EXPECT_NE(before.find("\"f3\""), std::string::npos);
  for (const char* options :
       {R"({"truth":"nobody"})", R"({"alpha":7})", R"({"positive":"healthy"})",
        R"({"task":"binary","truth":"LR","predictions":["RF"]})", "[", "7"}) {
    EXPECT_TRUE(RunSession(session_, options).contains("error")) << options;
    EXPECT_EQ(session_.Query(request), before) << options;
  }
}

TEST_F(TwoModels, AnErrorAboutColumnsComesWithTheColumns) {
  const ReadJson unknown = RunSession(session_, R"({"truth":"nobody"})");
  EXPECT_EQ(ErrorCode(unknown), "unknown_column");
  EXPECT_EQ(unknown["input"]["columns"].size(), 4U);
  const ReadJson classes = RunSession(
      session_, R"({"task":"binary","truth":"LR","predictions":["RF"]})");
  EXPECT_EQ(ErrorCode(classes), "too_many_classes");
  EXPECT_EQ(classes["input"]["columns"][1]["role"].get<std::string>(), "truth");
  EXPECT_FALSE(RunSession(session_, R"({"alpha":7})").contains("input"));
}

TEST_F(TwoModels, TextThatIsNoJsonObjectIsAnError) {
  for (const char* text : {"", "{", "null", "[1]", "\"x\"", "{\"a\":}",
                           "{\"beta\":1}}", "{'beta':1}", "nan"}) {
    EXPECT_EQ(ErrorCode(RunSession(session_, text)), "invalid_json") << text;
  }
  session_.Run("{}");
  for (const char* text : {"", "{", "null", "[1]"})
    EXPECT_TRUE(AskSession(session_, text).contains("error")) << text;
}

TEST_F(TwoModels, TheSameOptionsGiveTheSameBytes) {
  for (const char* options :
       {"{}", R"({"threshold":0.4})", R"({"positive":"west"})",
        R"({"predictions":["RF"]})",
        R"({"task":"binary","truth":"truth","weight":"flag"})"}) {
    const std::string first = session_.Run(options);
    EXPECT_EQ(session_.Run(options), first) << options;
    EXPECT_EQ(Fresh(kTwoModels, options), first) << options;
  }
}

TEST_F(TwoModels, WhatWasRunBeforeLeavesNoTrace) {
  // Each of these after each other one, against a session that knows nothing.
  const char* all[] = {"{}",
                       R"({"threshold":0.61})",
                       R"({"thresholds":{"RF":0.3}})",
                       R"({"thresholds":{"LR":null}})",
                       R"({"positive":"west"})",
                       R"({"positive":"east"})",
                       R"({"missing":"drop"})",
                       R"({"predictions":["RF","LR"]})",
                       R"({"predictions":["LR"]})",
                       R"({"weight":"flag"})",
                       R"({"task":"binary","truth":"truth"})",
                       R"({"beta":3,"cost_fn":5,"max_fpr":0.3,"alpha":0.1})"};
  for (const char* before : all) {
    for (const char* options : all) {
      session_.Run(before);
      EXPECT_EQ(session_.Run(options), Fresh(kTwoModels, options))
          << before << " then " << options;
    }
  }
}

TEST_F(TwoModels, GivingTheGuessedPositiveClassOnlyEndsTheGuess) {
  ReadJson guessed = RunSession(session_);
  ASSERT_EQ(guessed["input"]["positive"].get<std::string>(), "west");
  ASSERT_EQ(guessed["warnings"][0]["code"].get<std::string>(),
            "positive_class_guessed");
  const ReadJson given = RunSession(session_, R"({"positive":"west"})");
  for (const auto& warning : given["warnings"]) {
    EXPECT_NE(warning["code"].get<std::string>(), "positive_class_guessed");
  }
  EXPECT_EQ(given["models"].dump(), guessed["models"].dump());
  EXPECT_EQ(given["input"]["guessed"].dump(),
            R"(["truth","task","predictions"])");
}

TEST_F(TwoModels, TheVerdictComesWithoutCurvesAndTheWholeReportAsIfAlone) {
  const ReadJson first =
      ReadJson::parse(session_.Run("{}", ReportPart::verdict));
  const std::string whole = session_.Run("{}");
  const ReadJson report = ReadJson::parse(whole);
  EXPECT_EQ(whole, Fresh(kTwoModels, "{}"));
  for (const char* part : {"verdict", "pairs", "input", "options", "warnings"})
    EXPECT_EQ(first[part].dump(), report[part].dump()) << part;
  for (const char* part : {"metrics", "intervals", "classes"}) {
    EXPECT_EQ(first["models"][0][part].dump(), report["models"][0][part].dump())
        << part;
  }
  EXPECT_FALSE(first["models"][0].contains("curves"));
  EXPECT_TRUE(report["models"][0].contains("curves"));
}

TEST_F(TwoModels, WhatARunKeepsForTheNextLeavesNoTrace) {
  for (const char* options :
       {"{}", R"({"threshold":0.6})", R"({"beta":3})", R"({"beta":2.5,"k":2})",
        R"({"cost_fn":4})", R"({"alpha":0.2,"prior":0.1})",
        R"({"predictions":"RF,LR"})", R"({"positive":"east"})",
        R"({"task":"labels","truth":"flag"})", R"({"thresholds":{"LR":0.2}})",
        "{}"}) {
    session_.Run(options, ReportPart::verdict);
    EXPECT_EQ(session_.Run(options), Fresh(kTwoModels, options)) << options;
  }
}

TEST(Session, TheOptionsOfAReportGiveTheSameReportAgain) {
  for (const char* options :
       {"{}", R"({"thresholds":{"Naive Bayes":0.3,"SVM":null},"beta":3})",
        R"({"predictions":"k-NN,SVM","prior":0.2,"cost_fn":4,"alpha":0.01})",
        R"({"positive":"0","threshold":0.25,"k":7,"max_fpr":0.25,"seed":9})"}) {
    Session session;
    LoadCsv(session, GoldenText("reports/real_models.csv"));
    const ReadJson report = RunSession(session, options);
    ASSERT_TRUE(report.contains("options")) << options;
    Session other;
    LoadCsv(other, GoldenText("reports/real_models.csv"));
    const ReadJson again = RunSession(other, report["options"].dump());
    for (const char* part :
         {"models", "pairs", "tests", "verdict", "options"}) {
      EXPECT_EQ(again[part].dump(), report[part].dump()) << part << options;
    }
    EXPECT_EQ(again["input"]["guessed"].dump(), "[]");
  }
}

TEST(Session, AThresholdAboveEveryScoreSurvivesItsWayThroughJson) {
  Session session;
  LoadCsv(session, kTwoModels);
  const ReadJson report =
      RunSession(session, R"({"thresholds":{"LR":null},"threshold":0.4})");
  const ReadJson again = RunSession(session, report["options"].dump());
  EXPECT_EQ(again["models"].dump(), report["models"].dump());
  EXPECT_EQ(again["models"][0]["metrics"]["tp"].get<double>(), 0);
}

TEST_F(TwoModels, BootstrapIsNothingToDoUnlessAskedFor) {
  session_.Run("{}");
  EXPECT_EQ(AskSession(session_, R"({"type":"step","steps":10})").dump(),
            R"({"done":0,"total":0})");
}

TEST_F(TwoModels, BootstrapIsInTheReportWhenItIsDone) {
  constexpr std::string_view kOptions = R"({"bootstrap":50,"seed":3})";
  session_.Run(kOptions);
  const ReadJson started =
      AskSession(session_, R"({"type":"step","steps":10})");
  EXPECT_EQ(started["done"].get<int>(), 10);
  // 50 replicates, and each of the six cases left out.
  EXPECT_EQ(started["total"].get<int>(), 56);
  EXPECT_FALSE(
      RunSession(session_, kOptions)["pairs"][0].contains("differences"));
  StepToTheEnd(session_, 10);
  const ReadJson report = RunSession(session_, kOptions);
  EXPECT_TRUE(report["pairs"][0].contains("differences"));
  EXPECT_TRUE(report["models"][0]["other_intervals"]["roc_auc"].contains(
      "bootstrap_percentile"));
}

TEST_F(TwoModels, BootstrapDoesNotDependOnTheSizeOfTheSteps) {
  std::string first;
  for (const int size : {1, 7, 1000}) {
    Session session;
    LoadCsv(session, kTwoModels);
    session.Run(R"({"bootstrap":40})");
    StepToTheEnd(session, size);
    const std::string report = session.Run(R"({"bootstrap":40})");
    if (first.empty()) first = report;
    EXPECT_EQ(report, first) << size;
  }
}

TEST_F(TwoModels, BootstrapBeginsAnewWhenAThresholdChanges) {
  session_.Run(R"({"bootstrap":40})");
  StepToTheEnd(session_, 100);
  EXPECT_TRUE(RunSession(session_, R"({"bootstrap":40})")["pairs"][0].contains(
      "differences"));
  constexpr std::string_view kMoved = R"({"bootstrap":40,"threshold":0.35})";
  EXPECT_FALSE(
      RunSession(session_, kMoved)["pairs"][0].contains("differences"));
  StepToTheEnd(session_, 100);
  const std::string moved = session_.Run(kMoved);
  Session fresh;
  LoadCsv(fresh, kTwoModels);
  fresh.Run(kMoved);
  StepToTheEnd(fresh, 100);
  EXPECT_EQ(moved, fresh.Run(kMoved));
}

TEST_F(TwoModels, BootstrapOutlivesWhatItDoesNotDependOn) {
  session_.Run(R"({"bootstrap":40})");
  StepToTheEnd(session_, 100);
  const ReadJson report =
      RunSession(session_, R"({"bootstrap":40,"alpha":0.2,"prior":0.1})");
  EXPECT_EQ(report["pairs"][0]["differences"]["roc_auc"]["level"].get<double>(),
            0.8);
  for (const char* other :
       {R"({"bootstrap":41})", R"({"bootstrap":40,"seed":2})",
        R"({"bootstrap":40,"beta":3})", R"({"bootstrap":40,"k":3})",
        R"({"bootstrap":40,"cost_fn":3})"}) {
    session_.Run(R"({"bootstrap":40})");
    StepToTheEnd(session_, 100);
    EXPECT_FALSE(
        RunSession(session_, other)["pairs"][0].contains("differences"))
        << other;
  }
}

TEST_F(TwoModels, BootstrapTakesStrangeStepsAsOne) {
  session_.Run(R"({"bootstrap":40})");
  int done = 0;
  for (const char* request :
       {R"({"type":"step"})", R"({"type":"step","steps":0})",
        R"({"type":"step","steps":-3})", R"({"type":"step","steps":"x"})"}) {
    EXPECT_EQ(AskSession(session_, request)["done"].get<int>(), ++done);
  }
  EXPECT_EQ(AskSession(session_, R"({"type":"step","steps":1e300})")["done"]
                .get<int>(),
            46);
}

TEST(Session, NamesTheTaskThatATableFits) {
  constexpr std::string_view kNumbers =
      "target,lm,rf\n1.5,1.25,1.75\n2.5,2.75,2.25\n4.5,4.25,4.5\n3.5,3,3.75\n";
  for (const std::string_view task :
       {R"({"task":"labels"})", R"({"task":"binary"})",
        R"({"task":"multiclass"})"}) {
    const ReadJson refused = ReportOfCsv(kNumbers, task);
    ASSERT_TRUE(refused.contains("error")) << task;
    EXPECT_NE(refused["error"]["message"].get<std::string>().find(
                  "The table fits another task: predicted numbers "
                  "(task=regression)."),
              std::string::npos)
        << refused.dump();
  }
  EXPECT_EQ(ReportOfCsv(kNumbers)["task"], "regression");
}

TEST(Session, NamesTheComparisonWhereATruthWasChosenInATableOfResults) {
  constexpr std::string_view kResults =
      "Dataset,BT,PBT,CC\nCorel5k,.01,.019,.178\nCorel16k,.015,.02,.003\n"
      "yeast,.1,.12,.09\nscene,.5,.55,.61\nemotions,.2,.3,.25\n";
  const ReadJson refused = ReportOfCsv(kResults, R"({"truth":"Dataset"})");
  ASSERT_TRUE(refused.contains("error"));
  EXPECT_NE(refused["error"]["message"].get<std::string>().find(
                "The table fits another task: algorithms on data sets "
                "(task=friedman)."),
            std::string::npos)
      << refused.dump();
  EXPECT_FALSE(refused["error"].contains("candidates"));
  EXPECT_EQ(ReportOfCsv(kResults)["task"], "friedman");
}

TEST(Session, NamesTheColumnThatMayBeTheOnlyClustering) {
  const auto answer = [](const std::string& groups) {
    return ReportOfCsv("a0,a1,cat\n3601.5,5533," + groups +
                       "\n8697.5,5369,1\n3612.5,5521,0\n8704.5,5377,1\n"
                       "6011.5,9914,0\n6025.5,9908,1\n")
        .dump();
  };
  EXPECT_NE(answer("2").find(R"(If \"cat\" is a clustering)"),
            std::string::npos)
      << answer("2");
  // Rather the classes of a truth.
  EXPECT_EQ(answer("0").find("is a clustering"), std::string::npos);
}

TEST(Session, OffersNoTruthThatLeadsToNoEvaluation) {
  const ReadJson refused = ReportOfCsv(
      "Actual,Predicted\nBollywood,0\nPolitical,3\nSports,2\nScience,0\n",
      R"({"truth":"Predicted"})");
  ASSERT_TRUE(refused.contains("error"));
  EXPECT_FALSE(refused["error"].contains("candidates")) << refused.dump();
}

TEST(Session, OffersOnlyTruthsThatFitTheChosenTask) {
  const ReadJson asked = ReportOfCsv(
      "m,n,group,risk_score\n1,1,u,.5\n0,1,v,.25\n1,0,w,.75\n0,0,u,.5\n"
      "1,1,v,.125\n",
      R"({"task":"binary"})");
  ASSERT_EQ(ErrorCode(asked), "no_truth_column");
  // "group" has three labels.
  EXPECT_EQ(asked["error"]["candidates"], (std::vector<std::string>{"m", "n"}));
}

}  // namespace
}  // namespace melon
