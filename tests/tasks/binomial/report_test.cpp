#include "tasks/binomial/report.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(BinomialReport, DrawsTheDistributionAtTheErrorRate) {
  const ReadJson report =
      ReportOfCsv("errors,n\n1,2\n", R"({"eps0": 0.5})")["tests"];
  EXPECT_EQ(report["distribution"]["errors"], (std::vector<double>{0, 1, 2}));
  const std::vector<double> chances = report["distribution"]["probability"];
  ASSERT_EQ(chances.size(), 3U);
  EXPECT_NEAR(chances[0], .25, 1e-15);
  EXPECT_NEAR(chances[1], .5, 1e-15);
}

TEST(BinomialReport, DrawsSixDeviationsToEitherSide) {
  const auto errors = [](std::string_view csv, std::string_view options) {
    return ReportOfCsv(csv, options)["tests"]["distribution"]["errors"]
        .get<std::vector<double>>();
  };
  // Mean .1, deviation .315: up to .1 + 1.89, rounded up, and one more.
  EXPECT_EQ(errors("errors,n\n1,10\n", R"({"eps0": 0.01})"),
            (std::vector<double>{0, 1, 2, 3}));
  // As many on either side of the mean where that is the middle.
  const std::vector<double> even =
      errors("errors,n\n50,100\n", R"({"eps0": 0.5})");
  EXPECT_EQ(even.front() + even.back(), 100);
  EXPECT_LE(even.front(), 30);
}

TEST(BinomialReport, DrawsNoMoreBarsThanFitOnAScreen) {
  const ReadJson report =
      ReportOfCsv("errors,n\n300000,1000000\n", R"({"eps0": 0.3})");
  const std::size_t bars = report["tests"]["distribution"]["errors"].size();
  EXPECT_GT(bars, 100U);
  EXPECT_LE(bars, 401U);
}

TEST(BinomialReport, NamesAllWithTheLargestErrorRate) {
  const auto verdict = [](std::string_view csv) {
    return ReportOfCsv(csv, R"({"task": "binomial"})")["verdict"];
  };
  EXPECT_EQ(verdict("errors,n\n1,10\n10,100\n0,10\n")["shared"],
            (std::vector<std::string>{"1", "2"}));
  EXPECT_FALSE(verdict("errors,n\n1,10\n2,10\n").contains("shared"));
  EXPECT_FALSE(verdict("errors,n\n1,10\n").contains("shared"));
}

TEST(BinomialReport, HasNoDistributionWithoutARate) {
  const ReadJson report = ReportOfCsv("errors,n\n1,2\n");
  EXPECT_TRUE(report["tests"]["distribution"].is_null());
  EXPECT_EQ(report["verdict"]["kind"], "undefined");
  EXPECT_EQ(report["verdict"]["reason"], "no_eps0");
}

TEST(BinomialReport, ListsAThousandExperimentsAtMost) {
  std::string csv = "errors,n\n";
  for (int i = 0; i < 1001; ++i) csv += "1,10\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["models"].size(), 1000U);
  EXPECT_EQ(report["verdict"]["experiments"], 1001);
}

/// scipy 1.14.1, binomtest(30, 200, .2): greater .9717, less .0430, two-sided
/// .0775.
constexpr std::string_view kThirty = "errors,n\n30,200\n";

TEST(BinomialReport, AddsTheOtherSideToATestThatCouldFindNothing) {
  const ReadJson verdict = ReportOfCsv(kThirty, R"({"eps0": 0.2})")["verdict"];
  EXPECT_EQ(verdict["kind"], "not_above");
  EXPECT_EQ(verdict["alternative"], "greater");
  EXPECT_NEAR(verdict["p"].get<double>(), .9717, 5e-5);
  EXPECT_EQ(verdict["other_side"]["alternative"], "less");
  EXPECT_NEAR(verdict["other_side"]["p"].get<double>(), .0430, 5e-5);
}

/// scipy 1.14.1, binomtest(m, n, .2) of 3 in 10, 250 in 1000 and 0 in 40:
/// greater .3222, 6.883e-5, 1; less .8791, .99995, 1.329e-4; two-sided .4296,
/// 1.226e-4, 2.181e-4.
constexpr std::string_view kUnlike =
    "name,errors,n\nA,3,10\nB,250,1000\nC,0,40\n";

TEST(BinomialReport, NamesTheOtherExperimentsOfWhichTheSameIsFound) {
  const auto others = [](const std::string& alternative) {
    const ReadJson report = ReportOfCsv(
        kUnlike, R"({"eps0": 0.2, "alternative": ")" + alternative + "\"}");
    EXPECT_EQ(report["verdict"]["name"], "A");
    EXPECT_EQ(report["verdict"]["kind"].get<std::string>().rfind("not_", 0),
              0U);
    return report["verdict"]["others"];
  };
  const ReadJson more = others("greater");
  ASSERT_EQ(more.size(), 1U);
  EXPECT_EQ(more[0]["name"], "B");
  EXPECT_EQ(more[0]["errors"], 250);
  EXPECT_EQ(more[0]["error_rate"], .25);
  EXPECT_NEAR(more[0]["p"].get<double>(), 6.883012222734701e-05, 1e-15);
  EXPECT_NEAR(more[0]["p_adjusted"].get<double>(), 3 * 6.883012222734701e-05,
              1e-15);
  const ReadJson fewer = others("less");
  ASSERT_EQ(fewer.size(), 1U);
  EXPECT_EQ(fewer[0]["name"], "C");
  EXPECT_NEAR(fewer[0]["p_adjusted"].get<double>(), 3 * 0.00013292279957849136,
              1e-15);
  const ReadJson either = others("two-sided");
  ASSERT_EQ(either.size(), 2U);
  // The smallest p first.
  EXPECT_EQ(either[0]["name"], "B");
  EXPECT_EQ(either[1]["name"], "C");
}

TEST(BinomialReport, HasTheAdjustedPOfEachExperiment) {
  const ReadJson report = ReportOfCsv(kUnlike, R"({"eps0": 0.2})");
  const auto adjusted = [&](std::size_t i) -> ReadJson {
    return report["models"][i]["metrics"]["binomial_p_adjusted"];
  };
  EXPECT_NEAR(adjusted(0).get<double>(), 3 * .3222004736, 1e-10);
  EXPECT_NEAR(adjusted(1).get<double>(), 3 * 6.883012222734701e-05, 1e-15);
  EXPECT_EQ(adjusted(2), 1);
  const ReadJson without = ReportOfCsv(kUnlike)["models"][0];
  EXPECT_TRUE(without["metrics"]["binomial_p_adjusted"].is_null());
  EXPECT_EQ(without["reasons"]["binomial_p_adjusted"], "no_eps0");
}

TEST(BinomialReport, FollowsTheAlternative) {
  const ReadJson less = ReportOfCsv(
      kThirty, R"({"eps0": 0.2, "alternative": "less"})")["verdict"];
  EXPECT_EQ(less["kind"], "below");
  EXPECT_NEAR(less["p"].get<double>(), .0430, 5e-5);
  EXPECT_TRUE(less["other_side"].is_null());
  const ReadJson both =
      ReportOfCsv(kThirty, R"({"eps0": 0.2, "alternative": "two-sided"})");
  EXPECT_EQ(both["verdict"]["kind"], "not_different");
  EXPECT_NEAR(both["verdict"]["p"].get<double>(), .0775, 5e-5);
  EXPECT_TRUE(both["verdict"]["other_side"].is_null());
  EXPECT_EQ(both["options"]["alternative"], "two-sided");
  // The keys are those of all alternatives, whichever is asked for.
  EXPECT_NEAR(both["tests"]["binomial_p_greater"].get<double>(), .9717, 5e-5);
}

TEST(BinomialReport, TurnsTheOtherSideRoundForFewerErrors) {
  const ReadJson verdict = ReportOfCsv(
      "errors,n\n5,10\n", R"({"eps0": 0.3, "alternative": "less"})")["verdict"];
  EXPECT_EQ(verdict["kind"], "not_below");
  EXPECT_EQ(verdict["other_side"]["alternative"], "greater");
  EXPECT_NEAR(verdict["other_side"]["p"].get<double>(), .1503, 5e-5);
}

TEST(BinomialReport, AdjustsForTheExperimentsOfWhichTheWorstWasChosen) {
  // P(X ≥ 9; 40, .1) = .0155: below .05 alone, not times five.
  const std::string five =
      "name,errors,n\na,3,40\nb,9,40\nc,4,40\nd,2,40\ne,3,40\n";
  const ReadJson more = ReportOfCsv(five, R"({"eps0": 0.1})")["verdict"];
  EXPECT_EQ(more["name"], "b");
  EXPECT_EQ(more["kind"], "not_above");
  EXPECT_NEAR(more["p_adjusted"].get<double>(), .0775, 5e-5);
  EXPECT_NEAR(more["critical_level"].get<double>(), .01, 1e-15);
  // scipy 1.14.1: binom.sf(9, 40, .1) = .0051 ≤ .01 < binom.sf(8, 40, .1).
  EXPECT_EQ(more["critical_many"], 10);
  EXPECT_TRUE(more["critical_few"].is_null());
  // Asked for fewer errors it has the same allowance.
  const ReadJson less =
      ReportOfCsv(five, R"({"eps0": 0.5, "alternative": "less"})")["verdict"];
  EXPECT_EQ(less["kind"], "below");
  EXPECT_DOUBLE_EQ(less["p_adjusted"], 5 * less["p"].get<double>());
  EXPECT_EQ(less["adjustment"], "bonferroni");
  EXPECT_NEAR(less["critical_level"].get<double>(), .01, 1e-15);
}

TEST(BinomialReport, GivesEqualExperimentsEqualAnswers) {
  // .9³⁰ = .0424 ≤ .05 < 2 · .0424.
  const ReadJson report =
      ReportOfCsv("name,errors,n\na,0,30\nb,0,30\n",
                  R"({"eps0": 0.1, "alternative": "less"})");
  const ReadJson& models = report["models"];
  EXPECT_NEAR(models[0]["metrics"]["binomial_p_adjusted"].get<double>(),
              2 * std::pow(.9, 30), 1e-14);
  EXPECT_EQ(models[0]["metrics"]["binomial_p_adjusted"],
            models[1]["metrics"]["binomial_p_adjusted"]);
  EXPECT_EQ(report["verdict"]["kind"], "not_below");
  EXPECT_TRUE(report["verdict"]["others"].empty());
}

TEST(BinomialReport, AdjustsTheOtherSideForTheExperiments) {
  const std::string five =
      "name,errors,n\na,3,40\nb,8,40\nc,4,40\nd,2,40\ne,3,40\n";
  const auto verdict = [&](const std::string& alternative) {
    return ReportOfCsv(five, R"({"eps0": 0.1, "alternative": ")" + alternative +
                                 "\"}")["verdict"];
  };
  const ReadJson other = verdict("less")["other_side"];
  EXPECT_EQ(other["alternative"], "greater");
  // What the test of that side itself gives: scipy 1.14.1, 5 · binom.sf(7, 40,
  // .1).
  EXPECT_EQ(other["p_adjusted"], verdict("greater")["p_adjusted"]);
  EXPECT_NEAR(other["p_adjusted"].get<double>(), 0.20950971336681873, 1e-12);
}

TEST(BinomialReport, DoesNotCallARateBelowTheGivenOneAboveIt) {
  // P(X ≥ 3; 10, .35) = .738 ≤ α, and 3/10 < .35.
  const ReadJson verdict = ReportOfCsv(
      "errors,n\n3,10\n", R"({"eps0": 0.35, "alpha": 0.8})")["verdict"];
  EXPECT_EQ(verdict["kind"], "not_above");
}

TEST(BinomialReport, SaysWhereTheTwoSidedTestAndTheIntervalPart) {
  // scipy 1.14.1: binomtest(12, 100, .2) has p = .04534895995356965 and the
  // exact interval [.0636, .2002], which contains .2.
  const ReadJson verdict =
      ReportOfCsv("errors,n\n12,100\n",
                  R"({"eps0": 0.2, "alternative": "two-sided"})")["verdict"];
  EXPECT_NEAR(verdict["p"].get<double>(), .04534895995356965, 1e-14);
  EXPECT_EQ(verdict["kind"], "different");
  EXPECT_EQ(verdict["interval_agrees"], false);
  EXPECT_EQ(verdict["critical_level"], .05);
  // At 11 of 100 both exclude it.
  EXPECT_EQ(
      ReportOfCsv(
          "errors,n\n11,100\n",
          R"({"eps0": 0.2, "alternative": "two-sided"})")["verdict"]
                                                         ["interval_agrees"],
      true);
  // A one-sided test is of another question.
  const ReadJson one =
      ReportOfCsv("errors,n\n12,100\n", R"({"eps0": 0.2})")["verdict"];
  EXPECT_TRUE(one["interval_agrees"].is_null());
  EXPECT_EQ(one["reasons"]["interval_agrees"], "other_alternative");
}

TEST(BinomialReport, KnowsNoFurtherAlternative) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(kThirty, R"({"alternative": "two_sided"})")),
            "invalid_option");
}

}  // namespace
}  // namespace melon
