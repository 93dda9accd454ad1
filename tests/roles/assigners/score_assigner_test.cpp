#include "roles/assigners/score_assigner.h"

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

TEST(ScoreAssigner, NumbersBesideLabelsAreInputsUnlessTheyLookLikeScores) {
  // Months, charges and a share of discount; no name says that they are scores.
  const ReadJson report = ReportOfCsv(
      "truth,LogReg,XGBoost,NB,months,charges,discount\n"
      "No,Yes,No,No,16,45.57,.1\nNo,No,Yes,No,34,35.5,.3\n"
      "Yes,Yes,No,Yes,23,73.8,.2\nYes,No,Yes,Yes,16,50.25,.4\n");
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(Models(report), (Names{"LogReg", "XGBoost", "NB"}));
  EXPECT_TRUE(Contains(Warning(report, "score_columns_ignored"),
                       "\"months\", \"charges\", \"discount\""));
  // Whole numbers alone, with a truth that the user chose.
  EXPECT_EQ(Models(ReportOfCsv("Churn,A,B,clinic\nNo,Yes,No,0\nNo,No,Yes,3\n"
                               "Yes,Yes,No,2\nYes,Yes,Yes,0\n",
                               R"({"truth":"Churn"})")),
            (Names{"A", "B"}));
  // Zeros and ones in other columns may be inputs as well.
  EXPECT_EQ(Models(ReportOfCsv("truth,A,B,senior\nNo,Yes,No,0\nNo,No,Yes,1\n"
                               "Yes,Yes,No,1\nYes,Yes,Yes,0\n")),
            (Names{"A", "B"}));
}

TEST(ScoreAssigner, BesideLabelsAScoreIsKnownByItsNameOrItsScale) {
  const std::string rows = "No,No,.3\nNo,Yes,.6\nYes,Yes,.9\nYes,No,.2\n";
  for (const std::string header :
       {"truth,A,A_proba", "truth,A,p", "truth,LogReg,LogReg_2",
        "truth,LogReg,decision"}) {
    const ReadJson report = ReportOfCsv(header + "\n" + rows);
    EXPECT_EQ(report["task"], "binary") << header;
    EXPECT_TRUE(
        Contains(Warning(report, "label_columns_ignored"), "task=labels"));
  }
}

TEST(ScoreAssigner, KnowsPercentagesOfConfidenceInTheAnswer) {
  const ReadJson report = ReportOfCsv(
      "question,gold,answer,confidence\n1,No,No,66\n2,Yes,Yes,91\n"
      "3,No,Yes,55\n4,Yes,Yes,98\n5,No,No,100\n6,Yes,No,70\n");
  EXPECT_EQ(report["task"], "labels");
  ASSERT_EQ(report["models"].size(), 1U);
  EXPECT_EQ(report["models"][0]["name"], "answer");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 4. / 6);
  EXPECT_NE(report["warnings"].dump().find("confidence_ignored"),
            std::string::npos);
}

TEST(ScoreAssigner, AClassProbabilityMayBeCertainOfEveryCase) {
  const ReadJson report = ReportOfCsv(
      "truth,tree:+,tree:-,lr:+,lr:-\n"
      "+,1,0,.9,.1\n-,0,1,.2,.8\n+,0,1,.6,.4\n-,1,0,.3,.7\n");
  EXPECT_EQ(report["task"], "binary");
  EXPECT_EQ(Models(report), (Names{"tree:+", "lr:+"}));
}

TEST(ScoreAssigner, AColumnOfTwoValuesNamedLikeAClassIsAnInput) {
  const ReadJson report = ReportOfCsv(
      "truth,smoker_no,smoker_yes,score\n"
      "yes,1,0,.9\nno,0,1,.2\nyes,0,1,.6\nno,1,0,.3\n");
  EXPECT_EQ(Models(report), (Names{"score"}));
}

TEST(ScoreAssigner, ANumberThatNeverChangesIsNoConfidence) {
  const ReadJson report = ReportOfCsv(
      "label,pred,prob\n1,1,.5\n0,0,.5\n1,0,.5\n0,1,.5\n1,1,.5\n0,0,.5\n");
  EXPECT_EQ(Models(report), Names{"pred"});
  EXPECT_TRUE(Contains(Warning(report, "constant_ignored"), "\"prob\""));
  EXPECT_EQ(report["warnings"].dump().find("whichever"), std::string::npos);
}

}  // namespace
}  // namespace melon
