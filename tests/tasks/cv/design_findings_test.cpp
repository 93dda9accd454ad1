#include "tasks/cv/design_findings.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "tasks/comparison/report_findings.h"
#include "tasks/cv/tables_of_folds.h"

namespace melon {
namespace {

std::string Nothing(std::size_t /*row*/) { return ""; }

/// Of rows that nothing names.
ReadJson TenRowsOf(std::string_view csv) {
  return FindingOf(ReportOfCsv(csv, R"({"task":"cv"})"), "ten_rows");
}

TEST(FindingsOnDesign, AskForNoColumnOfTheRunWhereThereIsOne) {
  const auto one_run = [](std::size_t row) {
    return "1," + std::to_string(row) + ",";
  };
  EXPECT_FALSE(
      FindingOf(ReportOfCsv(Folds(30, "fold,A,B", Number)), "many_folds")
          .is_null());
  EXPECT_TRUE(
      FindingOf(ReportOfCsv(Folds(30, "run,fold,A,B", one_run)), "many_folds")
          .is_null());
  EXPECT_TRUE(TenRowsOf(Folds(10, "run,fold,A,B", one_run)).is_null());
}

TEST(FindingsOnDesign, OfManyRowsTheVerdictSaysThatItTakesThemForOneRun) {
  const std::string many = Folds(30, "fold,A,B", Number);
  EXPECT_EQ(ReportOfCsv(many)["verdict"]["assumes"], "one_run");
  const auto assumes = [](const std::string& csv, std::string_view options) {
    return ReportOfCsv(csv, options)["verdict"].contains("assumes");
  };
  EXPECT_FALSE(assumes(Folds(19, "fold,A,B", Number), "{}"));
  EXPECT_FALSE(assumes(many, R"({"design":"kfold"})"));
  // With the sizes of the sets nothing is assumed.
  EXPECT_FALSE(assumes(many, R"({"test_train_ratio":0.1111})"));
  EXPECT_TRUE(FindingOf(ReportOfCsv(many, R"({"test_train_ratio":0.1111})"),
                        "many_folds")
                  .is_null());
}

TEST(FindingsOnDesign, SayWhatToTypeOfRowsThatMayBeThoseOfSeveralRuns) {
  const auto finding = [](std::size_t rows) {
    return FindingOf(ReportOfCsv(Folds(rows, "fold,A,B", Number)),
                     "many_folds");
  };
  const ReadJson fifteen = finding(15);
  ASSERT_FALSE(fifteen.is_null());
  EXPECT_EQ(fifteen["option"]["name"], "test_train_ratio");
  // 1/(5 − 1).
  EXPECT_NE(fifteen["instead"]["en"].get<std::string>().find("5 folds 0.25"),
            std::string::npos);
  EXPECT_NE(finding(23)["instead"]["en"].get<std::string>().find("0.1111"),
            std::string::npos);
  EXPECT_TRUE(finding(10).is_null());
  EXPECT_TRUE(finding(13).is_null());
}

TEST(FindingsOnDesign, AskWhetherTenRowsAreFiveTimesTwo) {
  const ReadJson finding = TenRowsOf(Folds(10, "A,B", Nothing));
  EXPECT_EQ(finding["kind"], "caution");
  EXPECT_EQ(finding["option"]["name"], "design");
  EXPECT_EQ(finding["option"]["value"], "5x2");
  // The row numbers that pandas writes are those of no fold.
  EXPECT_FALSE(TenRowsOf(Folds(10, ",A,B", Number)).is_null());
}

TEST(FindingsOnDesign, DoNotTakeTenNumberedFoldsForFiveTimesTwo) {
  EXPECT_TRUE(TenRowsOf(Folds(10, "fold,A,B", Number)).is_null());
  // A grid search numbers its folds in its columns.
  std::string head = "params";
  std::string one = "a";
  std::string two = "b";
  for (int fold = 0; fold < 10; ++fold) {
    head += ",split" + std::to_string(fold) + "_test_score";
    one += ",.8" + std::to_string(fold);
    two += ",.7" + std::to_string(fold * fold % 10);
  }
  const ReadJson report = ReportOfCsv(head + "\n" + one + "\n" + two + "\n");
  ASSERT_EQ(report["input"]["rows"], 2);
  ASSERT_EQ(report["task"], "cv");
  EXPECT_TRUE(FindingOf(report, "ten_rows").is_null());
}

}  // namespace
}  // namespace melon
