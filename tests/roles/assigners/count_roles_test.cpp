#include "roles/assigners/count_roles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kTurned =
    "name,tn,fn,fp,tp,note\na,40,3,9,20,1\nb,35,5,7,25,2\n";

TEST(AssignCounts, TakesColumnsByTheirNamesWhateverTheirOrder) {
  // By hand: 45 of 61 predicted positives are right, of 53 positives 45 found.
  for (const std::string_view options :
       {R"({"task":"counts"})", R"({"predictions":"tn,fn,fp,tp"})",
        R"({"task":"counts","predictions":["tp","fn","fp","tn"]})",
        R"({"tp":"tp","fp":"fp","fn":"fn","tn":"tn"})",
        R"({"task":"counts","fp":"fp"})"}) {
    const ReadJson report = ReportOfCsv(kTurned, options);
    ASSERT_FALSE(report.contains("error")) << options << report.dump();
    EXPECT_EQ(report["task"], "counts") << options;
    EXPECT_DOUBLE_EQ(report["added"]["metrics"]["precision"], 45.0 / 61)
        << options;
    EXPECT_DOUBLE_EQ(report["added"]["metrics"]["recall"], 45.0 / 53)
        << options;
  }
}

TEST(AssignCounts, GivesEachColumnARoleOfItsOwn) {
  const ReadJson input = ReportOfCsv(kTurned, R"({"task":"counts"})")["input"];
  const std::array<std::string, 6> roles = {"experiment", "tn", "fn",
                                            "fp",         "tp", "ignored"};
  for (std::size_t i = 0; i < roles.size(); ++i)
    EXPECT_EQ(input["columns"][i]["role"], roles[i]);
  EXPECT_EQ(input["tn"], "tn");
}

TEST(AssignCounts, IsTheSameForAllOrdersOfColumns) {
  std::array<std::string, 4> names = {"fn", "fp", "tn", "tp"};
  const std::map<std::string, std::string> cells = {
      {"tp", "20"}, {"fp", "9"}, {"fn", "3"}, {"tn", "40"}};
  const ReadJson expected =
      ReportOfCsv("tp,fp,fn,tn\n20,9,3,40\n")["models"][0]["metrics"];
  do {
    std::string header;
    std::string row;
    for (const std::string& name : names) {
      header += (header.empty() ? "" : ",") + name;
      row += (row.empty() ? "" : ",") + cells.at(name);
    }
    const std::string csv = header + "\n" + row + "\n";
    const ReadJson guessed = ReportOfCsv(csv);
    EXPECT_EQ(guessed["models"][0]["metrics"], expected) << csv;
    ReadJson said;
    for (const std::string_view role : kCountRoles)
      said[std::string(role)] = guessed["input"][std::string(role)];
    EXPECT_EQ(ReportOfCsv(csv, said.dump())["models"], guessed["models"])
        << csv;
    const ReadJson listed = {{"task", "counts"}, {"predictions", names}};
    EXPECT_EQ(ReportOfCsv(csv, listed.dump())["models"], guessed["models"])
        << csv;
  } while (std::next_permutation(names.begin(), names.end()));
}

TEST(AssignCounts, TakesColumnsOfAnyNameByTheirOptions) {
  const ReadJson report = ReportOfCsv(
      "A,B,C,D\n20,9,3,40\n", R"({"tp":"A","fp":"B","fn":"C","tn":"D"})");
  EXPECT_EQ(report["task"], "counts");
  EXPECT_EQ(report["models"][0]["metrics"]["fp"], 9);
  EXPECT_EQ(report["options"]["fn"], "C");
  // Three by option, the fourth by its name.
  EXPECT_EQ(ReportOfCsv("A,B,C,TN\n20,9,3,40\n",
                        R"({"tp":"A","fp":"B","fn":"C"})")["models"],
            report["models"]);
}

TEST(AssignCounts, RefusesColumnsWhoseNamesDoNotTell) {
  const std::string csv = "A,B,C,D\n20,9,3,40\n";
  for (const std::string_view options :
       {R"({"task":"counts","predictions":"B"})",
        R"({"task":"counts","predictions":"A,B,C,D"})",
        R"({"task":"counts","predictions":["B","C"]})"}) {
    const ReadJson answer = ReportOfCsv(csv, options);
    EXPECT_EQ(ErrorCode(answer), "unnamed_count") << options;
    EXPECT_NE(answer["error"]["message"].get<std::string>().find("(tp=COLUMN)"),
              std::string::npos);
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(kTurned, R"({"task":"counts",
            "predictions":"tp,fp"})")),
            "no_count_columns");
  EXPECT_EQ(ErrorCode(ReportOfCsv(kTurned, R"({"tp":"none"})")),
            "unknown_column");
  EXPECT_EQ(ErrorCode(ReportOfCsv(kTurned, R"({"tp":"fp","fp":"fp"})")),
            "column_used_twice");
}

}  // namespace
}  // namespace melon
