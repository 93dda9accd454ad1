#include "tasks/reshape.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

bool Warns(const ReadJson& report, const std::string& code) {
  return std::any_of(
      report["warnings"].begin(), report["warnings"].end(),
      [&code](const ReadJson& warning) { return warning["code"] == code; });
}

TEST(Reshape, AConfusionMatrixIsReadAsCountsOfTruthAndPrediction) {
  const ReadJson report =
      ReportOfCsv(",cat,dog,bird\ncat,50,3,2\ndog,4,40,6\nbird,1,5,44\n");
  EXPECT_EQ(report["task"], "labels");
  // The diagonal, 50 + 40 + 44, of 155 cases.
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 134. / 155);
  EXPECT_EQ(report["models"][0]["metrics"]["n"], 155);
  EXPECT_TRUE(Warns(report, "confusion_matrix_read"));
}

TEST(Reshape, AConfusionMatrixOfNumbersWithSumsAndMarkedNames) {
  const ReadJson report = ReportOfCsv(
      ",pred_0,pred_1,All\ntrue_0,50,3,53\ntrue_1,4,40,44\nAll,54,43,97\n");
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(report["models"][0]["metrics"]["tp"], 40);
  EXPECT_EQ(report["models"][0]["metrics"]["fp"], 3);
  EXPECT_EQ(report["models"][0]["metrics"]["fn"], 4);
  EXPECT_EQ(report["models"][0]["metrics"]["tn"], 50);
}

TEST(Reshape, RowsCalledPredictedAreThePredictedClasses) {
  const ReadJson report =
      ReportOfCsv("predicted,0,1\n0,50,3\n1,4,40\n", R"({"positive":"1"})");
  EXPECT_EQ(report["models"][0]["metrics"]["fp"], 4);
  EXPECT_EQ(report["models"][0]["metrics"]["fn"], 3);
}

TEST(Reshape, ResultsOnDataSetsAreNoConfusionMatrix) {
  const Table table = TableFromCsv("dataset,A,B\nd1,5,7\nd2,6,8\n");
  const auto made = Reshape(table, {});
  ASSERT_TRUE(made);
  EXPECT_FALSE(made.value());
}

TEST(Reshape, AClassificationReportSaysWhatToGiveInstead) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(",precision,recall,f1-score,support\n"
                                  "cat,.9,.8,.85,55\ndog,.8,.85,.82,50\n"
                                  "macro avg,.85,.83,.83,105\n")),
            "classification_report");
  EXPECT_EQ(ErrorCode(ReportOfCsv(",0,1,accuracy,macro avg\n"
                                  "precision,.9,.8,.85,.85\n"
                                  "recall,.9,.8,.85,.85\n"
                                  "f1-score,.9,.8,.85,.85\n"
                                  "support,50,55,.85,105\n")),
            "classification_report");
}

TEST(Reshape, TheDistributionOfWekaIsAModelWithAProbabilityForEachClass) {
  const ReadJson report = ReportOfCsv(
      "inst#,actual,predicted,error,distribution,,\n"
      "1,1:a,1:a,,*0.7,0.2,0.1\n2,2:b,1:a,+,*0.6,0.3,0.1\n"
      "3,3:c,3:c,,0.1,0.2,*0.7\n4,2:b,2:b,,0.1,*0.8,0.1\n");
  EXPECT_EQ(report["task"], "multiclass");
  EXPECT_EQ(report["models"][0]["name"], "distribution");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], .75);
  // −(ln .7 + ln .3 + ln .7 + ln .8)/4
  EXPECT_NEAR(report["models"][0]["metrics"]["log_loss"], .5351166, 1e-7);
  EXPECT_TRUE(Warns(report, "distribution_read"));
}

TEST(Reshape, OfAListOfSeveralMetricsTheFirstIsCompared) {
  std::string csv = "dataset,algorithm,metric,value\n";
  std::string plain = "dataset,algorithm,value\n";
  for (int i = 1; i <= 6; ++i) {
    const std::string d = "d" + std::to_string(i);
    csv += d + ",A,accuracy,.8" + std::to_string(i) + "\n";
    csv += d + ",A,auc,.1\n";
    csv += d + ",B,accuracy,.7" + std::to_string(i) + "\n";
    csv += d + ",B,auc,.9\n";
    plain += d + ",A,.8" + std::to_string(i) + "\n";
    plain += d + ",B,.7" + std::to_string(i) + "\n";
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["models"], ReportOfCsv(plain)["models"]);
  EXPECT_TRUE(Warns(report, "metrics_left_out"));
}

}  // namespace
}  // namespace melon
