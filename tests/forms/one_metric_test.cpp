#include "forms/one_metric.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(KeepOneMetric, KnowsRowsOfMetricsByTheirNames) {
  for (const std::string csv :
       {",SVM,RF\nAccuracy,.91,.93\nPrecision,.90,.94\nROC-AUC,.89,.92\n",
        "Name,SVM,RF\nAccuracy,.91,.93\nRecall,.90,.94\nF1-Score,.8,.9\n",
        "Kennzahl,SVM,RF\nSensitivität,.91,.93\nPräzision,.90,.94\nF1,.8,.9\n",
        "Wert,SVM,RF\nGenauigkeit,.91,.93\nSpezifität,.90,.94\n",
        ",SVM,RF\n精度,.91,.93\n灵敏度,.90,.94\nF1值,.8,.9\n"}) {
    const auto kept = KeepOneMetric(TableFromCsv(csv));
    ASSERT_TRUE(kept) << csv;
    EXPECT_EQ(kept->table->row_count, 1U) << csv;
    EXPECT_EQ(kept->warning.code, "metrics_left_out");
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_EQ(report["warnings"][0]["code"], "metrics_left_out") << csv;
    EXPECT_EQ(report["values"]["result"].size(), 1U) << csv;
  }
}

TEST(KeepOneMetric, TakesTheTestScoreOfCrossValidateLaidOnItsSide) {
  const auto kept = KeepOneMetric(
      TableFromCsv(",SVM,RF\nfit_time,.01,.03\nscore_time,.02,.01\n"
                   "test_score,.65,.69\ntrain_score,.8,.9\n"));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->table->row_count, 1U);
  EXPECT_NE(kept->warning.message.english.find("\"test_score\""),
            std::string::npos);
}

TEST(KeepOneMetric, LeavesDataSetsAndLearners) {
  for (const std::string csv : {",SVM,RF\niris,.91,.93\nwine,.90,.94\n",
                                // One is no metric.
                                ",SVM,RF\nAccuracy,.91,.93\niris,.90,.94\n",
                                // Learners by their losses.
                                "Method,iris,wine\nMAE,.91,.93\nMSE,.90,.94\n"})
    EXPECT_FALSE(KeepOneMetric(TableFromCsv(csv))) << csv;
}

TEST(KeepOneMetric, IsNotForOneRowOfMetricsOfEachModel) {
  for (const std::string header : {"Modell;Genauigkeit;Präzision;Recall;F1",
                                   "Model;Accuracy;Precision;Recall;F1"})
    EXPECT_EQ(ErrorCode(ReportOfCsv(
                  header + "\nSVM;0,91;0,90;0,89;0,895\nRF;0,93;0,94;0,92;"
                           "0,93\n")),
              "one_result_each");
}

TEST(KeepOneMetric, KnowsWhatHuggingFaceCallsMetrics) {
  std::string csv = "model,task,fold,metric,value\n";
  for (int i = 0; i < 24; ++i) {
    const std::string row = std::string(i % 2 == 0 ? "p2s" : "ankh") + ",t" +
                            std::to_string(i / 2 % 4) + "," +
                            std::to_string(i / 8);
    csv += row + ",eval_runtime," + std::to_string(20 + i) + ".5\n" + row +
           ",eval_accuracy,0." + std::to_string(60 + (i * 7 % 31)) + "\n" +
           row + ",epoch,10\n";
  }
  const auto kept = KeepOneMetric(TableFromCsv(csv));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->table->row_count, 24U);
  EXPECT_NE(kept->warning.message.english.find("\"eval_accuracy\" are"),
            std::string::npos)
      << kept->warning.message.english;
}

}  // namespace
}  // namespace melon
