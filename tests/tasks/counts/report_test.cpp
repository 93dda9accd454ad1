#include "tasks/counts/report.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kTwoMatrices =
    "name,tp,fp,fn,tn\nfirst,8,2,4,6\nsecond,1,9,0,10\n";

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
