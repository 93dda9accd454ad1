#include "tasks/friedman/advice.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/comparison/report_findings.h"

namespace melon {
namespace {

/// Demšar 2006, table 6: areas under ROC curves.
constexpr std::string_view kDemsar =
    "dataset,C4.5,C4.5+m,C4.5+cf,C4.5+m+cf\n"
    "adult,.763,.768,.771,.798\nbreast cancer,.599,.591,.590,.569\n"
    "bcw,.954,.971,.968,.967\ncmc,.628,.661,.654,.657\n"
    "ionosphere,.882,.888,.886,.898\niris,.936,.931,.916,.931\n"
    "liver,.661,.668,.609,.685\nlung,.583,.583,.563,.625\n"
    "lymph,.775,.838,.866,.875\nmushroom,1,1,1,1\n"
    "primary tumor,.940,.962,.965,.962\nrheum,.619,.666,.614,.669\n"
    "voting,.972,.981,.975,.975\nwine,.957,.978,.946,.970\n";

/// Rows d0, d1, … of results, each with so many columns a, b, ….
std::string Wide(std::size_t rows, std::size_t columns,
                 double (*result)(std::size_t row, std::size_t column)) {
  std::string csv = "dataset";
  for (std::size_t i = 0; i < columns; ++i)
    csv.append(",m").append(std::to_string(i));
  for (std::size_t row = 0; row < rows; ++row) {
    csv.append("\nd").append(std::to_string(row));
    for (std::size_t i = 0; i < columns; ++i)
      csv.append(",").append(std::to_string(result(row, i)));
  }
  return csv + "\n";
}

double Mixed(std::size_t row, std::size_t column) {
  return .6 + (.001 * static_cast<double>((row * 37 + column * 53) % 97)) +
         (.0001 * static_cast<double>(row));
}

TEST(FriedmanAdvice, GoesStepByStepToImanAndDavenport) {
  const ReadJson report = ReportOfCsv(kDemsar);
  const ReadJson& advice = report["advice"];
  EXPECT_EQ(advice["test"], "iman_davenport");
  EXPECT_EQ(advice["post_hoc"], "bergmann_hommel");
  ASSERT_EQ(advice["steps"].size(), 6U);
  EXPECT_EQ(advice["steps"][0]["answer"]["en"], "4");
  EXPECT_EQ(advice["steps"][1]["answer"]["zh"], "14 个");
  EXPECT_EQ(advice["steps"][2]["answer"]["en"], "On 5 of 14 data sets");
}

TEST(FriedmanAdvice, RecommendsWilcoxonForTwo) {
  const ReadJson report = ReportOfCsv(Wide(9, 2, Mixed));
  EXPECT_EQ(report["advice"]["test"], "wilcoxon_signed_rank");
  EXPECT_TRUE(report["advice"]["post_hoc"].is_null());
  EXPECT_TRUE(Has(FindingsOf(report), "fits:two_algorithms"));
  EXPECT_FALSE(Has(FindingsOf(report), "warning:too_few_data_sets"));
}

TEST(FriedmanAdvice, KnowsThatFiveDifferencesAreNeverSignificant) {
  EXPECT_TRUE(
      Has(FindingsOfCsv(Wide(5, 2, Mixed)), "warning:too_few_data_sets"));
}

TEST(FriedmanAdvice, SetsTheExactPBesideChiSquaredForSmallTables) {
  // definitions: 4 data sets, χ² 7.6 (p .0224), exact p 12/1296.
  const ReadJson report =
      ReportOfCsv("D,A,B,C\na,1,2,3\nb,1,2.5,2.5\nc,1,2,3\nd,1,2,3\n");
  const std::string sentence = SentenceOf(report, "small_for_chi2");
  EXPECT_NE(sentence.find("0.0224"), std::string::npos) << sentence;
  EXPECT_NE(sentence.find("0.00926"), std::string::npos) << sentence;
  EXPECT_TRUE(Has(FindingsOf(report), "caution:ranks_given"));
}

TEST(FriedmanAdvice, SaysNothingOfSmallTablesForLargeOnes) {
  const auto findings = FindingsOfCsv(Wide(30, 7, Mixed));
  EXPECT_FALSE(Has(findings, "caution:small_for_chi2"));
  EXPECT_FALSE(Has(findings, "caution:many_algorithms"));
}

TEST(FriedmanAdvice, WarnsWhenNoDifferenceCouldBeFound) {
  // k = 12, N = 2: mean ranks differ by 11 at most, Nemenyi's critical
  // difference is 3.268·√(12·13/12) = 11.8.
  EXPECT_TRUE(
      Has(FindingsOfCsv(Wide(2, 12, Mixed)), "warning:many_algorithms"));
  // 12 on 12 is only few.
  EXPECT_TRUE(
      Has(FindingsOfCsv(Wide(12, 12, Mixed)), "caution:many_algorithms"));
}

TEST(FriedmanAdvice, PutsTheExactPInPlaceOfAnInfiniteF) {
  const ReadJson report =
      ReportOfCsv(Wide(5, 3, [](std::size_t row, std::size_t column) {
        return .9 - (.1 * static_cast<double>(column)) -
               (.01 * static_cast<double>(row));
      }));
  EXPECT_EQ(report["advice"]["test"], "friedman_exact");
  // 3!/3!⁵: all data sets in the same one of six orders.
  const std::string sentence = SentenceOf(report, "perfect_order");
  EXPECT_NE(sentence.find("p = 0.000772"), std::string::npos) << sentence;
}

TEST(FriedmanAdvice, TellsOfProceduresThatFindMore) {
  const ReadJson report =
      ReportOfCsv(Wide(12, 4, [](std::size_t row, std::size_t column) {
        const double shift[] = {0, .04, .05, .1};
        return shift[column] + Mixed(row, column);
      }));
  const ReadJson& procedures = report["procedures"];
  std::size_t nemenyi = 0;
  std::size_t most = 0;
  for (const ReadJson& procedure : procedures) {
    const std::string id = procedure["id"];
    const std::size_t found = procedure["significant"];
    if (id == "nemenyi") nemenyi = found;
    if (id == "holm" || id == "shaffer" || id == "bergmann_hommel")
      most = std::max(most, found);
  }
  EXPECT_EQ(Has(FindingsOf(report), "caution:more_powerful_procedure"),
            most > nemenyi);
}

TEST(FriedmanAdvice, ComparesBonferroniDunnWithHolmForAControl) {
  const ReadJson report = ReportOfCsv(kDemsar, R"({"control": "C4.5"})");
  EXPECT_EQ(report["advice"]["post_hoc"], "holm");
  // p = .0127, .0192, .661 with three comparisons.
  const std::string sentence = SentenceOf(report, "bonferroni_dunn_or_holm");
  EXPECT_NE(sentence.find("Bonferroni–Dunn finds 1, Holm 2."),
            std::string::npos)
      << sentence;
}

TEST(FriedmanAdvice, CallsAProcedureWithoutAdjustmentByItsName) {
  EXPECT_TRUE(Has(FindingsOfCsv(kDemsar, R"({"post_hoc": "conover"})"),
                  "warning:unadjusted_comparisons"));
}

TEST(FriedmanAdvice, WarnsOfPairsWhenTheAlgorithmsDoNotDifferAsAWhole) {
  // Five algorithms of which two are far apart on most data sets.
  const ReadJson report =
      ReportOfCsv(kDemsar, R"({"alpha": 0.005, "post_hoc": "conover"})");
  EXPECT_GT(report["tests"]["iman_davenport_p_tie_corrected"], .005);
  std::size_t found = 0;
  for (const ReadJson& procedure : report["procedures"]) {
    if (procedure["id"] == "conover") found = procedure["significant"];
  }
  EXPECT_EQ(Has(FindingsOf(report), "warning:omnibus_not_significant"),
            found > 0);
}

TEST(FriedmanAdvice, DoesNotSpeakOfTestsThatWereNotMade) {
  const auto findings = FindingsOfCsv("dataset,A,B,C\niris,.9,.8,.7\n");
  EXPECT_TRUE(Has(findings, "warning:one_data_set"));
  EXPECT_EQ(findings.size(), 1U);
}

}  // namespace
}  // namespace melon
