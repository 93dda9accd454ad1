#include "tasks/binomial/advice.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/comparison/report_findings.h"

namespace melon {
namespace {

/// 5 errors in 10 at .3: P(X ≥ 5) = .150, P(X > 5) = .047.
constexpr std::string_view kOne = "errors,n\n5,10\n";

TEST(BinomialAdvice, DoesNotRejectByTheStrictTail) {
  const ReadJson report = ReportOfCsv(kOne, R"({"eps0": 0.3})");
  EXPECT_EQ(report["verdict"]["kind"], "not_above");
  const std::string sentence = SentenceOf(report, "strict_tail");
  EXPECT_NE(sentence.find("p = .047)"), std::string::npos) << sentence;
  EXPECT_NE(sentence.find("p = .150"), std::string::npos) << sentence;
}

TEST(BinomialAdvice, SaysThatTheWorstOfSeveralWasChosenAfterLooking) {
  EXPECT_FALSE(
      Has(FindingsOfCsv(kOne, R"({"eps0": 0.3})"), "caution:worst_of_many"));
  const ReadJson report =
      ReportOfCsv("name,errors,n\na,3,40\nb,9,40\nc,4,40\nd,2,40\ne,3,40\n",
                  R"({"eps0": 0.1})");
  const std::string sentence = SentenceOf(report, "worst_of_many");
  // P(X ≥ 9; 40, .1) = .0155, times five .0775.
  EXPECT_EQ(report["verdict"]["kind"], "not_above");
  EXPECT_EQ(report["verdict"]["adjustment"], "bonferroni");
  EXPECT_NEAR(report["verdict"]["p_adjusted"].get<double>(),
              5 * report["verdict"]["p"].get<double>(), 1e-15);
  EXPECT_NE(sentence.find(".077, no longer significant"), std::string::npos)
      << sentence;
  EXPECT_TRUE(Has(FindingsOf(report), "caution:same_cases"));
}

TEST(BinomialAdvice, SaysThatTheBestOfManyIsLucky) {
  const std::string four = "name,errors,n\na,3,40\nb,9,40\nc,2,50\nd,2,40\n";
  EXPECT_FALSE(Has(FindingsOfCsv(four), "caution:best_of_many"));
  // 2/50 is the smallest rate.
  EXPECT_EQ(SentenceOf(ReportOfCsv(four + "e,3,40\n"), "best_of_many")
                .find("\"c\" has the smallest error rate of 5"),
            0U);
}

TEST(BinomialAdvice, CallsExperimentsWithoutNamesByTheirNumbers) {
  const ReadJson report =
      ReportOfCsv("errors,n\n3,40\n9,40\n0,50\n2,40\n3,40\n");
  EXPECT_EQ(SentenceOf(report, "best_of_many")
                .find("Experiment 3 has the smallest error rate of 5"),
            0U);
  EXPECT_EQ(SentenceOf(report, "no_errors_seen")
                .find("Experiment 3 made no error in 50 cases"),
            0U);
  EXPECT_EQ(SentenceOf(ReportOfCsv("errors,n\n0,50\n"), "no_errors_seen")
                .find("The experiment made no error in 50 cases"),
            0U);
}

TEST(BinomialAdvice, SaysThatTheOtherSideMayBeMeant) {
  const ReadJson report = ReportOfCsv("errors,n\n30,200\n", R"({"eps0": 0.2})");
  EXPECT_TRUE(Has(FindingsOf(report), "caution:other_side"));
  // scipy 1.14.1: binomtest(30, 200, .2, 'less').
  EXPECT_NE(SentenceOf(report, "other_side").find("p = .043"),
            std::string::npos);
  EXPECT_FALSE(Has(FindingsOfCsv("errors,n\n30,200\n",
                                 R"({"eps0": 0.2, "alternative": "less"})"),
                   "caution:other_side"));
}

TEST(BinomialAdvice, ComparesTheStrictTailAsAdjustedAsTheVerdict) {
  // 2 · .047 > .05: the strict tail rejects no more than the other one.
  EXPECT_FALSE(
      Has(FindingsOfCsv("name,errors,n\na,5,10\nb,2,10\n", R"({"eps0": 0.3})"),
          "warning:strict_tail"));
  // 2 · P(X ≥ 6) = .0947, 2 · P(X > 6) = .0212.
  const ReadJson report =
      ReportOfCsv("name,errors,n\na,6,10\nb,2,10\n", R"({"eps0": 0.3})");
  const std::string sentence = SentenceOf(report, "strict_tail");
  EXPECT_NE(sentence.find("(adjusted p = .021)"), std::string::npos)
      << sentence;
  EXPECT_NE(sentence.find("adjusted p = .095"), std::string::npos) << sentence;
}

TEST(BinomialAdvice, AdjustsTheOtherSideOfSeveralExperiments) {
  const ReadJson report =
      ReportOfCsv("name,errors,n\na,30,200\nb,20,200\n", R"({"eps0": 0.2})");
  // scipy 1.14.1: 2 · binomtest(30, 200, .2, 'less') = 2 · .0430.
  EXPECT_NE(SentenceOf(report, "other_side").find("lower: adjusted p = .086"),
            std::string::npos);
}

TEST(BinomialAdvice, AdjustsForTheExperimentsWhateverIsAsked) {
  const auto findings =
      FindingsOfCsv("name,errors,n\na,3,90\nb,4,90\n",
                    R"({"eps0": 0.2, "alternative": "less"})");
  EXPECT_TRUE(Has(findings, "caution:worst_of_many"));
}

TEST(BinomialAdvice, SaysHowManyCasesAreNeededToFindFewerErrors) {
  // .9²⁸ > .05 ≥ .9²⁹.
  const ReadJson report = ReportOfCsv(
      "errors,n\n0,20\n", R"({"eps0": 0.1, "alternative": "less"})");
  for (const ReadJson& finding : report["advice"]["findings"]) {
    if (finding["code"] != "too_few_cases") continue;
    EXPECT_EQ(finding["instead"]["en"], "Test on more cases: at least 29.");
  }
  EXPECT_TRUE(Has(FindingsOf(report), "warning:too_few_cases"));
}

TEST(BinomialAdvice, AsksForTheErrorRate) {
  EXPECT_TRUE(Has(FindingsOfCsv(kOne), "caution:no_eps0"));
}

TEST(BinomialAdvice, SaysHowManyCasesAreNeeded) {
  // .5⁴ > .05 ≥ .5⁵.
  const ReadJson report = ReportOfCsv("errors,n\n3,3\n", R"({"eps0": 0.5})");
  EXPECT_TRUE(Has(FindingsOf(report), "warning:too_few_cases"));
  for (const ReadJson& finding : report["advice"]["findings"]) {
    if (finding["code"] == "too_few_cases") {
      EXPECT_EQ(finding["instead"]["en"], "Test on more cases: at least 5.");
    }
  }
}

TEST(BinomialAdvice, DoesNotTakeNoErrorsForARateOfZero) {
  // 1 − .025^(1/50) = .0711.
  const ReadJson report = ReportOfCsv("errors,n\n0,50\n", R"({"eps0": 0.1})");
  EXPECT_NE(SentenceOf(report, "no_errors_seen").find("0.0711"),
            std::string::npos);
}

TEST(BinomialAdvice, DoubtsErrorsInMoreThanHalfOfTheCases) {
  EXPECT_TRUE(Has(FindingsOfCsv("errors,n\n90,100\n95,100\n"),
                  "warning:direction_looks_wrong"));
}

}  // namespace
}  // namespace melon
