#include "forms/join/join_files.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Texts = std::vector<std::string>;

Texts ModelsOf(const ReadJson& report) {
  Texts names;
  for (const ReadJson& model : report.value("models", ReadJson::array()))
    names.push_back(model["name"]);
  return names;
}

Texts ColumnsOf(const ReadJson& answer) {
  Texts names;
  for (const ReadJson& column : answer.at("input").at("columns"))
    names.push_back(column["name"]);
  return names;
}

/// The codes of the warnings that are about the join.
Texts JoinWarnings(const ReadJson& report) {
  Texts codes;
  for (const ReadJson& warning : report.value("warnings", ReadJson::array())) {
    const std::string code = warning["code"];
    if (code.starts_with("join_")) codes.push_back(code);
  }
  return codes;
}

// Four cases; bert orders all pairs rightly, gpt three of four.
const NamedText kBert = {"bert.csv",
                         "id,y_true,score\n1,0,.1\n2,0,.2\n3,1,.8\n4,1,.9\n"};
const NamedText kGpt = {"runs/gpt.csv",
                        "id,y_true,score\n4,1,.9\n3,1,.3\n2,0,.4\n1,0,.1\n"};

TEST(JoinFiles, FilesAreJoinedByTheirIdentifierInWhateverOrder) {
  ReadJson report = ReportOfFiles({kBert, kGpt});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(ModelsOf(report), (Texts{"bert", "gpt"}));
  EXPECT_EQ(report["models"][0]["metrics"]["roc_auc"], 1);
  EXPECT_EQ(report["models"][1]["metrics"]["roc_auc"], 3. / 4);
  EXPECT_EQ(ColumnsOf(report), (Texts{"id", "y_true", "bert", "gpt"}));
  EXPECT_EQ(report["input"]["join"]["how"], "identifier");
  EXPECT_EQ(report["input"]["join"]["by"], (Texts{"id"}));
  EXPECT_EQ(report["input"]["first_rows"][0], (Texts{"1", "0", ".1", ".1"}));
  EXPECT_EQ(JoinWarnings(report), Texts());
}

TEST(JoinFiles, TheReportSaysWhatBecameOfEachFile) {
  ReadJson report = ReportOfFiles({kBert, kGpt});
  const ReadJson expected = {{"name", "runs/gpt.csv"},
                             {"rows", 4},
                             {"rows_unmatched", 0},
                             {"unmatched", ReadJson::array()},
                             {"columns",
                              {{{"name", "id"}, {"as", "id"}},
                               {{"name", "y_true"}, {"as", "y_true"}},
                               {{"name", "score"}, {"as", "gpt"}}}},
                             {"left_out", ReadJson::array()}};
  EXPECT_EQ(report["input"]["files"][1], expected);
}

TEST(JoinFiles, TheTruthMayBeInAFileOfItsOwnAndTheModelsInOthers) {
  ReadJson report = ReportOfFiles(
      {{"a.csv", "id,score\n1,.1\n2,.2\n3,.8\n"},
       {"b.csv", "id,score\n3,.7\n1,.6\n2,.5\n"},
       {"labels.csv", "id,label,age\n1,no,30\n2,no,40\n3,yes,50\n"}});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(ModelsOf(report), (Texts{"a", "b"}));
  EXPECT_EQ(report["input"]["truth"], "label");
}

TEST(JoinFiles, AFileCalledTruthHasTheTruthThoughAllCallTheirColumnAlike) {
  const std::string head = "PassengerId,Survived\n";
  ReadJson report =
      ReportOfFiles({{"forest.csv", head + "1,0\n2,1\n3,1\n4,0\n"},
                     {"ridge.csv", head + "1,1\n2,1\n3,0\n4,0\n"},
                     {"truth.csv", head + "1,0\n2,1\n3,1\n4,1\n"}});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(ModelsOf(report), (Texts{"forest", "ridge"}));
  EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], 3. / 4);
  EXPECT_EQ(report["models"][1]["metrics"]["accuracy"], 1. / 4);
  EXPECT_EQ(report["input"]["truth"], "Survived");
}

// Kaggle: both call the column alike, and the solution says which cases the
// public leaderboard is made of. One of eight is predicted wrongly.
const NamedText kSubmission = {
    "submission.csv", "Id,Survived\n1,1\n2,0\n3,0\n4,1\n5,0\n6,0\n7,1\n8,0\n"};

NamedText Solution(const std::string& flag, const std::string& one = "Public",
                   const std::string& other = "Private") {
  std::string csv = "Id,Survived," + flag + "\n";
  constexpr std::string_view kSurvived = "10010110";
  constexpr std::string_view kPart = "01101101";
  for (std::size_t i = 0; i < kSurvived.size(); ++i)
    csv += std::to_string(i + 1) + "," + kSurvived[i] + "," +
           (kPart[i] == '1' ? one : other) + "\n";
  return {"solution.csv", csv};
}

TEST(JoinFiles, AFlagOfThePartsOfTheDataIsNotTheTruthOfASolution) {
  for (const NamedText& solution :
       {Solution("Usage"), Solution("usage"), Solution("set", "train", "test"),
        Solution("Split"), Solution("stratum", "a", "b")}) {
    ReadJson report = ReportOfFiles({kSubmission, solution});
    ASSERT_TRUE(report.contains("models")) << report;
    EXPECT_EQ(ModelsOf(report), (Texts{"submission"}));
    EXPECT_EQ(report["input"]["truth"], "Survived");
    EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], 7. / 8);
  }
}

TEST(JoinFiles, ASolutionMayHaveTheNameOrNumberOfItsCompetitionInFront) {
  for (const std::string name : {"1_solution.csv", "titanic_solution.csv"}) {
    const NamedText solution = {name, Solution("Usage").second};
    for (const auto& files :
         {std::vector{kSubmission, solution}, {solution, kSubmission}}) {
      const ReadJson report = ReportOfFiles(files);
      ASSERT_TRUE(report.contains("models")) << report;
      EXPECT_EQ(ModelsOf(report), (Texts{"submission"}));
      EXPECT_EQ(report["models"][0]["metrics"]["precision"], 1);
      EXPECT_EQ(report["models"][0]["metrics"]["recall"], 3. / 4);
    }
  }
  // That of a competitor does not say what the public saw: the truth may be in
  // either.
  EXPECT_EQ(ErrorCode(ReportOfFiles(
                {{"my_solution.csv", "Id,target\n1,.9\n2,.1\n3,.4\n4,.2\n"},
                 {"data.csv", "Id,target\n1,1\n2,0\n3,1\n4,0\n"}})),
            "join_cases");
}

TEST(JoinFiles, TheTruthOfASolutionMayBeCalledOtherwiseThanItsPredictions) {
  ReadJson report = ReportOfFiles(
      {{"prices.csv", "Id,prediction\n1,200\n2,150\n3,320\n4,90\n"},
       {"solution.csv",
        "Id,SalePrice,Usage\n1,210.5,Public\n2,140.25,Private\n3,300,Public\n4,"
        "95.5,Private\n"}});
  EXPECT_EQ(report["input"]["truth"], "SalePrice") << report;
  EXPECT_EQ(report["task"], "regression");
  EXPECT_EQ(ModelsOf(report), (Texts{"prices"}));
}

TEST(JoinFiles, ATruthThatTheUserNamesIsThatOfTheFileCalledSo) {
  // Both columns may be the truth, and both are predicted.
  const std::vector<NamedText> files = {
      {"forest.csv", "Id,Survived,Cabin\n1,1,0\n2,0,1\n3,0,1\n4,1,0\n"},
      {"solution.csv", "Id,Survived,Cabin\n1,1,0\n2,0,0\n3,1,1\n4,1,1\n"}};
  ReadJson report = ReportOfFiles(
      files, R"({"truth":"Survived","predictions":["forest Survived"]})");
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], 3. / 4);
}

TEST(JoinFiles, AColumnThatTheUserGivesARoleIsNoPredictionAnyMore) {
  const std::vector<NamedText> files = {
      {"a.csv", "id,truth,p\n1,0,0\n2,1,1\n3,1,0\n4,0,0\n"},
      {"b.csv", "id,truth,p\n1,0,1\n2,1,1\n3,1,1\n4,0,0\n"}};
  ReadJson report = ReportOfFiles(files, R"({"truth":"b"})");
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(report["input"]["truth"], "b");
  EXPECT_EQ(ModelsOf(report), (Texts{"a"}));
  EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], 2. / 4);
  report = ReportOfFiles(files, R"({"weight":"b"})");
  EXPECT_EQ(ModelsOf(report), (Texts{"a"})) << report;
  EXPECT_EQ(ErrorCode(ReportOfFiles(
                files, R"({"truth":"b","predictions":["a","b"]})")),
            "column_used_twice");
}

TEST(JoinFiles, TheOnlyPredictionMayBecomeTheTruth) {
  ReadJson report = ReportOfFiles({kSubmission, Solution("Usage")},
                                  R"({"truth":"submission"})");
  EXPECT_EQ(report["input"]["truth"], "submission") << report;
  EXPECT_EQ(ModelsOf(report), (Texts{"Survived"}));
}

TEST(JoinFiles, ACountOfTheRowsIsNoIdentifierHoweverFewTheyAre) {
  for (const std::string name : {"", "index", "row"}) {
    const std::string head = name + ",y,p\n";
    const NamedText six = {
        "a.csv", head + "0,1,.9\n1,0,.2\n2,1,.7\n3,0,.4\n4,1,.6\n5,0,.3\n"};
    const NamedText four = {"b.csv", head + "0,1,.8\n1,0,.1\n2,1,.9\n3,0,.5\n"};
    EXPECT_EQ(ErrorCode(ReportOfFiles({six, four})), "join_rows");
    const NamedText other = {"c.csv", four.second};
    ReadJson report = ReportOfFiles({four, other});
    EXPECT_EQ(report["input"]["join"]["how"], "rows") << report;
    // What does not only count identifies, and so does what the user names.
    const NamedText shuffled = {"d.csv",
                                head + "3,0,.5\n0,1,.8\n5,0,.1\n2,1,.9\n"};
    report = ReportOfFiles({six, shuffled});
    EXPECT_EQ(report["input"]["join"]["how"], "identifier") << report;
    if (name.empty()) continue;
    report = ReportOfFiles({six, four}, R"({"join":")" + name + R"("})");
    EXPECT_EQ(report["input"]["rows"], 4) << report;
  }
}

TEST(JoinFiles, ResultsOfOtherNumbersOfFoldsAreNotPairedByACountOfTheRows) {
  const std::string head = ",fit_time,score_time,test_score\n";
  EXPECT_EQ(ErrorCode(ReportOfFiles(
                {{"rf.csv",
                  head + "0,1.2,.1,.9\n1,1.1,.1,.8\n2,1.3,.2,.6\n3,1,.1,.7\n"},
                 {"svm.csv", head + "0,.2,.1,.8\n1,.1,.1,.9\n2,.3,.2,.5\n"}})),
            "join_rows");
}

TEST(JoinFiles, AModelThatCallsItsColumnAsTheTruthIsCalledAsItsFile) {
  const std::string head = "PassengerId,Survived\n";
  ReadJson report =
      ReportOfFiles({{"submission.csv", head + "1,0\n2,1\n3,1\n4,0\n"},
                     {"solution.csv", head + "1,0\n2,1\n3,1\n4,1\n"}});
  EXPECT_EQ(ModelsOf(report), (Texts{"submission"})) << report;
}

TEST(JoinFiles, RowsThatAreNotInAllFilesAreLeftOutAndSaid) {
  ReadJson report =
      ReportOfFiles({{"a.csv", "id,y,s\nu,0,.1\nv,1,.2\nw,1,.8\nx,0,.3\n"},
                     {"b.csv",
                      "id,y,s\nw,1,.7\nv,1,.1\nu,0,.2\nz1,0,.2\nz2,1,.2\nz3,0,."
                      "2\nz4,0,.2\n"}});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(report["input"]["rows"], 3);
  EXPECT_EQ(report["input"]["files"][0]["unmatched"], (Texts{"x"}));
  EXPECT_EQ(report["input"]["files"][1]["rows_unmatched"], 4);
  EXPECT_EQ(report["input"]["files"][1]["unmatched"],
            (Texts{"z1", "z2", "z3"}));
  EXPECT_EQ(JoinWarnings(report), (Texts{"join_unmatched"}));
  EXPECT_EQ(report["warnings"].back()["message"],
            "The files were joined by \"id\", which has 3 values that are in "
            "all of them. Rows of other values were left out: 1 of \"a.csv\" "
            "(x), 4 of \"b.csv\" (z1; z2; z3; …).");
}

TEST(JoinFiles, AnIdentifierMayBeCalledOtherwiseInEachFile) {
  const NamedText truth = {"base.csv",
                           "id,truth,A\nc4,1,.9\nc1,0,.1\nc3,1,.3\nc2,0,.4\n"};
  ReadJson report = ReportOfFiles(
      {truth, {"new.csv", "case_id,B\nc1,.2\nc2,.1\nc3,.8\nc4,.9\n"}});
  EXPECT_EQ(report["input"]["join"]["how"], "identifier") << report;
  EXPECT_EQ(ModelsOf(report), (Texts{"A", "B"}));
  EXPECT_EQ(report["models"][0]["metrics"]["roc_auc"], 3. / 4);
  EXPECT_EQ(report["models"][1]["metrics"]["roc_auc"], 1);
  EXPECT_EQ(JoinWarnings(report), (Texts{"join_other_names"}));
  // Numbers, and a case that only one has.
  report = ReportOfFiles(
      {{"base.csv", "PatientID,truth,A\n14,1,.9\n11,0,.1\n12,0,.4\n"},
       {"new.csv", "subject,B\n11,.2\n12,.1\n13,.8\n14,.9\n"}});
  EXPECT_EQ(report["input"]["join"]["by"], (Texts{"PatientID"})) << report;
  EXPECT_EQ(JoinWarnings(report),
            (Texts{"join_unmatched", "join_other_names"}));
}

TEST(JoinFiles, TheOptionMayNameTheIdentifierAsAnyFileCallsIt) {
  const NamedText truth = {"base.csv",
                           "id,truth,A\nc4,1,.9\nc1,0,.1\nc3,1,.3\nc2,0,.4\n"};
  const NamedText other = {"new.csv",
                           "case_id,B\nc1,.2\nc2,.1\nc3,.8\nc4,.9\n"};
  for (const std::string name : {"id", "case_id", "Case ID"}) {
    const ReadJson report =
        ReportOfFiles({truth, other}, R"({"join":")" + name + R"("})");
    EXPECT_EQ(report["input"]["join"]["by"], (Texts{"id"})) << report;
    EXPECT_EQ(report["models"][0]["metrics"]["roc_auc"], 3. / 4);
    EXPECT_EQ(report["models"][1]["metrics"]["roc_auc"], 1);
    EXPECT_EQ(JoinWarnings(report), (Texts{"join_other_names"}));
  }
  // Of other cases, and of a name that no file has.
  const NamedText unlike = {"new.csv",
                            "case_id,B\nx1,.2\nx2,.1\nx3,.8\nx4,.9\n"};
  EXPECT_EQ(ErrorCode(ReportOfFiles({truth, unlike}, R"({"join":"id"})")),
            "unknown_column");
  EXPECT_EQ(ErrorCode(ReportOfFiles({truth, other}, R"({"join":"name"})")),
            "unknown_column");
}

TEST(JoinFiles, NamesOfCasesThatDoNotMatchAreNotPassedOver) {
  const NamedText truth = {"base.csv",
                           "id,truth,A\nc4,1,.9\nc1,0,.1\nc3,1,.3\nc2,0,.4\n"};
  const NamedText other = {"new.csv",
                           "case_id,B\nx1,.2\nx2,.1\nx3,.8\nx4,.9\n"};
  ReadJson report = ReportOfFiles({truth, other});
  EXPECT_EQ(ErrorCode(report), "join_other_identifiers") << report;
  EXPECT_NE(report["error"]["message"].get<std::string>().find(
                "\"id\" of \"base.csv\" (c4, …), \"case_id\" of \"new.csv\" "
                "(x1, …)"),
            std::string::npos)
      << report["error"];
  report = ReportOfFiles({truth, other}, R"({"join":"rows"})");
  EXPECT_EQ(JoinWarnings(report), (Texts{"join_unchecked"}));
}

TEST(JoinFiles, CountsFrom0AndFrom1AreNotTheSameCases) {
  ReadJson report = ReportOfFiles(
      {{"base.csv", "id,truth,A\n1,0,.1\n2,0,.2\n3,1,.8\n4,1,.9\n"},
       {"new.csv", "case_id,B\n0,.1\n1,.2\n2,.8\n3,.9\n"}});
  EXPECT_EQ(report["input"]["join"]["how"], "rows") << report;
  EXPECT_EQ(report["models"][1]["metrics"]["roc_auc"], 1);
}

TEST(JoinFiles, WithoutAnIdentifierTheyAreJoinedRowByRow) {
  ReadJson report = ReportOfFiles({{"a.csv", "y,s\n0,.1\n1,.2\n1,.8\n"},
                                   {"b.csv", "y,s\n0,.4\n1,.3\n1,.5\n"}});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(report["input"]["join"]["how"], "rows");
  EXPECT_EQ(ModelsOf(report), (Texts{"a", "b"}));
  EXPECT_EQ(JoinWarnings(report), Texts());
}

TEST(JoinFiles, RowByRowTheTruthHasToBeTheSame) {
  ReadJson report =
      ReportOfFiles({{"a.csv", "y,s\n0,.1\n1,.2\n1,.8\n0,.2\n"},
                     {"b.csv", "y,s\n\n0,.4\n0,.3\n1,.5\n1,.2\n"}});
  EXPECT_EQ(ErrorCode(report), "join_cases");
  EXPECT_EQ(report["error"]["message"],
            "The files do not have the same cases in the same order: \"y\" is "
            "\"1\" in line 3 of \"a.csv\", and \"y\" is \"0\" in line 4 of "
            "\"b.csv\"; 2 of 4 rows differ. Bring both into the same order, or "
            "give each a column that identifies the case, such as id.");
  EXPECT_EQ(report["input"]["files"][1]["name"], "b.csv");
}

TEST(JoinFiles, RowByRowTheFilesHaveToBeOfOneLength) {
  ReadJson report = ReportOfFiles(
      {{"a.csv", "y,s\n0,.1\n1,.2\n"}, {"b.csv", "y,s\n0,.4\n1,.3\n1,.5\n"}});
  EXPECT_EQ(ErrorCode(report), "join_rows");
}

TEST(JoinFiles, AnIdentifierThatRepeatsIsAProblem) {
  ReadJson report = ReportOfFiles(
      {{"a.csv", "id,y,s\n7,0,.1\n8,1,.2\n9,1,.8\n"},
       {"b.csv", "id,y,s\n7,0,.4\n8,1,.3\n8,1,.5\n9,1,.5\n7,1,.5\n"}});
  EXPECT_EQ(ErrorCode(report), "join_repeats");
  EXPECT_EQ(report["error"]["line"], 4);
  EXPECT_NE(report["error"]["message"].get<std::string>().find(
                "\"id\" does not identify the rows of \"b.csv\": 2 rows repeat "
                "an earlier one (8; 7)"),
            std::string::npos)
      << report["error"];
}

TEST(JoinFiles, IdentifiersOfWhichNoneIsInAllFilesAreAProblem) {
  ReadJson report = ReportOfFiles({{"a.csv", "id,y,s\n1,0,.1\n2,1,.2\n"},
                                   {"b.csv", "id,y,s\nx,0,.4\ny,1,.3\n"}});
  EXPECT_EQ(ErrorCode(report), "join_nothing_matches");
}

TEST(JoinFiles, ATruthThatDiffersForTheSameCaseIsAProblem) {
  ReadJson report = ReportOfFiles(
      {kBert, {"b.csv", "id,y_true,s\n4,0,.9\n3,1,.3\n2,0,.4\n1,0,.1\n"}});
  EXPECT_EQ(ErrorCode(report), "join_cases");
  EXPECT_NE(report["error"]["message"].get<std::string>().find(
                "is \"1\" in line 5 of \"bert.csv\", and \"y_true\" is \"0\" "
                "in line 2 of \"b.csv\"; 1 of 4"),
            std::string::npos)
      << report["error"];
}

TEST(JoinFiles, NumbersAreTheSameByTheirValuesAndTextsByTheirLetters) {
  ReadJson report =
      ReportOfFiles({{"a.csv", "id,y,s\n7,0,.1\n8,1,.2\nA9,1,.8\n"},
                     {"b.csv", "id,y,s\nA9,1,.4\n8.0,1,.3\n007,0,.5\n"}});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(report["input"]["rows"], 3);
  ReadJson other =
      ReportOfFiles({{"a.csv", "id,y,s\nB7,0,.1\nb8,1,.2\nA9,1,.8\n"},
                     {"b.csv", "id,y,s\nA9,1,.4\nb8,1,.3\nb7,0,.5\n"}});
  EXPECT_EQ(other["input"]["files"][0]["unmatched"], (Texts{"B7"})) << other;
}

TEST(JoinFiles, ColumnsOfClassesAreCalledAfterTheFileAndTheClass) {
  const std::string head = "id,species,proba_a,proba_b,proba_c\n";
  ReadJson report = ReportOfFiles(
      {{"rf.csv",
        head + "1,a,.8,.1,.1\n2,b,.2,.7,.1\n3,c,0,.1,.9\n4,a,.5,.3,.2\n"},
       {"lr.csv",
        head + "1,a,.6,.2,.2\n2,b,.3,.5,.2\n3,c,.1,.3,.6\n4,a,.2,.6,.2\n"}},
      R"({"truth":"species"})");
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(ColumnsOf(report), (Texts{"id", "species", "rf:a", "rf:b", "rf:c",
                                      "lr:a", "lr:b", "lr:c"}));
  EXPECT_EQ(ModelsOf(report), (Texts{"rf", "lr"}));
  EXPECT_EQ(report["task"], "multiclass");
}

TEST(JoinFiles, WeightsAndInputsThatAreTheSameAreThereOnce) {
  ReadJson report =
      ReportOfFiles({{"a.csv",
                      "id,age,weight,y_true,y_pred\n1,30,1,2.5,2\n2,41,2,3.5,"
                      "3\n3,52,1,4,5\n"},
                     {"b.csv",
                      "id,age,weight,y_true,y_pred\n1,30,1,2.5,2.2\n2,41,2,3.5,"
                      "3.1\n3,52,1,4,5\n"}});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(ColumnsOf(report),
            (Texts{"id", "age", "weight", "y_true", "a", "b"}));
  EXPECT_EQ(report["input"]["weight"], "weight");
}

TEST(JoinFiles, PredictionsThatAgreeAreStillThoseOfTwoModels) {
  const std::string same = "id,y_true,y_pred\n1,x,x\n2,y,y\n3,x,y\n";
  ReadJson report = ReportOfFiles({{"a.csv", same}, {"b.csv", same}});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(ModelsOf(report), (Texts{"a", "b"}));
}

TEST(JoinFiles, NumberedFilesAreNoClassesOfOneModel) {
  const std::string head = "id,y_true,y_pred\n";
  ReadJson report =
      ReportOfFiles({{"seed_0.csv", head + "1,0,0\n2,1,1\n3,2,1\n4,0,2\n"},
                     {"seed_1.csv", head + "1,0,0\n2,1,2\n3,2,2\n4,0,0\n"},
                     {"seed_2.csv", head + "1,0,1\n2,1,1\n3,2,2\n4,0,0\n"}});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(ModelsOf(report),
            (Texts{"seed_0.csv", "seed_1.csv", "seed_2.csv"}));
}

TEST(JoinFiles, TheOptionDecidesHowTheyAreJoined) {
  Session session;
  LoadFiles(session,
            {{"a.csv", "id,case,y,s\n1,3,0,.1\n2,1,0,.2\n3,2,1,.8\n"},
             {"b.csv", "id,case,y,s\n1,2,0,.4\n2,1,0,.3\n3,3,1,.5\n"}});
  EXPECT_EQ(RunSession(session)["input"]["join"]["by"], (Texts{"id"}));
  EXPECT_EQ(RunSession(session)["input"]["join"]["choices"],
            (Texts{"id", "case"}));
  EXPECT_EQ(RunSession(session, R"({"join":"rows"})")["input"]["join"]["how"],
            "rows");
  EXPECT_EQ(ErrorCode(RunSession(session, R"({"join":"case"})")), "join_cases");
  EXPECT_EQ(ErrorCode(RunSession(session, R"({"join":"name"})")),
            "unknown_column");
  EXPECT_EQ(RunSession(session, R"({"join":"stack"})")["input"]["rows"], 6);
  EXPECT_EQ(RunSession(session)["input"]["rows"], 3);
}

TEST(JoinFiles, SeveralColumnsIdentifyARowTogether) {
  const std::string head = "repeat,fold,row_id,truth,response\n";
  ReadJson report = ReportOfFiles(
      {{"a.csv", head + "1,1,1,x,x\n1,2,2,y,y\n2,1,2,y,x\n2,2,1,x,x\n"},
       {"b.csv", head + "2,2,1,x,x\n1,1,1,x,y\n1,2,2,y,y\n2,1,2,y,y\n"}});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(report["input"]["join"]["by"], (Texts{"repeat", "fold", "row_id"}));
  EXPECT_EQ(report["input"]["rows"], 4);
}

TEST(JoinFiles, ResultsOfFoldsAreStackedIntoOneComparison) {
  const std::string head = "dataset,rf,svm,lr\n";
  ReadJson report = ReportOfFiles(
      {{"fold_1.csv", head + "iris,.9,.8,.7\nwine,.8,.7,.9\nglass,.6,.5,.7\n"},
       {"fold_2.csv",
        head + "iris,.8,.9,.7\nwine,.9,.7,.8\nglass,.7,.5,.6\n"}});
  EXPECT_EQ(report["input"]["join"]["how"], "stack");
  EXPECT_EQ(report["input"]["join"]["by"], (Texts{"fold"}));
  EXPECT_EQ(report["input"]["rows"], 6);
  EXPECT_EQ(ColumnsOf(report), (Texts{"fold", "dataset", "rf", "svm", "lr"}));
  EXPECT_EQ(report["input"]["fold"], "fold") << report;
}

TEST(JoinFiles, ResultsByDifferentMeasuresAreNotStackedAsRuns) {
  const std::string table = "dataset,A,B\niris,.9,.8\nwine,.8,.7\n";
  const std::string seconds = "dataset,A,B\niris,9,80\nwine,8,7\n";
  ReadJson report =
      ReportOfFiles({{"accuracy.csv", table}, {"time.csv", seconds}});
  EXPECT_EQ(ErrorCode(report), "join_measures") << report;
  // The user knows better.
  report = ReportOfFiles({{"accuracy.csv", table}, {"time.csv", seconds}},
                         R"({"join":"stack"})");
  EXPECT_EQ(report["input"]["join"]["how"], "stack") << report;
  report =
      ReportOfFiles({{"accuracy_1.csv", table}, {"accuracy_2.csv", table}});
  EXPECT_EQ(report["input"]["join"]["how"], "stack") << report;
}

TEST(JoinFiles, ResultsOnDataSetsAreStackedByTheNamesOfTheFiles) {
  const std::string head = "fold,rf,svm\n";
  ReadJson report =
      ReportOfFiles({{"iris.csv", head + "1,.9,.8\n2,.8,.7\n3,.6,.5\n"},
                     {"wine.csv", head + "1,.8,.9\n2,.9,.7\n3,.7,.5\n"}});
  EXPECT_EQ(report["input"]["join"]["by"], (Texts{"dataset"})) << report;
  EXPECT_EQ(report["input"]["dataset"], "dataset");
}

TEST(JoinFiles, OneLearnerInEachFileIsOneColumnOfAComparison) {
  ReadJson report =
      ReportOfFiles({{"rf.csv", "fold,test_score\n1,.9\n2,.8\n3,.6\n4,.7\n"},
                     {"svm.csv", "fold,test_score\n2,.9\n1,.8\n3,.5\n4,.7\n"}});
  EXPECT_EQ(ColumnsOf(report), (Texts{"fold", "rf", "svm"})) << report;
  EXPECT_EQ(report["task"], "cv");
}

TEST(JoinFiles, TablesOfCrossValidateAreALearnerEach) {
  const std::string head = ",fit_time,score_time,test_score\n";
  ReadJson report = ReportOfFiles(
      {{"rf.csv", head + "0,1.2,.1,.9\n1,1.1,.1,.8\n2,1.3,.2,.6\n3,1,.1,.7\n"},
       {"svm.csv", head + "0,.2,.1,.8\n1,.1,.1,.9\n2,.3,.2,.5\n3,0,.1,.7\n"}});
  EXPECT_EQ(report["input"]["predictions"], (Texts{"rf", "svm"})) << report;
  EXPECT_EQ(report["task"], "cv");
}

/// The message of the warning; empty where there is none.
std::string WarningOf(const ReadJson& report, std::string_view code) {
  for (const ReadJson& warning : report.value("warnings", ReadJson::array())) {
    if (warning["code"] == code) return warning["message"];
  }
  return "";
}

TEST(JoinFiles, TheMeasureOfLearnersTellsTheDirection) {
  ReadJson report =
      ReportOfFiles({{"lasso.csv", "test_score\n.44\n.31\n.42\n.38\n.45\n"},
                     {"tree.csv", "test_score\n.2\n.12\n.21\n.14\n.24\n"}});
  ASSERT_TRUE(report.contains("verdict")) << report;
  EXPECT_EQ(report["verdict"]["best"], "lasso");
  EXPECT_EQ(report["verdict"]["kind"], "better");
  EXPECT_EQ(report["input"]["values"], "scores");
  EXPECT_EQ(report["input"]["measure"], "score");
  const std::string findings = report["advice"]["findings"].dump();
  EXPECT_EQ(findings.find("Nothing says"), std::string::npos);
  EXPECT_EQ(findings.find("direction_looks_wrong"), std::string::npos);
}

TEST(JoinFiles, LossesWithAMinusAreResultsOfLearnersWhateverTheFilesAreCalled) {
  // R² may have both signs, and no name of a file is that of its measure.
  for (const std::string& head :
       Texts{"test_score", "test_neg_log_loss", "test_r2"}) {
    for (const std::string& times : Texts{"", "fit_time,score_time,"}) {
      const std::string row = times.empty() ? "\n" : "\n1.5,.5,";
      ReadJson report = ReportOfFiles(
          {{"nll_lr.csv", times + head + row + "-3.1" + row + "-3.3" + row +
                              "-3.2" + row + "-3.4" + row + "3"},
           {"mae_rf.csv", times + head + row + "-4.1" + row + "-4.5" + row +
                              "-4.2" + row + "-4.4" + row + "2.1"}});
      ASSERT_TRUE(report.contains("verdict")) << report;
      EXPECT_EQ(report["task"], "cv");
      EXPECT_EQ(report["input"]["predictions"], (Texts{"nll_lr", "mae_rf"}));
      EXPECT_EQ(report["verdict"]["best"], "nll_lr");
      EXPECT_TRUE(report["options"]["higher_is_better"].get<bool>());
    }
  }
}

const NamedText kForest = {
    "forest.csv",
    ",fit_time,test_accuracy,train_accuracy,test_neg_log_loss\n"
    "0,1.2,.9,1,-.3\n1,1.1,.8,1,-.4\n2,1.3,.6,1,-.6\n3,1,.7,1,-.5\n"};
const NamedText kTree = {
    "tree.csv",
    ",fit_time,test_accuracy,train_accuracy,test_neg_log_loss\n"
    "0,.2,.8,1,-1.3\n1,.1,.9,1,-1.2\n2,.3,.5,1,-1.6\n3,.2,.7,1,-1.4\n"};

TEST(JoinFiles, OtherMeasuresOfLearnersAreNamedAndMayBeChosen) {
  ReadJson report = ReportOfFiles({kForest, kTree});
  ASSERT_TRUE(report.contains("verdict")) << report;
  EXPECT_EQ(report["input"]["measure"], "accuracy");
  EXPECT_EQ(
      WarningOf(report, "result_columns_ignored"),
      "Only \"test_accuracy\" of each file is compared. Other columns of "
      "numbers, such as another metric or a time, are left out: "
      "\"test_neg_log_loss\", \"fit_time\", \"train_accuracy\". To "
      "compare one of them instead, name it "
      "(predictions=test_neg_log_loss), or leave \"test_accuracy\" out of "
      "the files.");
  Session session;
  LoadFiles(session, {kForest, kTree});
  report = RunSession(session, R"({"predictions":"test_neg_log_loss"})");
  ASSERT_TRUE(report.contains("verdict")) << report;
  EXPECT_EQ(report["input"]["measure"], "neg_log_loss");
  EXPECT_EQ(report["input"]["predictions"], (Texts{"forest", "tree"}));
  EXPECT_NEAR(report["models"][0]["metrics"]["mean"].get<double>(), -.45,
              1e-12);
  EXPECT_EQ(RunSession(session, "{}")["input"]["measure"], "accuracy");
}

TEST(JoinFiles, LearnersByDifferentMeasuresAreRefused) {
  const NamedText lasso = {"lasso.csv",
                           "fit_time,test_score\n1.5,-3\n1.5,-4\n"};
  EXPECT_EQ(
      ErrorCode(ReportOfFiles(
          {lasso, {"tree.csv", "fit_time,test_r2\n1.5,-3.5\n1.5,-4.5\n"}})),
      "join_other_measure");
  // A measure that both have is taken, wherever it stands.
  const ReadJson report = ReportOfFiles(
      {lasso,
       {"tree.csv",
        "fit_time,test_r2,Test_Score\n1.5,.5,-3.5\n1.5,.4,-4.5\n"}});
  EXPECT_EQ(report["models"][1]["metrics"]["mean"], -4) << report;
}

TEST(JoinFiles, TwoLearnersWithTheSameResultsAreStillTwo) {
  ReadJson report = ReportOfFiles({kForest, {"copy.csv", kForest.second}});
  EXPECT_EQ(report["input"]["predictions"], (Texts{"forest", "copy"}))
      << report;
}

TEST(JoinFiles, OneMeasureForEachDataSetIsAlsoKnown) {
  ReadJson report =
      ReportOfFiles({{"svm.csv", "dataset,rmse\niris,.4\nwine,.6\nglass,.7\n"},
                     {"nb.csv", "dataset,rmse\niris,.5\nwine,.8\nglass,.9\n"}});
  EXPECT_EQ(report["task"], "friedman") << report;
  EXPECT_FALSE(report["options"]["higher_is_better"].get<bool>());
}

TEST(JoinFiles, FilesOfFoldsAreNoLearners) {
  const std::string head = "fit_time,test_score\n";
  EXPECT_EQ(ErrorCode(ReportOfFiles(
                {{"fold_1.csv", head + "1.5,.9\n1.5,.8\n1.5,.6\n"},
                 {"fold_2.csv", head + "1.5,.8\n1.5,.9\n1.5,.5\n"}})),
            ErrorCode(ReportOfCsv("fold_1,fold_2\n.9,.8\n.8,.9\n.6,.5\n")));
}

TEST(JoinFiles, FilesOfTheSameNameGetThoseOfTheirFolders) {
  const std::string text = "id,y_true,y_pred\n1,x,x\n2,y,y\n3,x,y\n";
  EXPECT_EQ(ModelsOf(ReportOfFiles(
                {{"rf/predictions.csv", text}, {"lr/predictions.csv", text}})),
            (Texts{"rf", "lr"}));
  EXPECT_EQ(ModelsOf(ReportOfFiles({{"m.csv", text}, {"m.csv", text}})),
            (Texts{"m", "m (2)"}));
}

TEST(JoinFiles, AFailedLoadOfOneFileLeavesWhatWasThereBefore) {
  Session session;
  LoadFiles(session, {kBert, kGpt});
  EXPECT_EQ(ErrorCode(LoadFiles(session, {kBert, {"empty.csv", ""}, kGpt})),
            "empty_file");
  EXPECT_EQ(ModelsOf(RunSession(session)), (Texts{"bert", "gpt"}));
  LoadFiles(session, {kBert});
  EXPECT_FALSE(RunSession(session)["input"].contains("files"));
}

TEST(JoinFiles, TheOptionIsOfNoUseToOneFile) {
  EXPECT_EQ(JoinWarnings(ReportOfCsv(kBert.second, R"({"join":"id"})")),
            (Texts{"join_unused"}));
}

TEST(JoinFiles, OptionsMayCallColumnsAsTheFilesDo) {
  const std::vector<NamedText> files = {
      {"a.csv", "id,truth,p,q\n1,0,.1,.2\n2,1,.2,.3\n3,1,.8,.4\n"},
      {"b.csv", "id,actual,p,q\n1,0,.4,.1\n2,1,.5,.2\n3,1,.6,.9\n"}};
  ReadJson report =
      ReportOfFiles(files, R"({"truth":"actual","predictions":"q"})");
  EXPECT_EQ(report["input"]["truth"], "truth") << report;
  EXPECT_EQ(ModelsOf(report), (Texts{"a q", "b q"}));
}

TEST(JoinFiles, AFileOfTheTruthAloneTakesNoNameFromAModel) {
  ReadJson report = ReportOfFiles({{"svm.t", "label\n-1\n1\n-1\n1\n"},
                                   {"svm.predict", "y_pred\n1\n1\n-1\n1\n"}});
  EXPECT_EQ(ModelsOf(report), Texts{"svm"}) << report;
  EXPECT_EQ(JoinWarnings(report), Texts{"join_unchecked"});
}

TEST(JoinFiles, TwoHundredFilesBecomeOneTable) {
  std::vector<NamedText> files;
  for (int i = 0; i < 200; ++i)
    files.emplace_back("m" + std::to_string(i) + ".csv", kBert.second);
  Session session;
  const ReadJson loaded = LoadFiles(session, files);
  EXPECT_EQ(loaded["input"]["columns"].size(), 2 + 200);
  EXPECT_EQ(loaded["input"]["files"].size(), 200);
}

TEST(JoinFiles, ConfusionMatricesHaveNoCasesToJoin) {
  const ReadJson report = ReportOfFiles(
      {{"a.csv", ",cat,dog,bird\ncat,50,3,2\ndog,5,44,1\nbird,0,6,30\n"},
       {"b.csv", ",cat,dog,bird\ncat,48,5,2\ndog,3,46,1\nbird,0,2,34\n"}});
  EXPECT_EQ(report["error"]["code"], "join_matrices") << report;
}

TEST(JoinFiles, FilesOfUnequalLengthAreJoinedByAnyTextsInCommon) {
  const ReadJson report = ReportOfFiles(
      {{"truth.csv",
        "filename,label\n1.mp4,cat\n2.mp4,dog\n3.mp4,cat\n4.mp4,dog\n"},
       {"moon.csv", "filename,predicted_class\n4.mp4,dog\n1.mp4,dog\n"}});
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(report["input"]["join"]["by"], (Texts{"filename"}));
  // Right of the two cases that both have.
  EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], .5);
}

}  // namespace
}  // namespace melon
