#include "roles/columns/cut_scores.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// Scores with their labels at .5, and those of another model; `rows` times.
std::string Scores(int rows) {
  std::string csv = "Fish_true,Fish_prob,Fish_pred,other_pred\n";
  for (int i = 0; i < rows; ++i) {
    const int score = 10 + (i * 37 % 83);
    csv += std::string(i % 3 == 0 ? "1" : "0") + ",0." + std::to_string(score) +
           (score >= 50 ? ",1," : ",0,") + (i % 4 == 0 ? "1\n" : "0\n");
  }
  return csv;
}

TEST(CutScores, AreLabelsBelowAndFromAThresholdOn) {
  const Table table = TableFromCsv(Scores(12));
  EXPECT_TRUE(IsCutOf(table.columns[2], table.columns[1]));
  EXPECT_FALSE(IsCutOf(table.columns[3], table.columns[1]));
  // By chance, of so few.
  const Table few = TableFromCsv(Scores(6));
  EXPECT_FALSE(IsCutOf(few.columns[2], few.columns[1]));
}

TEST(CutScores, AreNoModelBesideTheirScores) {
  const ReadJson report = ReportOfCsv(Scores(12), R"({"truth":"Fish_true"})");
  ASSERT_EQ(report["models"].size(), 2U) << report.dump();
  EXPECT_EQ(report["models"][0]["name"], "Fish_prob");
  EXPECT_EQ(report["models"][1]["name"], "other_pred");
  const ReadJson& warnings = report["warnings"];
  EXPECT_TRUE(std::any_of(warnings.begin(), warnings.end(),
                          [](const ReadJson& warning) {
                            return warning["code"] == "label_columns_ignored";
                          }));
  // Whoever names them is believed.
  const ReadJson named = ReportOfCsv(
      Scores(12),
      R"({"truth":"Fish_true","predictions":["Fish_prob","Fish_pred"]})");
  EXPECT_EQ(named["models"].size(), 2U) << named.dump();
}

/// Points, with a grade that is given from seven on, and a model's probability
/// of it, which is wrong of every fifth.
std::string Grades(int rows) {
  std::string csv = "passed,proba_passed,raw_score\n";
  for (int i = 0; i < rows; ++i) {
    const int points = i * 7 % 11;
    const bool passed = points >= 7;
    const bool said = i % 5 == 0 ? !passed : passed;
    csv += std::string(passed ? "yes" : "no") + ",0." +
           std::to_string(said ? 60 + (i % 30) : 10 + (i % 30)) + "," +
           std::to_string(points) + ".5\n";
  }
  return csv;
}

TEST(AreLabelsMadeFrom, NumbersThatTellTheLabelsApartInManyRows) {
  const Table table = TableFromCsv(Grades(110));
  EXPECT_TRUE(AreLabelsMadeFrom(table.columns[0], table.columns[2]));
  EXPECT_FALSE(AreLabelsMadeFrom(table.columns[0], table.columns[1]));
  // A good model may be right of so few.
  const Table few = TableFromCsv(Grades(90));
  EXPECT_FALSE(AreLabelsMadeFrom(few.columns[0], few.columns[2]));
  // The lower, the better.
  std::string turned = "y,errors\n";
  for (int i = 0; i < 120; ++i) turned += i % 4 == 0 ? "1,2.5\n" : "0,3.5\n";
  const Table lower = TableFromCsv(turned);
  EXPECT_TRUE(AreLabelsMadeFrom(lower.columns[0], lower.columns[1]));
}

TEST(AreLabelsMadeFrom, NumbersThatAreNoModelBesideOne) {
  const ReadJson report = ReportOfCsv(Grades(110));
  ASSERT_EQ(report["models"].size(), 1U) << report.dump();
  EXPECT_EQ(report["models"][0]["name"], "proba_passed");
  const ReadJson& warnings = report["warnings"];
  EXPECT_TRUE(std::any_of(
      warnings.begin(), warnings.end(), [](const ReadJson& warning) {
        return warning["code"] == "sources_of_truth" &&
               warning["message"].get<std::string>().find("\"raw_score\"") !=
                   std::string::npos;
      }));
  // Beside other numbers of any size it may be a score as they are.
  std::string csv = Grades(110);
  csv.replace(csv.find("proba_passed"), 12, "risk");
  for (std::size_t at = csv.find(",0."); at != std::string::npos;
       at = csv.find(",0.", at + 1))
    csv.replace(at, 3, ",1.");
  EXPECT_EQ(ReportOfCsv(csv)["models"].size(), 2U);
  // Whoever names it has its AUC.
  const ReadJson named = ReportOfCsv(
      Grades(110), R"({"truth":"passed","predictions":["raw_score"]})");
  EXPECT_EQ(named["models"][0]["metrics"]["roc_auc"], 1);
}

}  // namespace
}  // namespace melon
