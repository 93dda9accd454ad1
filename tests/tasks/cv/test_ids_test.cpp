#include "tasks/cv/test_ids.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/comparison/report_findings.h"

namespace melon {
namespace {

TEST(CheckTestIds, FindsACaseInTwoFoldsOfARun) {
  const ReadJson answer = ReportOfCsv(
      "run,fold,ids,A,B\n1,1,7 8,.1,.2\n1,2,9 10,.1,.3\n2,1,7 9,.2,.2\n"
      "2,2,8 9,.2,.1\n");
  EXPECT_EQ(ErrorCode(answer), "overlapping_test_sets");
  EXPECT_EQ(answer["error"]["value"], "9");
  EXPECT_EQ(answer["error"]["line"], 5);
}

TEST(CheckTestIds, AllowsACaseOnceInEachRun) {
  const ReadJson answer = ReportOfCsv(
      "run,fold,ids,A,B\n1,1,7 8,.1,.2\n1,2,9 10,.1,.3\n2,1,7 9,.2,.2\n"
      "2,2,8 10,.2,.1\n");
  EXPECT_EQ(answer["task"], "cv");
}

TEST(CheckTestIds, TakesTheRowsOfFiveByTwoInPairs) {
  std::string csv = "A,B,测试样例\n";
  for (int i = 0; i < 10; ++i)
    csv.append(".1,.")
        .append(std::to_string(i + 1))
        .append(i % 2 == 0 ? ",x；y\n" : ",z、w\n");
  EXPECT_EQ(ReportOfCsv(csv, R"({"design": "5x2"})")["task"], "cv");
  // Read as one run of ten folds, the third row has the cases of the first.
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv, R"({"design": "kfold"})")),
            "overlapping_test_sets");
}

TEST(CheckTestIds, DoesNotMindTheSameFoldOfTwoLearners) {
  const ReadJson answer = ReportOfCsv(
      "algorithm,fold,test_ids,error\nA,1,7 8,.1\nB,1,7 8,.2\nA,2,9,.3\n"
      "B,2,9,.1\n");
  EXPECT_EQ(answer["task"], "cv");
}

TEST(CheckTestIds, FindsATestCaseThatWasTrainedOn) {
  const ReadJson answer = ReportOfCsv(
      "fold,test_ids,train_ids,A,B\n1,1;2,3;4,.1,.2\n2,3;4,1;4,.1,.3\n");
  EXPECT_EQ(ErrorCode(answer), "test_case_in_training");
  EXPECT_EQ(answer["error"]["value"], "4");
  EXPECT_EQ(answer["error"]["line"], 3);
}

}  // namespace
}  // namespace melon
