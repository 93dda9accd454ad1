#include "tasks/cv/advice.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/comparison/report_findings.h"

namespace melon {
namespace {

/// Rows of the two columns A and B; `keys` writes what goes before them.
std::string Folds(std::size_t rows, std::string_view header,
                  std::string (*keys)(std::size_t row)) {
  std::string csv(header);
  for (std::size_t row = 0; row < rows; ++row) {
    csv.append("\n").append(keys(row));
    csv.append(".").append(std::to_string(10 + ((row * 7) % 23)));
    csv.append(",.").append(std::to_string(12 + ((row * 11) % 29)));
  }
  return csv + "\n";
}

std::string Place(std::size_t row, std::size_t folds) {
  return std::to_string(row / folds) + "," + std::to_string(row % folds) + ",";
}

constexpr std::string_view kFiveByTwo = "run,fold,A,B";

TEST(CvAdvice, SaysHowOftenAPairedTestOnTenFoldsIsWrong) {
  const ReadJson report = ReportOfCsv(
      Folds(10, "fold,A,B",
            [](std::size_t row) { return std::to_string(row) + ","; }),
      R"({"design": "kfold"})");
  EXPECT_EQ(report["advice"]["test"], "corrected_t_test");
  // P(|T₉| > 2.262/√(1 + 10/9)) = .154.
  const std::string sentence =
      SentenceOf(report, "paired_t_on_overlapping_folds");
  EXPECT_NE(sentence.find("0.154"), std::string::npos) << sentence;
}

TEST(CvAdvice, SaysThatAHundredFoldsAreNotIndependent) {
  const ReadJson report = ReportOfCsv(Folds(
      100, "run,fold,A,B", [](std::size_t row) { return Place(row, 10); }));
  // P(|T₉₉| > 1.984/√(1 + 100/9)) = .570.
  const std::string sentence =
      SentenceOf(report, "repeated_folds_not_independent");
  EXPECT_NE(sentence.find("0.57"), std::string::npos) << sentence;
  EXPECT_TRUE(SentenceOf(report, "paired_t_on_overlapping_folds").empty());
}

TEST(CvAdvice, SetsAlpaydinsTestBesideDietterichs) {
  const auto five_by_two = [](std::size_t row) { return Place(row, 2); };
  const ReadJson report = ReportOfCsv(Folds(10, kFiveByTwo, five_by_two));
  EXPECT_EQ(report["advice"]["test"], "cv5x2_t_test");
  const auto findings = FindingsOf(report);
  EXPECT_TRUE(Has(findings, "fits:five_by_two_forms"));
  EXPECT_TRUE(Has(findings, "caution:five_by_two_order"));
  EXPECT_FALSE(Has(findings, "caution:paired_t_on_overlapping_folds"));
}

TEST(CvAdvice, AsksForTheRatioOfHoldOutRuns) {
  const std::string runs = Folds(
      8, "run,A,B", [](std::size_t row) { return std::to_string(row) + ","; });
  EXPECT_TRUE(Has(FindingsOfCsv(runs), "warning:unknown_ratio"));
  EXPECT_FALSE(Has(FindingsOfCsv(runs, R"({"test_train_ratio": 0.5})"),
                   "warning:unknown_ratio"));
}

TEST(CvAdvice, DoubtsTheDirectionOnlyWhereNobodySaidIt) {
  constexpr std::string_view kAccuracies =
      "fold,A,B\n1,.95,.94\n2,.93,.92\n3,.97,.95\n";
  EXPECT_TRUE(Has(FindingsOfCsv(kAccuracies), "warning:direction_looks_wrong"));
  EXPECT_TRUE(Has(FindingsOfCsv(kAccuracies, R"({"higher_is_better": false})"),
                  "caution:direction_looks_wrong"));
  for (const std::string& finding :
       FindingsOfCsv(kAccuracies, R"({"higher_is_better": true})"))
    EXPECT_EQ(finding.find("direction"), std::string::npos);
}

TEST(CvAdvice, AsksForAnErrorRateForOneLearner) {
  constexpr std::string_view kOne =
      "fold,error\n1,.2\n2,.3\n3,.25\n4,.2\n5,.1\n";
  const ReadJson report = ReportOfCsv(kOne);
  EXPECT_EQ(report["advice"]["test"], "one_sample_t_test");
  EXPECT_TRUE(Has(FindingsOf(report), "caution:no_eps0"));
  EXPECT_FALSE(Has(FindingsOfCsv(kOne, R"({"eps0": 0.3})"), "caution:no_eps0"));
}

TEST(CvAdvice, KnowsTheLuckOfTheBestOfMany) {
  std::string csv = "params,split0_test_score,split1_test_score\n";
  for (int i = 0; i < 6; ++i) {
    csv.append("c").append(std::to_string(i)).append(",.8");
    csv.append(std::to_string(i))
        .append(",.7")
        .append(std::to_string(i * 3 % 7));
    csv.append("\n");
  }
  EXPECT_TRUE(Has(FindingsOfCsv(csv), "caution:best_of_many"));
}

}  // namespace
}  // namespace melon
