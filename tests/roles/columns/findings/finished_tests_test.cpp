#include "roles/columns/findings/finished_tests.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

bool Says(const ReadJson& answer, const std::string& text) {
  return answer.contains("error") &&
         answer["error"]["message"].get<std::string>().find(text) !=
             std::string::npos;
}

TEST(FinishedTests, AreKnownByPValuesBesideWhatWasTested) {
  for (const std::string csv :
       {"Model A,Model B,p-value,Significant (alpha=0.05),Winner\n"
        "a,b,1.0,no,a\na,c,.01,yes,a\nb,c,.02,yes,b\n",
        // Of some pairs there is no test.
        "dataset,metric,system_A,system_B,test,statistic,p_value,significant\n"
        "one,f05,x,y,n/a,,,False\none,f05,x,z,Wilcoxon,0.0,.25,False\n"
        "two,f05,y,z,Wilcoxon,1.0,.5,False\n",
        "pair,t statistic,p\na-b,2.1,.04\na-c,.3,.7\n",
        "model_1,model_2,p_holm\na,b,.04\na,c,.7\n"}) {
    const ReadJson answer = ReportOfCsv(csv);
    EXPECT_EQ(ErrorCode(answer), "finished_tests") << csv;
    EXPECT_TRUE(Says(answer, "nothing to compare"));
  }
}

TEST(FinishedTests, NameTheirColumns) {
  EXPECT_TRUE(Says(ReportOfCsv("a vs b,p_value,statistic,winner\n"
                               "1,.5,2,x\n2,.2,3,y\n"),
                   "columns \"p_value\", \"statistic\", \"winner\""));
}

TEST(FinishedTests, AreNotScoresOfCases) {
  for (const std::string csv :
       {"y_true,p_value,statistic\n0,.5,2\n1,.2,3\n1,.1,3.5\n0,.6,1\n",
        "label,p\n0,.5\n1,.2\n", "y,p,effect\n0,.5,1\n1,.2,1\n",
        // No p-value lies outside of 0 and 1.
        "model_a,model_b,p_value\nx,y,3\ny,z,4\n"})
    EXPECT_FALSE(FinishedTests(TableFromCsv(csv))) << csv;
}

TEST(FinishedTests, AreEvaluatedWhereTheUserNamesTruthAndPredictions) {
  const std::string csv =
      "feature,p_value,significant\na,.01,yes\nb,.6,no\nc,.02,yes\nd,.4,no\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "finished_tests");
  EXPECT_TRUE(
      ReportOfCsv(csv, R"({"truth":"significant","predictions":["p_value"]})")
          .contains("models"));
}

}  // namespace
}  // namespace melon
