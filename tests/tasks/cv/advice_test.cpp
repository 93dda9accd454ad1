#include "tasks/cv/advice.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>

#include "tasks/comparison/report_findings.h"
#include "tasks/cv/tables_of_folds.h"

namespace melon {
namespace {

/// The test that is recommended, and the answer to the question whether
/// training sets share cases.
std::pair<std::string, std::string> TestAndOverlap(const std::string& csv) {
  const ReadJson advice = ReportOfCsv(csv)["advice"];
  std::string overlap;
  for (const ReadJson& step : advice["steps"]) {
    if (step["question"]["en"] == "Do training sets share cases?")
      overlap = step["answer"]["en"];
  }
  return {advice["test"], overlap};
}

TEST(CvAdvice, CorrectsForWhatTenFoldsShare) {
  // Two training sets of nine tenths share eight: eight ninths of either.
  const auto [test, overlap] = TestAndOverlap(Folds(10, "fold,A,B", Number));
  EXPECT_EQ(test, "corrected_t_test");
  EXPECT_EQ(overlap, "Yes: two of them share about 89 %");
}

TEST(CvAdvice, TakesDietterichsTestForFiveTimesTwo) {
  const auto five_by_two = [](std::size_t row) { return Place(row, 2); };
  const auto [test, overlap] =
      TestAndOverlap(Folds(10, "run,fold,A,B", five_by_two));
  EXPECT_EQ(test, "cv5x2_t_test");
  EXPECT_EQ(overlap, "Not within a run, only between runs");
}

TEST(CvAdvice, StaysWithTheCorrectedTestWhereTheRatioIsUnknown) {
  const auto [test, overlap] = TestAndOverlap(Folds(8, "run,A,B", Number));
  EXPECT_EQ(test, "corrected_t_test");
  EXPECT_EQ(overlap, "Very likely; how much is not known");
}

TEST(CvAdvice, HoldsOneLearnerAgainstAnErrorRate) {
  const ReadJson report =
      ReportOfCsv("fold,error\n1,.2\n2,.3\n3,.25\n4,.2\n5,.1\n");
  EXPECT_EQ(report["advice"]["test"], "corrected_t_test");
}

TEST(CvAdvice, RecommendsNothingForOneFold) {
  EXPECT_TRUE(ReportOfCsv("fold,A,B\n1,.3,.4\n")["advice"]["test"].is_null());
}

}  // namespace
}  // namespace melon
