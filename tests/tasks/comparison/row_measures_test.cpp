#include "tasks/comparison/row_measures.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(MixedMeasures, AreNotRankedTogether) {
  for (const std::string rows :
       {"boston (RMSE),3.1,2.9,2.7\nhousing (MAE),.45,.41,.40\n"
        "iris (accuracy),.95,.96,.97\nwine (accuracy),.97,.98,.99\n",
        "boston,3.1,2.9,2.7\nhousing (MAE),.45,.41,.40\n"
        "iris (accuracy),.95,.96,.97\nwine: F1,.97,.98,.99\n",
        "boston_rmse,3.1,2.9,2.7\niris_accuracy,.95,.96,.97\n"
        "wine_accuracy,.97,.98,.99\n"}) {
    const std::string csv = "task,A,B,C\n" + rows;
    EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "mixed_measures") << csv;
    // Whoever says the direction knows what the numbers are.
    EXPECT_EQ(ReportOfCsv(csv, R"({"higher_is_better":true})")["task"],
              "friedman");
  }
}

TEST(MixedMeasures, AreNotMeasuresOfOneDirection) {
  const ReadJson scores = ReportOfCsv(
      "task,BERT,XLNet,ELMo\nCoLA (Matthews),60.5,69.0,41\n"
      "SST-2 (acc),94.9,97.0,90.2\nMRPC (F1),89.3,92.1,84.9\n");
  EXPECT_EQ(scores["options"]["higher_is_better"], true);
  const ReadJson errors = ReportOfCsv(
      "task,A,B,C\nboston (RMSE),.91,.92,.93\nhousing (MAE),.45,.41,.40\n");
  EXPECT_EQ(errors["options"]["higher_is_better"], false);
}

TEST(MixedMeasures, AreToldByArrowsOfDataSets) {
  const std::string rows = "A,9.1,12.3\nB,9.2,10.1\nC,9.0,11.1\n";
  for (const bool up : {true, false}) {
    const std::string arrow = up ? "↑" : "↓";
    const ReadJson report =
        ReportOfCsv("Model,KITTI " + arrow + ",NYU " + arrow + "\n" + rows);
    EXPECT_EQ(report["options"]["higher_is_better"], up);
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv("Model,KITTI↓,NYU↑\n" + rows)),
            "mixed_measures");
  EXPECT_EQ(ErrorCode(ReportOfCsv("Method,Acc (%)↑,FID↓\n" + rows)),
            "one_result_each");
}

TEST(MixedMeasures, AreNotWordsInTheNamesOfFewDataSets) {
  EXPECT_EQ(ReportOfCsv("dataset,A,B,C\nerror_log,.9,.8,.7\n"
                        "accuracy_of_maps,.8,.7,.6\niris,.7,.9,.8\n")["task"],
            "friedman");
}

TEST(DirectionOfResults, IsThatOfTheOneMetricThatRowsAreOf) {
  // The first of two metrics below an empty corner.
  const ReadJson report =
      ReportOfCsv(",SVM,RF,NB\nRMSE,.91,.82,.95\nR2,.4,.5,.3\n");
  EXPECT_EQ(report["options"]["higher_is_better"], false);
}

}  // namespace
}  // namespace melon
