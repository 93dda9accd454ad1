#include "roles/columns/findings/validation_means.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

const std::string kMeans =
    ",mean_fit_time,param_C,params,mean_test_score,std_test_score,"
    "rank_test_score\n0,.01,1,{'C': 1},.906,.011,2\n"
    "1,.01,10,{'C': 10},.916,.005,1\n2,.02,100,{'C': 100},.9,.01,3\n";

TEST(ValidationMeans, AskForTheScoresOfTheFolds) {
  const auto problem = ValidationMeans(TableFromCsv(kMeans));
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "cv_results_without_splits");
  EXPECT_EQ(problem->column, "mean_test_score");
  EXPECT_NE(problem->message.english.find("split0_test_"), std::string::npos);
  EXPECT_NE(problem->message.chinese.find("split0_test_"), std::string::npos);
}

TEST(ValidationMeans, AskWithAndWithoutATaskOfComparison) {
  for (const std::string options :
       {"{}", R"({"task":"cv"})", R"({"task":"friedman"})"}) {
    EXPECT_EQ(ReportOfCsv(kMeans, options)["error"]["code"],
              "cv_results_without_splits")
        << options;
  }
}

TEST(ValidationMeans, AreNotMissedWhereTheSplitsAreThere) {
  EXPECT_FALSE(ValidationMeans(TableFromCsv(
      "params,split0_test_score,split1_test_score,mean_test_score\n"
      "a,.9,.8,.85\nb,.8,.7,.75\n")));
  EXPECT_FALSE(ValidationMeans(TableFromCsv("dataset,mean_test_A,B\nx,1,2\n")));
  EXPECT_FALSE(ValidationMeans(TableFromCsv("y,a\n1,.5\n0,.2\n")));
}

}  // namespace
}  // namespace melon
