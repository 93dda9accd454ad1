#include "tasks/group_bootstrap.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// Forty cases in four groups of ten: the first model is right in nine of ten,
/// the second in six, and each errs in one group alone.
std::string InGroups(std::string_view task) {
  std::string csv =
      task == "regression" ? "y,a,b,c,patient\n" : "truth,a,b,c,patient\n";
  for (int row = 0; row < 40; ++row) {
    const int group = row / 10;
    const int truth = row % 2;
    const int a = group == 0 && row % 10 < 4 ? 1 - truth : truth;
    const int b =
        group == 1 || (group == 2 && row % 10 < 6) ? 1 - truth : truth;
    const int c = row % 3 == 0 ? 1 - truth : truth;
    const auto written = [&](int label) {
      if (task == "labels") return std::string(label == 1 ? "yes" : "no");
      if (task == "classes")
        return std::string(row % 5 == 0 ? "third" : label == 1 ? "yes" : "no");
      if (task == "binary")
        return label == 1 ? "." + std::to_string(51 + row)
                          : "." + std::to_string(10 + row);
      return std::to_string(label + row) + ".25";
    };
    csv += task == "binary" ? std::to_string(truth) : written(truth);
    for (const int label : {a, b, c}) csv += "," + written(label);
    csv += ",p" + std::to_string(group) + "\n";
  }
  return csv;
}

class GroupBootstrap : public testing::TestWithParam<const char*> {};

TEST_P(GroupBootstrap, DecidesWhereGroupsWereDrawn) {
  const ReadJson report =
      Refined(InGroups(GetParam()),
              R"({"resample":"cluster=patient","bootstrap":400})");
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["test"], "cluster_bootstrap");
  EXPECT_EQ(verdict["cluster"], "patient");
  EXPECT_EQ(verdict["replicates"], 400);
  EXPECT_FALSE(verdict.contains("second"));
  EXPECT_FALSE(verdict.contains("ranks"));
  const std::string metric = verdict["metric"];
  for (const auto& pair : report["pairs"]) {
    const ReadJson& difference = pair["differences"][metric];
    EXPECT_EQ(pair["cluster_bootstrap_diff"], difference["difference"]);
    EXPECT_EQ(pair["cluster_bootstrap_low"], difference["low"]);
    EXPECT_EQ(pair["cluster_bootstrap_high"], difference["high"]);
    EXPECT_EQ(pair["cluster_bootstrap_p"], difference["p"]);
    EXPECT_GE(pair["cluster_bootstrap_p_holm"], difference["p"]);
    const bool told =
        (pair["a"] == verdict["best"] || pair["b"] == verdict["best"]) &&
        (pair["a"] == verdict["other"] || pair["b"] == verdict["other"]);
    if (told) {
      EXPECT_EQ(verdict["p"], pair["cluster_bootstrap_p"]);
      EXPECT_EQ(verdict["p_adjusted"], pair["cluster_bootstrap_p_holm"]);
    }
  }
  for (const auto& model : report["models"]) {
    for (const auto& interval : model["intervals"])
      EXPECT_EQ(interval["resample"], "cluster");
  }
}

TEST_P(GroupBootstrap, WithoutReplicatesNothingIsClaimed) {
  const ReadJson report =
      ReportOfCsv(InGroups(GetParam()), R"({"resample":"cluster=patient"})");
  EXPECT_EQ(report["verdict"]["kind"], "untested");
  EXPECT_EQ(report["verdict"]["reason"], "groups_not_drawn");
  EXPECT_EQ(report["pairs"][0]["reasons"]["cluster_bootstrap_p"],
            "groups_not_drawn");
  for (const auto& model : report["models"])
    EXPECT_TRUE(model["intervals"].empty());
  EXPECT_EQ(report["verdict"]["notes"][0]["code"], "cases_in_groups");
}

TEST_P(GroupBootstrap, IsNotMentionedOfIndependentCases) {
  const ReadJson report = Refined(InGroups(GetParam()), R"({"bootstrap":100})");
  EXPECT_NE(report["verdict"]["test"], "cluster_bootstrap");
  EXPECT_FALSE(report["pairs"][0].contains("cluster_bootstrap_p"));
}

INSTANTIATE_TEST_SUITE_P(Tasks, GroupBootstrap,
                         testing::Values("binary", "labels", "classes",
                                         "regression"));

TEST(AddGroupBootstrap, HasTheReasonOfAnUndefinedMetric) {
  KeyValues values;
  AddGroupBootstrap(reasons::no_cases, 1.0, nullptr, reasons::groups_not_drawn,
                    0.95, values);
  for (const auto& [key, value] : values)
    EXPECT_EQ(value.reason().id, "no_cases") << key;
}

}  // namespace
}  // namespace melon
