#include "tasks/friedman/verdict.h"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include "tasks/friedman/friedman_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

ReadJson VerdictOf(std::string_view csv, std::string_view options = "{}") {
  return ReportOfCsv(csv, options)["verdict"];
}

TEST(FriedmanVerdict, IsDecidedByTheExactDistributionOfTheNotesTable) {
  const ReadJson verdict = VerdictOf(kNotes);
  EXPECT_EQ(verdict["kind"], "differ");
  EXPECT_EQ(verdict["test"], "friedman_exact");
  EXPECT_NEAR(verdict["statistic"].get<double>(), 7.6, 1e-12);
  EXPECT_NEAR(verdict["p"].get<double>(), 12. / 1296, 1e-15);
  EXPECT_TRUE(verdict["df1"].is_null());
  // z of A and C 1.875/√(3·4/24) = 2.65, p .0080, times three .0240; z of A and
  // B 1.59, p .1116, times one.
  EXPECT_EQ(verdict["procedure"], "shaffer");
  EXPECT_EQ(verdict["best"], (Names{"A", "B"}));
  EXPECT_EQ(verdict["beaten"], (Names{"C"}));
  // Nemenyi: A–B .2495, A–C .02184.
  const ReadJson nemenyi = VerdictOf(kNotes, R"({"post_hoc": "nemenyi"})");
  EXPECT_EQ(nemenyi["procedure"], "nemenyi");
  EXPECT_EQ(nemenyi["beaten"], (Names{"C"}));
}

/// Of the 216 arrangements of its ranks 42 are as far apart: p .1944, where F
/// gives .049.
constexpr std::string_view kThreeByThree =
    "dataset,A,B,C\nx,.81,.85,.90\ny,.70,.72,.75\nz,.88,.86,.91\n";

TEST(FriedmanVerdict, FindsNothingWhereOnlyFWould) {
  const ReadJson report =
      ReportOfCsv(kThreeByThree, R"({"higher_is_better": true})");
  EXPECT_LT(report["tests"]["iman_davenport_p_tie_corrected"], .05);
  EXPECT_EQ(report["verdict"]["kind"], "no_difference");
  EXPECT_NEAR(report["verdict"]["p"].get<double>(), 42. / 216, 1e-15);
}

TEST(FriedmanVerdict, LetsNobodyBeBeatenWithoutADifferenceOfAll) {
  // At .15 the pair A–C differs by the unadjusted test of Conover.
  const ReadJson report = ReportOfCsv(
      kThreeByThree,
      R"({"higher_is_better": true, "post_hoc": "conover", "alpha": 0.15})");
  EXPECT_LT(report["pairs"][1]["conover_p"], .15);
  EXPECT_EQ(report["verdict"]["kind"], "no_difference");
  EXPECT_EQ(report["verdict"]["best"], (Names{"C", "B", "A"}));
  EXPECT_TRUE(report["verdict"]["beaten"].empty());
}

TEST(FriedmanVerdict, IsDecidedByPermutationsOfASmallTableThatCannotBeCounted) {
  const ReadJson report = ReportOfCsv(OrderedCsv(9, 8));
  EXPECT_TRUE(report["tests"]["friedman_p_exact"].is_null());
  EXPECT_EQ(report["verdict"]["test"], "friedman_permutation");
  EXPECT_EQ(report["verdict"]["p"], report["tests"]["friedman_p_permutation"]);
  EXPECT_EQ(report["verdict"]["statistic"],
            report["tests"]["friedman_chi2_tie_corrected"]);
}

TEST(FriedmanVerdict, IsDecidedByFWhereTheTableIsLargeOrNothingIsDrawn) {
  const ReadJson large = VerdictOf(OrderedCsv(9, 12));
  EXPECT_EQ(large["test"], "iman_davenport_tie_corrected");
  EXPECT_EQ(large["df1"], 8);
  EXPECT_EQ(large["df2"], 88);
  const ReadJson undrawn = VerdictOf(OrderedCsv(9, 8), R"({"draws": 0})");
  EXPECT_EQ(undrawn["test"], "iman_davenport_tie_corrected");
}

TEST(FriedmanVerdict, HasTheSameTestForTheVerdictAsItTellsOthers) {
  const FriedmanCase notes(kNotes);
  const Omnibus omnibus = DecidingOmnibus(notes.data, notes.findings);
  EXPECT_EQ(omnibus.test, "friedman_exact");
  EXPECT_NEAR(ValueOf(notes.findings, omnibus.p_value).number(), 12. / 1296,
              1e-15);
  EXPECT_FALSE(omnibus.has_f());
}

TEST(FriedmanVerdict, CallsATableSmallByTheRuleOfThumb) {
  EXPECT_TRUE(IsSmallTable(10, 6));
  EXPECT_TRUE(IsSmallTable(11, 5));
  EXPECT_FALSE(IsSmallTable(11, 6));
}

TEST(FriedmanVerdict, IsUndefinedWhereAllAreTiedOrThereIsOneDataSet) {
  const ReadJson tied = VerdictOf("dataset,A,B,C\nx,.5,.5,.5\ny,.6,.6,.6\n");
  EXPECT_EQ(tied["kind"], "undefined");
  EXPECT_EQ(tied["reason"], "all_tied");
  EXPECT_TRUE(tied["p"].is_null());
  const ReadJson one = VerdictOf("dataset,A,B,C\nx,.5,.6,.7\n");
  EXPECT_EQ(one["kind"], "undefined");
  EXPECT_EQ(one["reason"], "too_few_data_sets");
}

TEST(FriedmanVerdict, ComparesTwoAlgorithmsByWilcoxonsTest) {
  // Six differences of one sign: 2/2⁶.
  const ReadJson verdict = VerdictOf(
      "dataset,A,B\na,.9,.8\nb,.8,.6\nc,.9,.6\nd,.9,.5\ne,.9,.4\nf,.9,.3\n");
  EXPECT_EQ(verdict["kind"], "two");
  EXPECT_EQ(verdict["test"], "wilcoxon_signed_rank");
  EXPECT_NEAR(verdict["p"].get<double>(), 1. / 32, 1e-15);
  EXPECT_EQ(verdict["beaten"], (Names{"B"}));
  // The median of the means of every two of .1 .2 .3 .4 .5 .5; of six
  // differences only T = 0 is significant, so the limits are the ends.
  EXPECT_EQ(verdict["effect"], "hodges_lehmann");
  EXPECT_NEAR(verdict["difference"].get<double>(), .35, 1e-15);
  EXPECT_NEAR(verdict["low"].get<double>(), .1, 1e-15);
  EXPECT_NEAR(verdict["high"].get<double>(), .6, 1e-15);
  EXPECT_TRUE(verdict["opposed_by"].empty());
}

/// A is better by 1, 2, …, 14, B by 15, …, 27.
std::string SmallWinsCsv() {
  std::string csv = "dataset,A,B\n";
  for (int i = 1; i <= 27; ++i) {
    const int a = i <= 14 ? 500 + i : 500;
    const int b = i <= 14 ? 500 : 500 + i;
    csv += "d" + std::to_string(i) + ",." + std::to_string(a) + ",." +
           std::to_string(b) + "\n";
  }
  return csv;
}

TEST(FriedmanVerdict, SaysWhereTheIntervalAndTheTestOfTwoDisagree) {
  // Nine differences of 1 and one of −1: R⁻ = 5.5 by ranks that are shared,
  // p = 2·11/2¹⁰. Of ranks 1 to 10 eight averages are left out, and ten are at
  // most 0.
  std::string csv = "dataset,A,B\n";
  for (int i = 0; i < 9; ++i) csv += "d" + std::to_string(i) + ",12,11\n";
  const std::string options = R"({"higher_is_better": true})";
  const ReadJson tied = VerdictOf(csv + "d9,11,12\n", options);
  EXPECT_EQ(tied["p"], 22. / 1024);
  EXPECT_EQ(tied["beaten"], (Names{"B"}));
  EXPECT_EQ(tied["low"], 0);
  EXPECT_EQ(tied["high"], 1);
  EXPECT_EQ(tied["interval_agrees"], false);
  // Ten of one sign: both find a difference.
  EXPECT_EQ(VerdictOf(csv + "d9,12,11\n", options)["interval_agrees"], true);
  // Five differences have no interval.
  EXPECT_TRUE(VerdictOf("dataset,A,B\na,.9,.8\nb,.8,.6\nc,.9,.6\nd,.9,.5\n"
                        "e,.9,.4\n")["interval_agrees"]
                  .is_null());
}

TEST(FriedmanVerdict, SaysNothingOfTwoThatAreEqualEverywhere) {
  const ReadJson report = ReportOfCsv("dataset,A,B\na,.9,.9\nb,.8,.8\n");
  const ReadJson& verdict = report["verdict"];
  EXPECT_TRUE(verdict["p"].is_null());
  EXPECT_TRUE(verdict["statistic"].is_null());
  EXPECT_EQ(verdict["reason"], "no_differences");
  EXPECT_TRUE(verdict["beaten"].empty());
  for (const std::string key :
       {"wilcoxon_statistic", "wilcoxon_p_exact", "wilcoxon_holm_p",
        "wilcoxon_pratt_p_exact", "wilcoxon_zsplit_p_exact"}) {
    EXPECT_TRUE(report["pairs"][0][key].is_null()) << key;
    EXPECT_EQ(report["pairs"][0]["reasons"][key], "no_differences") << key;
  }
}

TEST(FriedmanVerdict, IsOfTheComparisonsWithTheControl) {
  // Mean ranks 1, 2.125 and 2.875 on 4 data sets: z = 1.125/√(3·4/24) = 1.591
  // and 1.875/√½ = 2.652, p .1116 and .0080, by Holm .1116 and .0160.
  const ReadJson report = ReportOfCsv(kNotes, R"({"control": "A"})");
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["kind"], "differ");
  EXPECT_EQ(verdict["procedure"], "holm");
  EXPECT_EQ(verdict["best"], (Names{"A", "B"}));
  EXPECT_EQ(verdict["beaten"], (Names{"C"}));
  EXPECT_TRUE(verdict["ahead"].empty());
  EXPECT_FALSE(verdict.contains("refused"));
  const ReadJson& against = verdict["control"];
  EXPECT_EQ(against["name"], "A");
  EXPECT_EQ(against["comparisons"][1]["name"], "C");
  EXPECT_NEAR(against["comparisons"][1]["z"].get<double>(),
              1.875 / std::sqrt(.5), 1e-14);
  EXPECT_NEAR(against["comparisons"][1]["p_adjusted"].get<double>(), .0160,
              5e-5);
  EXPECT_NEAR(against["comparisons"][0]["p_adjusted"].get<double>(), .1116,
              5e-5);
  EXPECT_EQ(against["comparisons"][0]["differs"], false);
  // C is the control: A is ahead of it.
  const ReadJson last = VerdictOf(kNotes, R"({"control": "C"})");
  EXPECT_EQ(last["ahead"], (Names{"A"}));
  EXPECT_EQ(last["best"], (Names{"B", "C"}));
  EXPECT_TRUE(last["beaten"].empty());
}

TEST(FriedmanVerdict, NamesTheProcedureThatCannotCompareWithAControl) {
  const ReadJson verdict =
      VerdictOf(kNotes, R"({"control": "A", "post_hoc": "shaffer"})");
  EXPECT_EQ(verdict["procedure"], "holm");
  EXPECT_EQ(verdict["refused"]["procedure"], "shaffer");
  EXPECT_EQ(verdict["refused"]["reason"], "not_for_control");
  const ReadJson finner =
      VerdictOf(kNotes, R"({"control": "A", "post_hoc": "finner"})");
  EXPECT_EQ(finner["procedure"], "finner");
  // The companions of all pairs. Bonferroni's is the same correction.
  const ReadJson nemenyi =
      VerdictOf(kNotes, R"({"control": "A", "post_hoc": "nemenyi"})");
  EXPECT_EQ(nemenyi["procedure"], "bonferroni_dunn");
  EXPECT_EQ(nemenyi["refused"]["procedure"], "nemenyi");
  EXPECT_EQ(nemenyi["refused"]["reason"], "not_for_control");
  const ReadJson bonferroni =
      VerdictOf(kNotes, R"({"control": "A", "post_hoc": "bonferroni"})");
  EXPECT_EQ(bonferroni["procedure"], "bonferroni_dunn");
  EXPECT_FALSE(bonferroni.contains("refused"));
  EXPECT_FALSE(finner.contains("refused"));
}

TEST(FriedmanVerdict, IsByTheProcedureForAControlThatWasAskedFor) {
  for (const std::string id : {"rom", "holland", "bonferroni_dunn"}) {
    const ReadJson report =
        ReportOfCsv(kNotes, R"({"control": "A", "post_hoc": ")" + id + "\"}");
    EXPECT_EQ(report["verdict"]["procedure"], id);
    EXPECT_EQ(report["control"]["procedure"], id);
    EXPECT_EQ(report["options"]["post_hoc"], id);
    EXPECT_FALSE(report["verdict"].contains("refused"));
    const ReadJson& worst = report["models"][2]["metrics"];
    EXPECT_EQ(report["verdict"]["control"]["comparisons"][1]["p_adjusted"],
              worst["control_" + id + "_p"]);
  }
}

TEST(FriedmanVerdict, SaysThatTwoNeedNoProcedureForPairs) {
  EXPECT_FALSE(VerdictOf(SmallWinsCsv()).contains("refused"));
  const ReadJson verdict =
      VerdictOf(SmallWinsCsv(), R"({"post_hoc": "nemenyi"})");
  EXPECT_EQ(verdict["refused"]["procedure"], "nemenyi");
  EXPECT_EQ(verdict["refused"]["reason"], "two_algorithms");
}

TEST(FriedmanVerdict, IsByTheSignTestForRanksOfTwo) {
  // A ranks first on 7 of 8: p = 2·(1 + 8)/2⁸.
  std::string csv = "A,B,dataset\n2,1,d0\n";
  for (int i = 1; i <= 7; ++i) csv += "1,2,d" + std::to_string(i) + "\n";
  const ReadJson report = ReportOfCsv(csv);
  ASSERT_EQ(report["input"]["values"], "ranks");
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["test"], "sign_test");
  EXPECT_EQ(verdict["p"], 18.0 / 256);
  EXPECT_EQ(verdict["statistic"], 7);
  EXPECT_EQ(verdict["wins"], 7);
  EXPECT_EQ(verdict["best"], (Names{"A", "B"}));
  EXPECT_EQ(report["advice"]["test"], "sign_test");
  // With ten of eleven it is significant: 2·12/2¹¹.
  const ReadJson clear = VerdictOf(csv + "1,2,d8\n1,2,d9\n1,2,d10\n", "{}");
  EXPECT_EQ(clear["p"], 24.0 / 2048);
  EXPECT_EQ(clear["beaten"], (Names{"B"}));
}

TEST(FriedmanVerdict, HasOneTestOfTwoAlsoWithAControl) {
  const ReadJson report = ReportOfCsv(SmallWinsCsv(), R"({"control": "A"})");
  EXPECT_EQ(report["verdict"]["kind"], "two");
  EXPECT_TRUE(report["control"].is_null());
  EXPECT_EQ(report["options"]["control"], "A");
  for (const ReadJson& model : report["models"]) {
    for (const std::string key : {"control_z", "control_p", "control_holm_p"}) {
      EXPECT_TRUE(model["metrics"][key].is_null()) << key;
      EXPECT_EQ(model["reasons"][key], "two_algorithms") << key;
    }
  }
}

TEST(FriedmanVerdict, CallsNoneBetterWhereSignedRanksAndMeanRanksPart) {
  // A wins 14 of 27, with the smaller rank sum: T = 1 + … + 14 = 105, p .0436.
  const ReadJson verdict =
      VerdictOf(SmallWinsCsv(), R"({"higher_is_better": true})");
  EXPECT_EQ(verdict["statistic"], 105);
  EXPECT_NEAR(verdict["p"].get<double>(), .0436, 5e-5);
  EXPECT_EQ(verdict["best"], (Names{"B", "A"}));
  EXPECT_EQ(verdict["beaten"], Names{});
  EXPECT_EQ(verdict["direction_unclear"], true);
  EXPECT_GT(verdict["difference"], 0);
  EXPECT_GT(verdict["low"], 0);
  EXPECT_EQ(verdict["opposed_by"], (Names{"mean_rank"}));
  // Turned round, everything is.
  const ReadJson errors =
      VerdictOf(SmallWinsCsv(), R"({"higher_is_better": false})");
  EXPECT_EQ(errors["best"], (Names{"A", "B"}));
  EXPECT_LT(errors["difference"], 0);
  EXPECT_LT(errors["high"], 0);
}

TEST(FriedmanVerdict, CountsWinsOfTwoByTheirRanks) {
  // B is ahead by .01 on four data sets and by .1 on two, A on none.
  std::string csv = "dataset,A,B\n";
  for (int i = 1; i <= 6; ++i)
    csv += "d" + std::to_string(i) + ",.5," + (i <= 4 ? ".51" : ".6") + "\n";
  const ReadJson exact = VerdictOf(csv, R"({"higher_is_better": true})");
  EXPECT_EQ(exact["wins"], 6);
  EXPECT_EQ(exact["ties"], 0);
  const ReadJson wide =
      VerdictOf(csv, R"({"higher_is_better": true, "tie_tolerance": 0.02})");
  EXPECT_EQ(wide["wins"], 2);
  EXPECT_EQ(wide["losses"], 0);
  EXPECT_EQ(wide["ties"], 4);
  // Wilcoxon's test uses the differences as they are.
  EXPECT_EQ(wide["p"], exact["p"]);
}

TEST(FriedmanVerdict, SaysWhatFavoursTheOtherOneOfTwo) {
  // B wins the 7 smaller of 9 differences and loses two large ones: R⁻ = 28,
  // R⁺ = 17; the mean is (−28 + 800)/9.
  std::string csv = "dataset,A,B\n";
  for (int i = 1; i <= 7; ++i)
    csv += "d" + std::to_string(i) + ",100," + std::to_string(100 + i) + "\n";
  const ReadJson verdict = VerdictOf(csv + "d8,500,100\nd9,501,100\n",
                                     R"({"higher_is_better": true})");
  EXPECT_EQ(verdict["best"], (Names{"B", "A"}));
  EXPECT_EQ(verdict["opposed_by"], (Names{"mean"}));
}

TEST(FriedmanVerdict, NamesWhoBeatsTheFirstInRankByAnotherStatistic) {
  // A third that is always last makes the omnibus test significant.
  std::string csv = "dataset,A,B,C\n";
  std::istringstream rows(SmallWinsCsv());
  std::string line;
  std::getline(rows, line);
  while (std::getline(rows, line)) csv += line + ",.1\n";
  const std::string options =
      R"({"higher_is_better": true, "alpha": 0.05, "post_hoc": "wilcoxon_)";
  const ReadJson report = ReportOfCsv(csv, options + "shaffer\"}");
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["best"], (Names{"A"}));
  EXPECT_EQ(verdict["ahead"], (Names{"B"}));
  EXPECT_EQ(verdict["beaten"], (Names{"C"}));
  EXPECT_EQ(report["pairs"][0]["better"], "B");
  EXPECT_EQ(report["pairs"][0]["opposed_by"], (Names{"mean_rank"}));
}

TEST(FriedmanVerdict, NamesAllThatShareTheFirstRank) {
  // Each is first twice, second twice and third twice.
  const ReadJson verdict = VerdictOf(
      "dataset,X,Y,Z\na,3,2,1\nb,2,1,3\nc,1,3,2\nd,3,1,2\ne,1,2,3\nf,2,3,1\n",
      R"({"task": "friedman"})");
  EXPECT_EQ(verdict["kind"], "no_difference");
  EXPECT_EQ(verdict["shared"], (Names{"X", "Y", "Z"}));
  EXPECT_FALSE(VerdictOf(kNotes).contains("shared"));
}

/// A column and its copy, both better than C on each data set.
std::string WithACopy() {
  std::string csv = "dataset,A,B,C\n";
  for (int row = 0; row < 14; ++row) {
    const std::string digits = std::to_string(70 + row);
    csv += "d" + std::to_string(row) + ",0." + digits + "5,0." + digits +
           "5,0." + digits + "1\n";
  }
  return csv;
}

TEST(FriedmanVerdict, LetsEachThatSharesTheFirstRankBeatTheOthers) {
  const ReadJson verdict = VerdictOf(WithACopy());
  EXPECT_EQ(verdict["kind"], "differ");
  EXPECT_EQ(verdict["shared"], (Names{"A", "B"}));
  EXPECT_EQ(verdict["best"], (Names{"A", "B"}));
  EXPECT_EQ(verdict["beaten"], (Names{"C"}));
}

/// A ranks before B on 13 of 15 data sets, B is far ahead on two.
std::string WithReversedMeans() {
  std::string csv = "dataset,A,B,C\n";
  for (int row = 0; row < 15; ++row) {
    const std::string digits = std::to_string(70 + row);
    csv += "d" + std::to_string(row) + ",0." + digits + "5," +
           (row < 2 ? "1.9" : "0." + digits + "3") + ",0." + digits + "1\n";
  }
  return csv;
}

TEST(FriedmanVerdict, NamesWhatFavoursABeatenOne) {
  const ReadJson verdict =
      VerdictOf(WithReversedMeans(), R"({"higher_is_better": true})");
  EXPECT_EQ(verdict["beaten"], (Names{"B", "C"}));
  ASSERT_EQ(verdict["opposed"].size(), 1U);
  EXPECT_EQ(verdict["opposed"][0]["better"], "A");
  EXPECT_EQ(verdict["opposed"][0]["worse"], "B");
  EXPECT_EQ(verdict["opposed"][0]["by"], (Names{"mean"}));
  const ReadJson control = VerdictOf(
      WithReversedMeans(), R"({"higher_is_better": true, "control": "B"})");
  ASSERT_EQ(control["opposed"].size(), 1U);
  EXPECT_EQ(control["opposed"][0]["better"], "A");
  EXPECT_EQ(control["opposed"][0]["worse"], "B");
}

TEST(FriedmanVerdict, SaysWhetherTheIntervalLiesWithinAGivenRope) {
  const std::string csv =
      "dataset,A,B\na,.801,.800\nb,.702,.700\nc,.603,.600\nd,.904,.900\n"
      "e,.505,.500\nf,.756,.750\ng,.657,.650\n";
  EXPECT_EQ(VerdictOf(csv, R"({"rope": 0.02})")["within_rope"], true);
  EXPECT_EQ(VerdictOf(csv, R"({"rope": 0.002})")["within_rope"], false);
  // The default states nothing on what matters.
  EXPECT_FALSE(VerdictOf(csv).contains("within_rope"));
}

TEST(FriedmanVerdict, FallsBackOnShafferWhereBergmannAndHommelIsNotComputed) {
  const ReadJson report =
      ReportOfCsv(OrderedCsv(10, 12), R"({"post_hoc": "bergmann_hommel"})");
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["procedure"], "shaffer");
  EXPECT_EQ(verdict["refused"]["procedure"], "bergmann_hommel");
  EXPECT_EQ(verdict["refused"]["reason"],
            "too_many_algorithms_for_exhaustive_sets");
  EXPECT_FALSE(verdict["beaten"].empty());
  EXPECT_EQ(report["options"]["post_hoc"], "shaffer");
  const ReadJson nine =
      VerdictOf(OrderedCsv(9, 12), R"({"post_hoc": "bergmann_hommel"})");
  EXPECT_EQ(nine["procedure"], "bergmann_hommel");
  EXPECT_FALSE(nine.contains("refused"));
}

TEST(FriedmanVerdict, FallsBackOnTheSameTestsOfPairs) {
  const ReadJson verdict = VerdictOf(
      OrderedCsv(10, 12), R"({"post_hoc": "wilcoxon_bergmann_hommel"})");
  EXPECT_EQ(verdict["procedure"], "wilcoxon_shaffer");
}

TEST(FriedmanVerdict, NamesAllThatShareTheFirstRankBesideAControlToo) {
  const ReadJson verdict = ReportOfCsv(
      "D,A,B,C\na,.9,.8,.7\nb,.8,.9,.7\nc,.7,.8,.9\nd,.9,.7,.8\n"
      "e,.7,.9,.8\n",
      R"({"control": "C"})")["verdict"];
  // Ranks 1 2 3 1 3 and 2 1 2 3 1: means 2 and 1.8.
  EXPECT_FALSE(verdict.contains("shared"));
  const ReadJson shared =
      ReportOfCsv("D,A,B,C\na,.9,.8,.7\nb,.8,.9,.7\nc,.7,.8,.9\nd,.8,.7,.9\n",
                  R"({"control": "C"})")["verdict"];
  // Ranks 1 2 3 2, 2 1 2 3 and 3 3 1 1: each has the mean 2.
  EXPECT_EQ(shared["shared"], (std::vector<std::string>{"A", "B", "C"}));
}

}  // namespace
}  // namespace melon
