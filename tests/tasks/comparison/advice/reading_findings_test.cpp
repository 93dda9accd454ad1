#include "tasks/comparison/advice/reading_findings.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/comparison/report_findings.h"

namespace melon {
namespace {

TEST(AddReadingFindings, NamesColumnsPutAside) {
  const ReadJson report =
      ReportOfCsv("dataset,n,A,B\nx,150,.9,.8\ny,300,.8,.7\nz,90,.7,.6\n");
  EXPECT_TRUE(Has(FindingsOf(report), "caution:put_aside"));
  EXPECT_NE(SentenceOf(report, "put_aside").find("\"n\""), std::string::npos);
  EXPECT_EQ(report["models"].size(), 2U);
  EXPECT_EQ(report["input"]["columns"][1]["role"], "ignored");
}

TEST(AddReadingFindings, TakesAColumnBackByItsRole) {
  const ReadJson report =
      ReportOfCsv("dataset,n,A\nx,150,.9\ny,300,.8\nz,90,.7\n",
                  R"({"predictions": ["n", "A"]})");
  EXPECT_EQ(report["models"].size(), 2U);
  EXPECT_FALSE(Has(FindingsOf(report), "caution:put_aside"));
}

TEST(AddReadingFindings, NamesSummariesLeftOut) {
  const ReadJson report = ReportOfCsv(
      "dataset,A,B\nx,.9,.8\ny,.8,.7\nz,.7,.6\nAverage,.8,.7\nAvg. "
      "rank,1,-\n");
  EXPECT_EQ(report["tests"]["n_datasets"], 3);
  EXPECT_TRUE(Has(FindingsOf(report), "caution:summary_row_left_out"));
  EXPECT_FALSE(Has(FindingsOf(report), "warning:summary_row"));
}

TEST(AddReadingFindings, NamesSummariesOfFolds) {
  const ReadJson report = ReportOfCsv(
      "fold,A,B\n1,.1,.2\n2,.2,.3\n3,.3,.3\nmean,.2,.267\nstd,.1,.05\n");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["mean"].get<double>(), .2);
  EXPECT_TRUE(Has(FindingsOf(report), "caution:summary_row_left_out"));
}

TEST(AddReadingFindings, NamesDeviationsLeftAside) {
  const ReadJson report = ReportOfCsv(
      "dataset,A,B\nx,.9 ± .1,.8 ± .1\ny,.8 ± .1,.7 ± .2\nz,.7 ± .1,.6 ± .1\n");
  EXPECT_TRUE(Has(FindingsOf(report), "caution:deviations_left_out"));
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["mean"].get<double>(), .8);
}

TEST(AddReadingFindings, AsksWhetherUnnamedRowsAreDataSets) {
  constexpr std::string_view kRows = "A,B\n.1,.2\n.3,.2\n.2,.25\n";
  EXPECT_TRUE(Has(FindingsOfCsv(kRows), "caution:folds_or_data_sets"));
  for (const std::string_view options :
       {R"({"task": "cv"})", R"({"task": "friedman"})"}) {
    EXPECT_FALSE(
        Has(FindingsOfCsv(kRows, options), "caution:folds_or_data_sets"));
  }
  EXPECT_FALSE(Has(FindingsOfCsv("fold,A,B\n1,.1,.2\n2,.3,.2\n"),
                   "caution:folds_or_data_sets"));
}

}  // namespace
}  // namespace melon
