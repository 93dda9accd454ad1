#include "roles/columns/lab_predictions.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

void ExpectRead(const ReadJson& report, std::string_view task,
                std::string_view truth, const Names& predictions) {
  ASSERT_FALSE(report.contains("error")) << report.dump();
  EXPECT_EQ(report["task"], task);
  EXPECT_EQ(report["input"]["truth"], truth);
  EXPECT_EQ(report["input"]["predictions"], predictions);
}

/// Two repeats of two folds of two rows, with the cells of each row behind.
std::string LinesOfLab(std::string_view header, const Names& cells) {
  std::string csv = "row,repeat,fold," + std::string(header) + "\n";
  for (int repeat = 1; repeat <= 2; ++repeat) {
    for (int row = 1; row <= 4; ++row)
      csv += std::to_string(row) + "," + std::to_string(repeat) + "," +
             std::to_string(1 + (row - 1) / 2) + "," +
             cells[static_cast<std::size_t>(row - 1)] + "\n";
  }
  return csv;
}

TEST(LabPredictions, OfNumbersAreARegressionOfTheTarget) {
  const std::string csv =
      LinesOfLab("yield,baseline,ridge_regression:alpha=0.5",
                 {"5,4.5,4.8", "7,4.5,6.5", "3.5,6,4", "8,6,7.5"});
  const ReadJson report = ReportOfCsv(csv);
  ExpectRead(report, "regression", "yield",
             {"baseline", "ridge_regression:alpha=0.5"});
  // (.5 + 2.5 + 2.5 + 2) / 4
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["mae"], 1.875);
}

TEST(LabPredictions,
     OfWholeNumbersAreNoLabelsWhereSomePredictionsHaveDecimals) {
  ExpectRead(
      ReportOfCsv(LinesOfLab("grade,baseline,decision_tree",
                             {"5,4.5,5", "6,4.5,4", "4,5.5,4", "5,5.5,6"})),
      "regression", "grade", {"baseline", "decision_tree"});
}

TEST(LabPredictions, OfTwoClassesAreScoresOfOneOfThem) {
  // The numbers of repeats and folds are called as the classes are; the tree is
  // certain, and right, everywhere.
  const std::string csv = LinesOfLab(
      "churn,rf:1,rf:2,decision_tree:1,decision_tree:2",
      {"1,.75,.25,1,0", "2,.5,.5,0,1", "1,.25,.75,1,0", "2,.125,.875,0,1"});
  const ReadJson report = ReportOfCsv(csv);
  ExpectRead(report, "binary", "churn", {"rf:2", "decision_tree:2"});
  // Of four pairs .25 < .5, .25 < .875, .75 > .5, .75 < .875.
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["roc_auc"], .75);
  EXPECT_DOUBLE_EQ(report["models"][1]["metrics"]["roc_auc"], 1);
}

TEST(LabPredictions, OfZeroAndOneKeepALearnerThatIsCertain) {
  ExpectRead(ReportOfCsv(LinesOfLab("churn,decision_tree:0,decision_tree:1",
                                    {"1,0,1", "0,1,0", "1,1,0", "0,1,0"})),
             "binary", "churn", {"decision_tree:1"});
}

TEST(LabPredictions, OfThreeClassesAreProbabilities) {
  const ReadJson report = ReportOfCsv(LinesOfLab(
      "digit,svm:1,svm:2,svm:3",
      {"1,.5,.25,.25", "2,.25,.5,.25", "3,.25,.25,.5", "3,.5,.25,.25"}));
  ASSERT_FALSE(report.contains("error")) << report.dump();
  EXPECT_EQ(report["task"], "multiclass");
  EXPECT_EQ(report["input"]["truth"], "digit");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], .75);
}

TEST(LabPredictions, OfFoldsOfOneRowAreKnownByTheNamesOfLearners) {
  ExpectRead(ReportOfCsv("row,repeat,fold,yield,baseline,linear_regression\n"
                         "1,1,1,5,4,4.5\n2,1,2,6,4.2,6.5\n3,1,3,4,4.6,4.5\n"),
             "regression", "yield", {"baseline", "linear_regression"});
}

TEST(LabPredictions, AreNotTheResultsOfFolds) {
  const ReadJson results = ReportOfCsv(
      "row,repeat,fold,A,B\n1,1,1,.1,.2\n2,1,2,.2,.25\n3,1,3,.15,.3\n"
      "4,2,1,.12,.2\n5,2,2,.2,.3\n6,2,3,.1,.25\n");
  EXPECT_EQ(results["task"], "cv") << results.dump();
  // Nor what names another truth.
  EXPECT_EQ(ReportOfCsv(LinesOfLab("yield,baseline,ridge",
                                   {"5,4.5,4", "7,4.5,6", "3,6,4", "8,6,7"}),
                        R"({"truth":"baseline"})")["input"]["truth"],
            "baseline");
}

TEST(TruthOfClasses, IsNoNumberOfRepeatsOrFolds) {
  // Not written by the lab: other columns stand in front.
  ExpectRead(ReportOfCsv("repeat,fold,churn,m:0,m:1\n1,1,0,.75,.25\n"
                         "1,1,1,.5,.5\n1,2,0,.25,.75\n1,2,1,.125,.875\n"),
             "binary", "churn", {"m:1"});
}

}  // namespace
}  // namespace melon
