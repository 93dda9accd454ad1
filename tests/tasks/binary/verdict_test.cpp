#include "tasks/binary/verdict.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

std::string Rows(int count, const char* row) {
  std::string rows;
  for (int i = 0; i < count; ++i) rows += row;
  return rows;
}

TEST(BinaryVerdict, OfScoresRestsOnDelongsTestOfTheAucs) {
  const ReadJson report =
      ReportOfCsv(GoldenText("../../web/samples/breast-cancer.csv"));
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["test"], "delong");
  EXPECT_EQ(verdict["metric"], "roc_auc");
  for (const auto& pair : report["pairs"]) {
    if (pair["a"] != verdict["best"] || pair["b"] != verdict["other"]) continue;
    EXPECT_EQ(verdict["difference"], pair["roc_auc_diff"]);
    EXPECT_EQ(verdict["p"], pair["delong_p"]);
    EXPECT_EQ(verdict["p_adjusted"], pair["delong_p_holm"]);
    EXPECT_EQ(verdict["second"]["p_adjusted"], pair["mcnemar_midp_holm"]);
  }
}

TEST(BinaryVerdict, RestsOnThePermutationTestWhereAClassHasFewCases) {
  // 14 + 15 cases, and 15 + 15: A ranks all rightly, B one of the first.
  const std::string csv =
      "y,A,B\n" + Rows(14, "1,.9,.8\n") + Rows(14, "0,.1,.2\n") + "0,.2,.9\n";
  const ReadJson few = ReportOfCsv(csv);
  EXPECT_EQ(few["verdict"]["test"], "auc_permutation");
  EXPECT_EQ(few["verdict"]["p"], few["pairs"][0]["auc_permutation_p"]);
  EXPECT_FALSE(few["verdict"].contains("low"));
  EXPECT_EQ(few["verdict"]["notes"][0]["code"], "few_cases");
  const ReadJson enough = ReportOfCsv(csv + "1,.9,.8\n");
  EXPECT_EQ(enough["verdict"]["test"], "delong");
}

TEST(BinaryVerdict, IsWorseThanChanceOnlyWhereTheUpperLimitIsBelowHalf) {
  // AUC .25 of 2 + 2 cases and of 40 + 40.
  const std::string few = "y,s\n1,.1\n1,.3\n0,.2\n0,.4\n";
  std::string many = "y,s\n";
  for (int i = 0; i < 20; ++i) many += few.substr(4);
  const ReadJson unsure = ReportOfCsv(few);
  EXPECT_EQ(unsure["models"][0]["metrics"]["roc_auc"], 0.25);
  EXPECT_EQ(unsure["verdict"]["kind"], "single");
  const ReadJson sure = ReportOfCsv(many);
  EXPECT_EQ(sure["verdict"]["kind"], "worse_than_chance");
  EXPECT_LT(sure["models"][0]["intervals"]["roc_auc"]["high"].get<double>(),
            0.5);
}

TEST(BinaryVerdict, OfFewCasesIsWorseThanChanceOnlyByTheExactTest) {
  // Of the C(6, 3) = 20 sets the 2 most extreme ones; and 3 + 8 cases turned
  // round, of 165.
  const std::string few = "y,s\n1,.1\n1,.2\n1,.15\n0,.5\n0,.6\n0,.7\n";
  const ReadJson unsure = ReportOfCsv(few);
  EXPECT_LT(unsure["models"][0]["intervals"]["roc_auc"]["high"].get<double>(),
            0.5);
  EXPECT_EQ(unsure["verdict"]["kind"], "single");
  EXPECT_DOUBLE_EQ(unsure["verdict"]["chance"]["p"].get<double>(), .1);
  EXPECT_EQ(ReportOfCsv(few, R"({"alpha": 0.1})")["verdict"]["kind"],
            "worse_than_chance");
  const ReadJson sure = ReportOfCsv(few + "0,.75\n0,.8\n0,.85\n0,.9\n0,.95\n");
  EXPECT_EQ(sure["verdict"]["kind"], "worse_than_chance");
}

TEST(BinaryVerdict, OfAModelAboveChanceIsNotWorseThanChanceForAnotherBelow) {
  const ReadJson report = ReportOfCsv(
      "y,good,bad\n" + Rows(20, "1,.9,.1\n1,.8,.2\n0,.85,.15\n0,.2,.9\n"));
  EXPECT_NE(report["verdict"]["kind"], "worse_than_chance");
}

TEST(BinaryVerdict, OfOneModelSaysHowSurelyItsAucIsNotHalf) {
  // 2 of the C(4, 2) = 6 sets are as extreme as a perfect ranking.
  const ReadJson report = ReportOfCsv("y,s\n1,.9\n1,.8\n0,.2\n0,.1\n");
  EXPECT_EQ(report["verdict"]["chance"]["test"], "mann_whitney");
  EXPECT_DOUBLE_EQ(report["verdict"]["chance"]["p"].get<double>(), 2. / 6);
}

/// Twenty cases of each class, with scores from 10 to 79 units.
std::string Scaled(double unit) {
  std::string csv = "y,A,B\n";
  for (int row = 0; row < 40; ++row) {
    const int truth = row % 2;
    csv += std::to_string(truth) + "," +
           std::to_string(unit * (10 + row + 30 * truth)) + "," +
           std::to_string(unit * (10 + row + 20 * truth)) + "\n";
  }
  return csv;
}

bool WarnsOfThreshold(const ReadJson& report) {
  const ReadJson& warnings = report["warnings"];
  return std::any_of(warnings.begin(), warnings.end(), [](const auto& one) {
    return one["code"] == "threshold_not_set";
  });
}

TEST(BinaryVerdict, CountsNoErrorsAtAThresholdThatNobodySet) {
  const ReadJson percent = ReportOfCsv(Scaled(1));
  const ReadJson& second = percent["verdict"]["second"];
  EXPECT_EQ(percent["verdict"]["test"], "delong");
  EXPECT_EQ(second["kind"], "untested");
  EXPECT_TRUE(second["p"].is_null());
  EXPECT_TRUE(second["p_adjusted"].is_null());
  EXPECT_TRUE(second["favours"].is_null());
  EXPECT_EQ(second["reasons"]["p"], "threshold_not_set");
  EXPECT_TRUE(WarnsOfThreshold(percent));
}

TEST(BinaryVerdict, CountsErrorsOfProbabilitiesAndAtThresholdsThatAreSet) {
  const ReadJson shares = ReportOfCsv(Scaled(0.01));
  EXPECT_FALSE(shares["verdict"]["second"]["p"].is_null());
  EXPECT_FALSE(WarnsOfThreshold(shares));
  const ReadJson all = ReportOfCsv(Scaled(1), R"({"threshold":50})");
  EXPECT_EQ(all["verdict"]["second"]["p"], shares["verdict"]["second"]["p"]);
  EXPECT_FALSE(WarnsOfThreshold(all));
  // Of two models both must have one.
  const ReadJson one = ReportOfCsv(Scaled(1), R"({"thresholds":{"A":50}})");
  EXPECT_TRUE(one["verdict"]["second"]["p"].is_null());
  EXPECT_TRUE(WarnsOfThreshold(one));
  const ReadJson both =
      ReportOfCsv(Scaled(1), R"({"thresholds":{"A":50,"B":50}})");
  EXPECT_EQ(both["verdict"]["second"]["p"], all["verdict"]["second"]["p"]);
}

TEST(BinaryVerdict, OfLabelsRestsOnAccuracyAndMcNemarsMidP) {
  // 9 cases that only B gets right, 1 that only A does, of 20.
  const ReadJson report =
      ReportOfCsv("y,A,B\n" + Rows(9, "yes,no,yes\n") + Rows(1, "no,no,yes\n") +
                      Rows(5, "yes,yes,yes\n") + Rows(5, "no,no,no\n"),
                  R"({"truth":"y","predictions":["A","B"],"positive":"yes"})");
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["metric"], "accuracy");
  EXPECT_EQ(verdict["best"], "B");
  EXPECT_EQ(verdict["test"], "mcnemar_midp");
  // 2 (1 + 10) / 2¹⁰ − 10 / 2¹⁰.
  EXPECT_NEAR(verdict["p"].get<double>(), 12. / 1024, 1e-16);
  EXPECT_DOUBLE_EQ(verdict["difference"].get<double>(), 8. / 20);
  EXPECT_GT(verdict["low"].get<double>(), 0);
  EXPECT_LT(verdict["low"].get<double>(), 0.4);
  EXPECT_GT(verdict["high"].get<double>(), 0.4);
  EXPECT_EQ(verdict["kind"], "better");
  EXPECT_FALSE(verdict.contains("second"));
}

}  // namespace
}  // namespace melon
