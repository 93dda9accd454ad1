#include "report/bootstrap/group_bootstrap.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// Forty cases in groups of five, or of another size: the first model is right
/// in nine of ten, the second in six, and each errs in some groups alone.
std::string InGroups(std::string_view task, int size = 5) {
  std::string csv =
      task == "regression" ? "y,a,b,c,patient\n" : "truth,a,b,c,patient\n";
  for (int row = 0; row < 40; ++row) {
    const int ten = row / 10;
    const int truth = row % 2;
    const int a = ten == 0 && row % 10 < 4 ? 1 - truth : truth;
    const int b = ten == 1 || (ten == 2 && row % 10 < 6) ? 1 - truth : truth;
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
    csv += ",p" + std::to_string(row / size) + "\n";
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
  EXPECT_EQ(verdict["groups"], 8);
  EXPECT_EQ(verdict["replicates"], 400);
  // 8 are fewer than 20.
  EXPECT_EQ(verdict["few_groups"], true);
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

TEST_P(GroupBootstrap, OfTwentyGroupsIsNotSaidToBeTooSure) {
  const ReadJson report =
      Refined(InGroups(GetParam(), 2),
              R"({"resample":"cluster=patient","bootstrap":400})");
  EXPECT_EQ(report["verdict"]["groups"], 20);
  EXPECT_FALSE(report["verdict"].contains("few_groups"));
}

TEST_P(GroupBootstrap, OfOneModelSaysThatItsIntervalIsOfFewGroups) {
  const ReadJson report = Refined(
      InGroups(GetParam()),
      R"({"resample":"cluster=patient","bootstrap":400,"predictions":"a"})");
  EXPECT_EQ(report["verdict"]["kind"], "single");
  EXPECT_EQ(report["verdict"]["groups"], 8);
  EXPECT_EQ(report["verdict"]["few_groups"], true);
  EXPECT_FALSE(report["verdict"].contains("replicates"));
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

TEST_P(GroupBootstrap, OfFourGroupsClaimsNothing) {
  const ReadJson report =
      Refined(InGroups(GetParam(), 10),
              R"({"resample":"cluster=patient","bootstrap":400})");
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["kind"], "untested");
  EXPECT_EQ(verdict["reason"], "too_few_groups");
  EXPECT_EQ(verdict["test"], "cluster_bootstrap");
  EXPECT_EQ(verdict["cluster"], "patient");
  EXPECT_EQ(verdict["groups"], 4);
  EXPECT_TRUE(verdict["p"].is_null());
  EXPECT_TRUE(verdict["low"].is_null());
  EXPECT_FALSE(verdict.contains("second"));
  EXPECT_NE(std::string(verdict["notes"][0]["message"]).find("only 4 groups"),
            std::string::npos);
  for (const auto& pair : report["pairs"])
    EXPECT_EQ(pair["reasons"]["cluster_bootstrap_p"], "too_few_groups");
}

TEST(GroupBootstrapOfFive, ClaimsNothingAndOfSixDoes) {
  const auto in_groups = [](int groups) {
    std::string csv = "truth,a,b,patient\n";
    for (int row = 0; row < 60; ++row) {
      const int truth = row % 2;
      csv += std::to_string(truth) + "," + std::to_string(truth) + "," +
             std::to_string(row % 7 < 3 ? 1 - truth : truth) + ",p" +
             std::to_string(row % groups) + "\n";
    }
    return csv;
  };
  constexpr std::string_view kOptions =
      R"({"resample":"cluster=patient","bootstrap":400,"task":"labels"})";
  EXPECT_EQ(Refined(in_groups(5), kOptions)["verdict"]["kind"], "untested");
  EXPECT_EQ(Refined(in_groups(6), kOptions)["verdict"]["kind"], "better");
  // At .01 it takes eight, at .1 five.
  const auto at = [&](int groups, const std::string& alpha) {
    return Refined(
        in_groups(groups),
        R"({"resample":"cluster=patient","bootstrap":400,"task":"labels","alpha":)" +
            alpha + "}")["verdict"];
  };
  const ReadJson strict = at(6, "0.01");
  EXPECT_EQ(strict["reason"], "too_few_groups");
  EXPECT_EQ(strict["groups_needed"], 8);
  EXPECT_NE(std::string(strict["notes"][0]["message"])
                .find("at α = 0.01, which takes at least 8"),
            std::string::npos);
  EXPECT_EQ(at(8, "0.01")["kind"], "better");
  EXPECT_FALSE(at(8, "0.01").contains("groups_needed"));
  EXPECT_EQ(at(5, "0.1")["kind"], "better");
  EXPECT_EQ(at(4, "0.1")["reason"], "too_few_groups");
}

TEST(FewestGroups, IsTheFirstWhoseSignTestCanReachAlpha) {
  // 2/2⁵ = .0625, 2/2⁶ = .03125, 2/2⁷ = .015625, 2/2⁸ = .0078125.
  EXPECT_EQ(FewestGroups(.05), 6U);
  EXPECT_EQ(FewestGroups(.03125), 6U);
  EXPECT_EQ(FewestGroups(.03), 7U);
  EXPECT_EQ(FewestGroups(.01), 8U);
  EXPECT_EQ(FewestGroups(.1), 5U);
  EXPECT_EQ(FewestGroups(.5), 5U);
}

TEST(GroupBootstrapOfFour, DoesNotCallModelsWorseThanChance) {
  std::string csv = "truth,a,b,patient\n";
  for (int row = 0; row < 60; ++row) {
    const int score = row % 2 == 0 ? 50 + row : 20 + row / 4;
    csv += std::to_string(row % 2) + ",." + std::to_string(score % 90 + 10) +
           ",." + std::to_string(score % 89 + 10) + ",p" +
           std::to_string(row % 4) + "\n";
  }
  const ReadJson report =
      Refined(csv, R"({"resample":"cluster=patient","bootstrap":400})");
  EXPECT_EQ(report["verdict"]["kind"], "untested");
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
  AddGroupBootstrap(reasons::no_cases, 1.0, {.groups = 9}, 0.05, values);
  for (const auto& [key, value] : values)
    EXPECT_EQ(value.reason().id, "no_cases") << key;
}

}  // namespace
}  // namespace melon
