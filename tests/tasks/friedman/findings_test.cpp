#include "tasks/friedman/findings.h"

#include <gtest/gtest.h>

#include <algorithm>
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
  EXPECT_NE(sentence.find("0.0224"), std::string::npos) << sentence;
  EXPECT_NE(sentence.find("0.00926"), std::string::npos) << sentence;
  EXPECT_EQ(FindingOf(report, "small_for_chi2")["key"], "friedman_p_exact");
}

TEST(FindingsOnTests, SayNothingOfSmallTablesForLargeOnes) {
  const auto findings = FindingsOfCsv(Wide(30, 7, Mixed));
  EXPECT_FALSE(Has(findings, "caution:small_for_chi2"));
  EXPECT_FALSE(Has(findings, "caution:many_algorithms"));
}

TEST(FindingsOnTests, WarnWhenNoDifferenceCouldBeFound) {
  // k = 12, N = 2: mean ranks differ by 11 at most, Nemenyi's critical
  // difference is 3.268·√(12·13/12) = 11.8.
  EXPECT_TRUE(
      Has(FindingsOfCsv(Wide(2, 12, Mixed)), "warning:many_algorithms"));
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
  // 3!/3!⁵: all data sets in the same one of six orders.
  const std::string sentence = SentenceOf(report, "perfect_order");
  EXPECT_NE(sentence.find("p = 0.000772"), std::string::npos) << sentence;
}

TEST(FindingsOnTests, TellOfProceduresThatFindMore) {
  const ReadJson report = ReportOfCsv(kDemsar, R"({"alpha": 0.15})");
  std::size_t nemenyi = 0;
  std::size_t most = 0;
  for (const ReadJson& procedure : report["procedures"]) {
    const std::string id = procedure["id"];
    const std::size_t found = procedure["significant"];
    if (id == "nemenyi") nemenyi = found;
    if (id == "holm" || id == "shaffer" || id == "bergmann_hommel")
      most = std::max(most, found);
  }
  ASSERT_GT(most, nemenyi);
  EXPECT_EQ(SentenceOf(report, "more_powerful_procedure"),
            "Nemenyi’s test is cautious: it calls 2 of 6 pairs different. "
            "Bergmann–Hommel finds 4 at the same level.");
  const ReadJson option =
      FindingOf(report, "more_powerful_procedure")["option"];
  EXPECT_EQ(option["name"], "post_hoc");
  EXPECT_EQ(option["value"], "bergmann_hommel");
}

TEST(FindingsOnTests, CallTheCautiousProcedureByItsName) {
  const auto sentence = [](const std::string& options) {
    return SentenceOf(ReportOfCsv(kDemsar, options), "more_powerful_procedure");
  };
  EXPECT_EQ(sentence(R"({"alpha": 0.15, "post_hoc": "bonferroni"})")
                .find("Bonferroni’s correction is cautious"),
            0U);
  EXPECT_EQ(sentence(R"({"alpha": 0.15, "post_hoc": "holm"})"), "");
}

TEST(FindingsOnTests, CompareBonferroniDunnWithHolmForAControl) {
  const ReadJson report = ReportOfCsv(kDemsar, R"({"control": "C4.5"})");
  // p = .0127, .0192, .661 with three comparisons.
  const std::string sentence = SentenceOf(report, "bonferroni_dunn_or_holm");
  EXPECT_NE(sentence.find("Bonferroni–Dunn finds 1, Holm 2."),
            std::string::npos)
      << sentence;
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
