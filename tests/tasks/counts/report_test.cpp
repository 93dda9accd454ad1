#include "tasks/counts/report.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kTwoMatrices =
    "experiment,tp,fp,fn,tn\nfirst,8,2,4,6\nsecond,1,9,0,10\n";

TEST(CountsReport, HasTheMetricsOfEachMatrix) {
  const ReadJson report = ReportOfCsv(kTwoMatrices);
  EXPECT_EQ(report["task"], "counts");
  EXPECT_EQ(report["models"][0]["name"], "first");
  EXPECT_EQ(report["models"][0]["metrics"]["precision"], .8);
  EXPECT_EQ(report["models"][1]["metrics"]["recall"], 1);
  EXPECT_FALSE(report["models"][0]["metrics"].contains("roc_auc"));
}

TEST(CountsReport, AveragesOverTheMatrices) {
  const ReadJson averages = ReportOfCsv(kTwoMatrices)["averages"];
  EXPECT_EQ(averages["n_matrices"], 2);
  EXPECT_DOUBLE_EQ(averages["f1_macro_over_matrices"].get<double>(),
                   (16.0 / 22 + 2.0 / 11) / 2);
  EXPECT_DOUBLE_EQ(averages["f1_micro_over_matrices"].get<double>(), 18.0 / 33);
}

TEST(CountsReport, WarnsWhereTheConstantAnswerIsRightAsOften) {
  const auto warnings = [](std::string_view csv) {
    return ReportOfCsv(csv)["warnings"];
  };
  // 90 of 100 are right, as many as are negative.
  const ReadJson found = warnings("tp,fp,fn,tn\n5,5,5,85\n");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0]["code"], "no_better_than_majority");
  EXPECT_NE(found[0]["message"].get<std::string>().find(
                "the answer \"negative\" to every case, 0.9."),
            std::string::npos)
      << found;
  EXPECT_NE(found[0]["message_zh"].get<std::string>().find("一律答“反例”"),
            std::string::npos);
  EXPECT_TRUE(warnings("tp,fp,fn,tn\n5,4,5,86\n").empty());
  // Below two thirds in one class accuracy is not what misleads.
  EXPECT_TRUE(warnings("tp,fp,fn,tn\n5,35,35,25\n").empty());
}

TEST(CountsReport, NamesTheBestOfSeveralModelsAndAveragesNone) {
  // 110/121 and 117/121.
  const ReadJson verdict =
      ReportOfCsv("model,tp,fp,fn,tn\nLR,50,5,6,60\nRF,55,3,1,62\n")["verdict"];
  EXPECT_EQ(verdict["kind"], "untested");
  EXPECT_EQ(verdict["best"], "RF");
  EXPECT_EQ(verdict["other"], "LR");
  EXPECT_DOUBLE_EQ(verdict["best_value"].get<double>(), 117.0 / 121);
  EXPECT_DOUBLE_EQ(verdict["other_value"].get<double>(), 110.0 / 121);
  EXPECT_DOUBLE_EQ(verdict["difference"].get<double>(),
                   (117.0 / 121) - (110.0 / 121));
  EXPECT_EQ(verdict["reason"], "no_test_for_matrices");
  EXPECT_FALSE(verdict.contains("mean"));
}

TEST(CountsReport, SaysWhereModelsWereTestedOnDifferentCases) {
  EXPECT_EQ(
      ReportOfCsv(
          "model,tp,fp,fn,tn\nLR,50,5,6,60\nRF,550,30,10,620\n")["verdict"]
                                                                ["reason"],
      "different_test_sets");
}

TEST(CountsReport, NamesAllModelsThatShareTheBestAccuracy) {
  const ReadJson verdict = ReportOfCsv(
      "model,tp,fp,fn,tn\nA,5,5,5,5\nB,6,2,4,8\nC,8,4,2,6\n")["verdict"];
  EXPECT_EQ(verdict["equal"], true);
  EXPECT_EQ(verdict["shared"], (std::vector<std::string>{"B", "C"}));
}

TEST(CountsReport, SaysNothingTogetherOfSeveralMatricesOfSeveralModels) {
  const ReadJson verdict = ReportOfCsv(
      "model,set,tp,fp,fn,tn\nA,x,5,5,5,5\nB,x,6,2,4,8\nA,y,8,4,2,6\n")
      ["verdict"];
  EXPECT_EQ(verdict["kind"], "mixed");
  EXPECT_EQ(verdict["n_matrices"], 3);
  EXPECT_FALSE(verdict.contains("mean"));
  EXPECT_FALSE(verdict.contains("best"));
  // Folds of one model are repetitions of it.
  EXPECT_EQ(ReportOfCsv(
                "model,fold,tp,fp,fn,tn\nA,1,5,5,5,5\nA,2,6,2,4,8\n")["verdict"]
                                                                     ["kind"],
            "averaged");
}

TEST(CountsReport, SaysTheMeanAccuracyWithItsSpreadAndNoWinner) {
  // Accuracies 14/20 and 11/20: mean .625, standard deviation .15/√2.
  const ReadJson verdict = ReportOfCsv(kTwoMatrices)["verdict"];
  EXPECT_EQ(verdict["kind"], "averaged");
  EXPECT_DOUBLE_EQ(verdict["mean"].get<double>(), .625);
  EXPECT_DOUBLE_EQ(verdict["std"].get<double>(), .15 / std::sqrt(2));
  EXPECT_DOUBLE_EQ(verdict["min"].get<double>(), .55);
  EXPECT_DOUBLE_EQ(verdict["max"].get<double>(), .7);
  EXPECT_EQ(verdict["n_matrices"], 2);
  EXPECT_FALSE(verdict.contains("best"));
}

TEST(CountsReport, AveragesOnlyMatricesThatHaveCases) {
  const ReadJson verdict =
      ReportOfCsv("experiment,tp,fp,fn,tn\na,3,1,0,0\nb,0,0,0,0\n")["verdict"];
  EXPECT_EQ(verdict["mean"], .75);
  EXPECT_EQ(verdict["n_matrices"], 1);
  EXPECT_TRUE(verdict["std"].is_null());
}

TEST(CountsReport, OfOneMatrixIsSingle) {
  const ReadJson verdict =
      ReportOfCsv("experiment,tp,fp,fn,tn\na,3,1,0,0\n")["verdict"];
  EXPECT_EQ(verdict["kind"], "single");
  EXPECT_EQ(verdict["best"], "a");
  EXPECT_EQ(verdict["best_value"], .75);
}

TEST(CountsReport, HasTheSumOfTheMatrices) {
  const ReadJson added = ReportOfCsv(kTwoMatrices)["added"];
  EXPECT_EQ(added["metrics"]["tp"], 9);
  EXPECT_EQ(added["metrics"]["accuracy"], 25.0 / 40);
}

TEST(CountsReport, HasIntervalsOfShares) {
  const ReadJson model = ReportOfCsv(kTwoMatrices)["models"][0];
  EXPECT_EQ(model["intervals"]["accuracy"]["method"], "wilson");
  EXPECT_TRUE(model["other_intervals"]["accuracy"].contains("clopper_pearson"));
}

TEST(CountsReport, ListsAThousandMatrices) {
  std::string csv = "tp,fp,fn,tn\n";
  for (int i = 0; i < 1200; ++i) csv += std::to_string(i + 1) + ",2,3,4\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["models"].size(), 1000U);
  EXPECT_EQ(report["averages"]["n_matrices"], 1200);
  EXPECT_EQ(report["warnings"].back()["code"], "matrices_limited");
}

}  // namespace
}  // namespace melon
