#include "tasks/friedman/findings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "tasks/comparison/report_findings.h"
#include "tasks/friedman/tables_of_results.h"

namespace melon {
namespace {

TEST(FindingsOnTests, CompareTwoByWilcoxon) {
  const ReadJson report = ReportOfCsv(Wide(9, 2, Mixed));
  EXPECT_TRUE(Has(FindingsOf(report), "fits:two_algorithms"));
  EXPECT_FALSE(Has(FindingsOf(report), "warning:too_few_data_sets"));
}

TEST(FindingsOnTests, KnowThatFiveDifferencesAreNeverSignificant) {
  EXPECT_TRUE(
      Has(FindingsOfCsv(Wide(5, 2, Mixed)), "warning:too_few_data_sets"));
}

TEST(FindingsOnTests, SetTheExactPBesideChiSquaredForSmallTables) {
  // definitions: 4 data sets, χ² 7.6 (p .0224), exact p 12/1296.
  const ReadJson report =
      ReportOfCsv("D,A,B,C\na,1,2,3\nb,1,2.5,2.5\nc,1,2,3\nd,1,2,3\n");
  const std::string sentence = SentenceOf(report, "small_for_chi2");
  EXPECT_NE(sentence.find("p = .022"), std::string::npos) << sentence;
  EXPECT_NE(sentence.find("p = .009"), std::string::npos) << sentence;
  EXPECT_NE(sentence.find("exact distribution, on which"), std::string::npos);
  EXPECT_EQ(FindingOf(report, "small_for_chi2")["key"], "friedman_p_exact");
}

TEST(FindingsOnTests, DoNotCallManyDataSetsFewBecauseOfFewAlgorithms) {
  // χ² is exact as N grows, with any number of algorithms.
  EXPECT_FALSE(
      Has(FindingsOfCsv(Wide(60, 4, Mixed)), "caution:small_for_chi2"));
  EXPECT_TRUE(Has(FindingsOfCsv(Wide(20, 4, Mixed)), "caution:small_for_chi2"));
}

TEST(FindingsOnTests, SayNothingOfSmallTablesForLargeOnes) {
  const auto findings = FindingsOfCsv(Wide(30, 7, Mixed));
  EXPECT_FALSE(Has(findings, "caution:small_for_chi2"));
  EXPECT_FALSE(Has(findings, "caution:many_algorithms"));
}

TEST(FindingsOnTests, WarnWhenNoDifferenceCouldBeFound) {
  // k = 12, N = 2: mean ranks differ by 11 at most. Nemenyi's critical
  // difference is 3.268·√(12·13/12) = 11.8; the smallest p is that of
  // 11/√(12·13/12) = 3.05, .0023, times 66 pairs .15.
  for (const std::string options :
       {"{}", R"({"post_hoc": "nemenyi"})", R"({"post_hoc": "holm"})"}) {
    EXPECT_TRUE(Has(FindingsOfCsv(Wide(2, 12, Mixed), options),
                    "warning:many_algorithms"));
  }
  // 12 on 12 is only few.
  EXPECT_TRUE(
      Has(FindingsOfCsv(Wide(12, 12, Mixed)), "caution:many_algorithms"));
}

TEST(FindingsOnTests, PutTheExactPInPlaceOfAnInfiniteF) {
  const ReadJson report =
      ReportOfCsv(Wide(5, 3, [](std::size_t row, std::size_t column) {
        return .9 - (.1 * static_cast<double>(column)) -
               (.01 * static_cast<double>(row));
      }));
  // 3!/3!⁵ = .00077: all data sets in the same one of six orders.
  const std::string sentence = SentenceOf(report, "perfect_order");
  EXPECT_NE(sentence.find("p < .001"), std::string::npos) << sentence;
}

TEST(FindingsOnTests, NameTheMorePowerfulProcedureWhateverTheResults) {
  // Four algorithms that do not differ, and four of which two do.
  for (const std::string& csv : {Wide(9, 4, Mixed), std::string(kDemsar)}) {
    const ReadJson report = ReportOfCsv(csv, R"({"post_hoc": "bonferroni"})");
    EXPECT_EQ(SentenceOf(report, "more_powerful_procedure"),
              "Shaffer’s procedure keeps the same family-wise error rate as "
              "Bonferroni’s correction and rejects all that the other "
              "rejects, if not more.");
    // To be chosen for a new study, not to be switched to.
    const ReadJson finding = FindingOf(report, "more_powerful_procedure");
    EXPECT_TRUE(finding["option"].is_null());
    EXPECT_EQ(finding["instead"]["en"].get<std::string>().find(
                  "For a new study choose Shaffer’s procedure before"),
              0U);
  }
}

TEST(FindingsOnTests, HaveNothingMorePowerfulThanTheDefault) {
  const auto has = [](const std::string& options) {
    return Has(FindingsOfCsv(kDemsar, options),
               "caution:more_powerful_procedure");
  };
  EXPECT_FALSE(has("{}"));
  EXPECT_FALSE(has(R"({"post_hoc": "bergmann_hommel"})"));
  EXPECT_TRUE(has(R"({"post_hoc": "nemenyi"})"));
  EXPECT_TRUE(has(R"({"post_hoc": "holm"})"));
  EXPECT_TRUE(has(R"({"post_hoc": "wilcoxon_bonferroni"})"));
}

TEST(FindingsOnTests, PreferHolmToBonferroniDunnForAControl) {
  EXPECT_TRUE(Has(FindingsOfCsv(kDemsar, R"({"control": "C4.5"})"),
                  "fits:bonferroni_dunn_or_holm"));
  EXPECT_TRUE(Has(
      FindingsOfCsv(kDemsar, R"({"control": "C4.5", "post_hoc": "nemenyi"})"),
      "caution:bonferroni_dunn_or_holm"));
}

TEST(FindingsOnTests, CountTheComparisonsWithTheControlOnly) {
  // Demšar's: C4.5 against three others; of z = (Rᵢ − R₁)/√(4·5/(6·14)), with
  // mean ranks 3.143 2 2.929 1.929, two are 2.34 and 2.49: p .019 and .013,
  // three times that .058 and .038.
  const ReadJson strict = ReportOfCsv(
      kDemsar,
      R"({"control": "C4.5", "post_hoc": "bonferroni", "alpha": 0.025})");
  EXPECT_EQ(SentenceOf(strict, "unadjusted_comparisons")
                .find("p is at most 0.025 in 2 of 3 comparisons before "
                      "adjustment and in 0 after."),
            0U);
}

TEST(FindingsOnTests, CountWilcoxonsTestsBeforeAndAfterAdjustment) {
  // Before adjustment too, and not the z-tests of mean ranks.
  const ReadJson report =
      ReportOfCsv(kDemsar, R"({"post_hoc": "wilcoxon_bonferroni"})");
  std::size_t before = 0;
  std::size_t after = 0;
  for (const ReadJson& pair : report["pairs"]) {
    before += pair["wilcoxon_p_exact"] <= .05 ? 1 : 0;
    after += pair["wilcoxon_bonferroni_p"] <= .05 ? 1 : 0;
  }
  ASSERT_GT(before, after);
  EXPECT_NE(SentenceOf(report, "unadjusted_comparisons")
                .find("p is at most 0.05 in " + std::to_string(before) +
                      " of 6 comparisons before adjustment and in " +
                      std::to_string(after) + " after."),
            std::string::npos);
}

TEST(FindingsOnTests, SayThatTheBestOfManyWasPicked) {
  EXPECT_FALSE(Has(FindingsOfCsv(kDemsar), "caution:best_of_many"));
  EXPECT_TRUE(Has(FindingsOfCsv(Wide(30, 5, Mixed)), "caution:best_of_many"));
}

TEST(FindingsOnTests, NameAllThatShareTheBestMeanRank) {
  const ReadJson report = ReportOfCsv(
      "dataset,A,B,C,E,F\na,.9,.8,.7,.6,.5\nb,.8,.9,.7,.6,.5\nc,.9,.8,.7,.6,."
      "5\n"
      "d,.8,.9,.7,.6,.5\n");
  EXPECT_EQ(FindingOf(report, "best_of_many")["message"]["en"],
            "\"A\", \"B\" share the best mean rank of 5 on these data sets. "
            "Their results here are likely to be better than on new data "
            "sets.");
}

/// Four algorithms on fourteen data sets, of which procedures differ in what
/// they find.
constexpr std::string_view kFourOnFourteen =
    "dataset,Alg0,Alg1,Alg2,Alg3\nd0,.825,.755,.789,.817\n"
    "d1,.9,.885,.916,.926\nd2,.673,.622,.596,.67\nd3,.921,.859,.896,.914\n"
    "d4,.715,.711,.725,.785\nd5,.725,.716,.703,.748\n"
    "d6,.705,.701,.708,.725\nd7,.67,.658,.677,.704\n"
    "d8,.708,.744,.744,.812\nd9,.817,.796,.877,.905\n"
    "d10,.792,.804,.859,.855\nd11,.828,.783,.785,.862\n"
    "d12,.618,.62,.67,.674\nd13,.672,.654,.593,.671\n";

TEST(FindingsOnTests, CountWhereTheProcedureThatDecidesDependsOnOthers) {
  std::size_t told = 0;
  for (const auto& [procedure, ranks, pairs] :
       {std::array{"bergmann_hommel", "bergmann_hommel_p", "wilcoxon_holm_p"},
        std::array{"shaffer", "shaffer_p", "wilcoxon_holm_p"},
        std::array{"holm", "holm_p", "wilcoxon_holm_p"},
        std::array{"wilcoxon_shaffer", "shaffer_p", "wilcoxon_shaffer_p"},
        std::array{"nemenyi", "nemenyi_p", "wilcoxon_holm_p"}}) {
    for (const std::string_view csv : {kFourOnFourteen, kDemsar}) {
      const ReadJson report = ReportOfCsv(
          csv, std::string(R"({"post_hoc": ")") + procedure + "\"}");
      std::size_t parted = 0;
      for (const ReadJson& pair : report["pairs"])
        parted += (pair[ranks] <= .05) != (pair[pairs] <= .05) ? 1 : 0;
      const std::string sentence =
          SentenceOf(report, "mean_ranks_depend_on_others");
      EXPECT_EQ(sentence.empty(), parted == 0) << procedure;
      if (parted == 0) continue;
      ++told;
      EXPECT_NE(sentence.find("disagree on " + std::to_string(parted) +
                              " of 6 pairs"),
                std::string::npos)
          << procedure << sentence;
      EXPECT_EQ(FindingOf(report, "mean_ranks_depend_on_others")["key"], pairs);
    }
  }
  EXPECT_GT(told, 0U);
}

TEST(FindingsOnTests, DoNotCompareWithWilcoxonWhereItCanFindNothing) {
  // Six data sets that agree: 3 · 2/2⁶ = .094 > .05, while mean ranks tell the
  // first from the last. Seven can: 3 · 2/2⁷ = .047.
  const auto agreeing = [](int rows) {
    std::string csv = "dataset,A,B,C\n";
    for (int i = 0; i < rows; ++i) {
      const std::string digit = std::to_string(i);
      csv +=
          "d" + digit + ",.1" + digit + ",.2" + digit + "1,.3" + digit + "3\n";
    }
    return ReportOfCsv(csv);
  };
  const ReadJson six = agreeing(6);
  EXPECT_LE(six["pairs"][1]["shaffer_p"], .05);
  EXPECT_GT(six["pairs"][1]["wilcoxon_holm_p"], .05);
  EXPECT_TRUE(SentenceOf(six, "mean_ranks_depend_on_others").empty());
  // There mean ranks miss the neighbours, which Wilcoxon's tests tell apart.
  EXPECT_FALSE(SentenceOf(agreeing(7), "mean_ranks_depend_on_others").empty());
}

TEST(FindingsOnTests, AskForAnExactPOnlyWhereThereIsOne) {
  // 9 × 8 arrangements cannot be counted.
  const ReadJson drawn = ReportOfCsv(Wide(8, 9, Mixed));
  const ReadJson finding = FindingOf(drawn, "small_for_chi2");
  EXPECT_EQ(finding["key"], "friedman_p_permutation");
  EXPECT_NE(finding["instead"]["en"].get<std::string>().find("permutation"),
            std::string::npos);
}

TEST(FindingsOnTests, CountTheDataSetsThatWilcoxonsTestNeedsAtAlpha) {
  // 2/2⁵ ≤ .1, 2/2⁶ > .01 and 2/2⁸ ≤ .01.
  EXPECT_FALSE(Has(FindingsOfCsv(Wide(5, 2, Mixed), R"({"alpha": 0.1})"),
                   "warning:too_few_data_sets"));
  const ReadJson report = ReportOfCsv(Wide(6, 2, Mixed), R"({"alpha": 0.01})");
  EXPECT_EQ(FindingOf(report, "too_few_data_sets")["instead"]["en"],
            "Use 8 data sets or more.");
}

TEST(FindingsOnTests, CallAProcedureWithoutAdjustmentByItsName) {
  EXPECT_TRUE(Has(FindingsOfCsv(kDemsar, R"({"post_hoc": "conover"})"),
                  "warning:unadjusted_comparisons"));
}

TEST(FindingsOnTests, WarnOfPairsWhenTheAlgorithmsDoNotDifferAsAWhole) {
  // Five algorithms of which two are far apart on most data sets.
  const ReadJson report =
      ReportOfCsv(kDemsar, R"({"alpha": 0.005, "post_hoc": "conover"})");
  EXPECT_GT(report["verdict"]["p"], .005);
  std::size_t found = 0;
  for (const ReadJson& procedure : report["procedures"]) {
    if (procedure["id"] == "conover") found = procedure["significant"];
  }
  EXPECT_EQ(Has(FindingsOf(report), "warning:omnibus_not_significant"),
            found > 0);
}

}  // namespace
}  // namespace melon
