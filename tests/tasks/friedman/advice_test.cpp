#include "tasks/friedman/advice.h"

#include <gtest/gtest.h>

#include <cstddef>

#include "tasks/comparison/report_findings.h"
#include "tasks/friedman/tables_of_results.h"

namespace melon {
namespace {

TEST(FriedmanAdvice, GoesStepByStepToTheTestThatDecides) {
  const ReadJson report = ReportOfCsv(kDemsar);
  const ReadJson& advice = report["advice"];
  // Its rank sums were counted: 14 data sets, 4 algorithms.
  EXPECT_EQ(advice["test"], "friedman_exact");
  EXPECT_EQ(ReportOfCsv(Wide(30, 7, Mixed))["advice"]["test"],
            "iman_davenport");
  EXPECT_EQ(advice["post_hoc"], "shaffer");
  ASSERT_EQ(advice["steps"].size(), 6U);
  EXPECT_EQ(advice["steps"][0]["answer"]["en"], "4");
  EXPECT_EQ(advice["steps"][1]["answer"]["zh"], "14 个");
  EXPECT_EQ(advice["steps"][2]["answer"]["en"], "On 5 of 14 data sets");
}

TEST(FriedmanAdvice, RecommendsWilcoxonForTwo) {
  const ReadJson report = ReportOfCsv(Wide(9, 2, Mixed));
  EXPECT_EQ(report["advice"]["test"], "wilcoxon_signed_rank");
  EXPECT_TRUE(report["advice"]["post_hoc"].is_null());
}

TEST(FriedmanAdvice, RecommendsTheProceduresThatDecideByDefault) {
  const ReadJson control = ReportOfCsv(kDemsar, R"({"control": "C4.5"})");
  EXPECT_EQ(control["advice"]["post_hoc"], "holm");
  EXPECT_EQ(control["control"]["procedure"], "holm");
  for (const std::size_t algorithms : {3U, 9U, 10U}) {
    const ReadJson report = ReportOfCsv(Wide(30, algorithms, Mixed));
    EXPECT_EQ(report["advice"]["post_hoc"], "shaffer");
    EXPECT_EQ(report["verdict"]["procedure"], "shaffer");
  }
}

TEST(FriedmanAdvice, RecommendsTheExactTestWhereAllDataSetsAgree) {
  const ReadJson report =
      ReportOfCsv(Wide(5, 3, [](std::size_t row, std::size_t column) {
        return .9 - (.1 * static_cast<double>(column)) -
               (.01 * static_cast<double>(row));
      }));
  EXPECT_EQ(report["advice"]["test"], "friedman_exact");
}

TEST(FriedmanAdvice, RecommendsNothingForOneDataSet) {
  const ReadJson report = ReportOfCsv("dataset,A,B,C\niris,.9,.8,.7\n");
  EXPECT_TRUE(report["advice"]["test"].is_null());
  EXPECT_EQ(report["advice"]["steps"].size(), 2U);
}

}  // namespace
}  // namespace melon
