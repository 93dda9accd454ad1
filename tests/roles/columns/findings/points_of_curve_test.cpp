#include "roles/columns/findings/points_of_curve.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

bool IsCurve(std::string_view csv) {
  return PointsOfCurve(TableFromCsv(csv)).has_value();
}

/// What roc_curve of scikit-learn 1.5 gives for y = 0, 0, 1, 1 and the scores
/// .1, .4, .35, .8, the example of its manual.
constexpr std::string_view kRoc =
    "fpr,tpr,thresholds\n0,0,inf\n0,.5,.8\n.5,.5,.4\n.5,1,.35\n1,1,.1\n";
/// And precision_recall_curve.
constexpr std::string_view kPrecisionRecall =
    "precision,recall,thresholds\n.5,1,.1\n.6666666666666666,1,.35\n"
    ".5,.5,.4\n1,.5,.8\n1,0,\n";

TEST(PointsOfCurve, AreThoseOfScikitLearn) {
  EXPECT_TRUE(IsCurve(kRoc));
  EXPECT_TRUE(IsCurve(kPrecisionRecall));
  EXPECT_TRUE(IsCurve("fpr,fnr,thresholds\n.5,0,.35\n.5,.5,.4\n0,.5,.8\n"));
  EXPECT_TRUE(IsCurve("prob_true,prob_pred\n0,.2\n.333,.525\n1,.85\n"));
}

TEST(PointsOfCurve, AreThoseOfRToo) {
  EXPECT_TRUE(
      IsCurve(".threshold,specificity,sensitivity\n-Inf,0,1\n.1,0,1\n"
              ".35,.5,1\n.4,.5,.5\n.8,1,.5\nInf,1,0\n"));
}

TEST(PointsOfCurve, NeedNoThresholdsWhereManyRowsAreInOrder) {
  EXPECT_TRUE(
      IsCurve("FPR,TPR\n0,0\n0,.2\n0,.4\n.1,.4\n.1,.7\n.3,.7\n.3,1\n"
              "1,1\n"));
  EXPECT_TRUE(
      IsCurve("precision,recall\n.5,1\n.6,1\n.5,.8\n.6,.8\n.7,.6\n"
              ".6,.4\n1,.4\n1,0\n"));
}

TEST(PointsOfCurve, AreNotTheMeasuresOfFolds) {
  EXPECT_FALSE(
      IsCurve("precision,recall\n.7,.8\n.8,.7\n.75,.9\n.7,.6\n.8,.8\n"
              ".7,.7\n.9,.6\n.8,.9\n"));
  EXPECT_FALSE(
      IsCurve("threshold,precision,recall\n.5,.7,.8\n.4,.8,.7\n"
              ".6,.7,.9\n.5,.9,.6\n"));
  EXPECT_FALSE(IsCurve("fpr,tpr\n.1,.8\n.2,.9\n"));
}

TEST(PointsOfCurve, AreRefusedWithTheFileThatIsWanted) {
  for (const char* const options : {"{}", R"({"task":"binary"})"}) {
    const ReadJson answer = ReportOfCsv(kRoc, options);
    EXPECT_EQ(ErrorCode(answer), "points_of_curve") << options;
    const std::string message = answer["error"]["message"];
    EXPECT_NE(message.find("\"fpr\", \"tpr\", \"thresholds\" contain the "
                           "points of a ROC curve"),
              std::string::npos);
    EXPECT_NE(message.find("a row for each case"), std::string::npos);
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(kPrecisionRecall)), "points_of_curve");
}

TEST(PointsOfCurve, AreEvaluatedWhereTheTaskIsChosen) {
  const ReadJson report =
      ReportOfCsv(kRoc, R"({"task":"cv","predictions":["fpr","tpr"]})");
  EXPECT_EQ(report["task"], "cv") << report.dump();
}

TEST(PointsOfCurve, AreNotSortedResultsOfLearners) {
  std::string csv = "Model,Version,Specificity,Recall\n";
  for (const std::string version : {"full", "selected"}) {
    for (const std::string model : {"rf", "ann", "svm", "lr"})
      csv.append(model).append(",").append(version).append(
          version == "full" ? ",1.0,.99\n" : ",.96,.97\n");
  }
  EXPECT_FALSE(PointsOfCurve(TableFromCsv(csv)));
}

}  // namespace
}  // namespace melon
