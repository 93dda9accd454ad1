#include "roles/assigners/prediction_assigner.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
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

TEST(PredictionAssigner, ZerosAndOnesReadAsScoresBesideAWordedTruthAreNamed) {
  const std::string csv =
      "Actual,Predicted\nTrue,1\nFalse,0\nTrue,0\nFalse,0\nTrue,1\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["task"], "binary");
  EXPECT_TRUE(Contains(Warning(report, "zero_one_as_score"), "Predicted"));
  // Said, it is no doubt; nor are labels in the truth's own words, nor scores.
  EXPECT_EQ(
      Warning(ReportOfCsv(csv, R"({"task":"binary"})"), "zero_one_as_score"),
      "");
  EXPECT_EQ(ReportOfCsv("Actual,Predicted\n1,1\n0,0\n1,0\n0,0\n")["task"],
            "labels");
  EXPECT_EQ(Warning(ReportOfCsv("Actual,p\nTrue,1\nFalse,0\nTrue,.75\n"),
                    "zero_one_as_score"),
            "");
}

TEST(PredictionAssigner, LabelsOfAnotherSpellingAreNamedWithWhatToDo) {
  for (const auto& [yes, no] : std::vector<std::pair<std::string, std::string>>{
           {"yes", "no"}, {"True", "False"}, {"Y", "N"}, {"1", "0"}}) {
    std::string csv = "Churn,mine,XGBoost\n";
    csv.append("No,").append(no).append(",No\nNo,").append(yes);
    csv.append(",Yes\nYes,").append(yes).append(",Yes\nYes,").append(no);
    csv.append(",No\n");
    const ReadJson report = ReportOfCsv(csv, R"({"truth":"Churn"})");
    EXPECT_EQ(Models(report), Names{"XGBoost"}) << csv;
    const std::string left = Warning(report, "label_columns_ignored");
    EXPECT_TRUE(Contains(left, "\"mine\"")) << csv << left;
    EXPECT_TRUE(Contains(left, "write its labels as in the truth"));
  }
  // A column called a model whatever its labels are.
  EXPECT_TRUE(
      Contains(Warning(ReportOfCsv("truth,SVM,XGBoost\nNo,stay,No\nNo,go,Yes\n"
                                   "Yes,go,Yes\nYes,stay,No\n"),
                       "label_columns_ignored"),
               "\"SVM\""));
  // Beside scores too; an input of two texts is not named there.
  const ReadJson scores = ReportOfCsv(
      "truth,SVM,partner,rf_proba\n1,stay,Yes,.3\n0,go,No,.2\n1,go,No,.7\n"
      "0,stay,Yes,.6\n");
  EXPECT_EQ(Models(scores), Names{"rf_proba"});
  const std::string left = Warning(scores, "label_columns_ignored");
  EXPECT_TRUE(Contains(left, "\"SVM\"") && !Contains(left, "partner"));
}

}  // namespace
}  // namespace melon
