#include "roles/columns/cluster_column.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// Two rows of each group.
std::string Groups(int count) {
  std::string csv = "patient,y,s\n";
  for (int row = 0; row < 2 * count; ++row) {
    csv += "p" + std::to_string(row / 2) + "," + std::to_string(row % 2) +
           ",0." + std::to_string(10 + (row * 7 % 80)) + "\n";
  }
  return csv;
}

std::string FewGroups(const ReadJson& report) {
  for (const auto& warning : report["warnings"]) {
    if (warning["code"] == "few_groups") return warning["message"];
  }
  return "";
}

TEST(ReadClusters, WarnsOfFewerThanTwentyGroups) {
  for (const std::string task : {"binary", "regression"}) {
    const std::string options =
        R"({"resample":"cluster=patient","truth":"y","task":")" + task +
        R"("})";
    const std::string warning = FewGroups(ReportOfCsv(Groups(19), options));
    EXPECT_NE(warning.find("only 19 groups (column \"patient\")"),
              std::string::npos)
        << task << warning;
    EXPECT_NE(warning.find("Cameron, Gelbach & Miller 2008"),
              std::string::npos);
    EXPECT_EQ(FewGroups(ReportOfCsv(Groups(20), options)), "") << task;
    EXPECT_EQ(FewGroups(ReportOfCsv(Groups(19))), "") << task;
  }
}

TEST(ReadClusters, CountsGroupsOfTheRowsThatAreUsed) {
  // Of the 21 patients the last has no score.
  const std::string csv = Groups(20) + "p20,1,\n";
  const ReadJson report =
      ReportOfCsv(csv, R"({"resample":"cluster=patient","missing":"drop"})");
  EXPECT_EQ(FewGroups(report), "");
  std::string shorter = Groups(19) + "p19,1,\np19,0,\n";
  EXPECT_NE(FewGroups(ReportOfCsv(
                shorter, R"({"resample":"cluster=patient","missing":"drop"})")),
            "");
}

TEST(ReadClusters, OfOneGroupIsAProblem) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("g,y,s\na,0,.1\na,1,.2\n",
                                  R"({"resample":"cluster=g"})")),
            "one_group");
}

}  // namespace
}  // namespace melon
