#include "roles/columns/case_counts.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// 141 cases as dplyr::count() and pandas' groupby().size() write them.
std::string Counted(const std::string& name) {
  return "truth,predicted," + name +
         "\nno,no,50\nno,yes,8\nyes,no,3\nyes,yes,40\n";
}

std::string Warning(const ReadJson& report, const std::string& code) {
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == code) return warning["message"];
  }
  return "";
}

TEST(CountsCases, OfDistinctCombinationsOfLabelsAreTheWeight) {
  for (const std::string name :
       {"n", "N", "size", "cases", "support", "0", "数量"}) {
    const ReadJson report = ReportOfCsv(Counted(name));
    EXPECT_EQ(report["input"]["weight"], name) << report.dump();
    // (50 + 40) / 101.
    EXPECT_NEAR(report["models"][0]["metrics"]["accuracy"].get<double>(),
                90. / 101, 1e-12);
  }
}

TEST(CountsCases, OfRowsThatRepeatAreNamedWithTheRemedy) {
  const std::string csv =
      "truth,predicted,n\nno,no,50\nno,no,8\nyes,no,3\nyes,yes,40\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_TRUE(report["input"]["weight"].is_null());
  const std::string said = Warning(report, "counts_not_used");
  EXPECT_NE(said.find("\"n\""), std::string::npos);
  EXPECT_NE(said.find("weight"), std::string::npos);
  EXPECT_EQ(Warning(ReportOfCsv(csv, R"({"weight":"n"})"), "counts_not_used"),
            "");
}

TEST(CountsCases, BesideAnythingButLabelsAreNotCertain) {
  const Table table = TableFromCsv(
      "truth,predicted,site,n\nno,no,a,50\nno,yes,b,8\nyes,no,c,3\n");
  EXPECT_FALSE(CountsCases(table, 0, 3));
  const ReadJson report = ReportOfCsv(
      "truth,lr,n\nno,.1,50\nno,.6,8\nyes,.4,3\nyes,.9,40\nyes,.8,40\n");
  EXPECT_NE(Warning(report, "counts_not_used"), "");
}

TEST(MayCountCases, AreWholeNumbersSomeAboveOne) {
  const auto may = [](const std::string& cells) {
    return MayCountCases(TableFromCsv("n\n" + cells).columns[0]);
  };
  EXPECT_TRUE(may("0\n3\n1\n"));
  EXPECT_FALSE(may("1\n0\n1\n"));
  EXPECT_FALSE(may("1.5\n2\n1\n"));
  EXPECT_FALSE(may("-1\n2\n1\n"));
  EXPECT_FALSE(MayCountCases(TableFromCsv("length\n0\n3\n1\n").columns[0]));
}

TEST(MayCountCases, AreNotSaidOfRowsWithAnIdentifier) {
  const ReadJson report = ReportOfCsv(
      "id,truth,predicted,n\na,no,no,50\nb,no,no,8\nc,yes,no,3\nd,yes,yes,4\n");
  EXPECT_EQ(Warning(report, "counts_not_used"), "");
}

}  // namespace
}  // namespace melon
