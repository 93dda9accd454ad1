#include "roles/columns/findings/means_with_errors.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// The table that lm-evaluation-harness 0.4 prints, cut at its bars.
const std::string kLmEval =
    "Tasks,Version,Filter,n-shot,Metric,,Value,,Stderr\n"
    "arc_challenge,1,none,0,acc,↑,0.3473,±,0.0139\n"
    ",,none,0,acc_norm,↑,0.3780,±,0.0142\n"
    "arc_easy,1,none,0,acc,↑,0.6961,±,0.0094\n"
    ",,none,0,acc_norm,↑,0.6481,±,0.0098\n";

bool Has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(MeansWithErrors, SaysOfTheTableOfLmEvalWhatToExport) {
  const auto problem = MeansWithErrors(TableFromCsv(kLmEval));
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "means_with_errors");
  EXPECT_EQ(problem->column, "Value");
  EXPECT_TRUE(Has(problem->message.english, "(\"Stderr\")"));
  EXPECT_TRUE(Has(problem->message.english, "--log_samples"));
  EXPECT_TRUE(Has(problem->message.chinese, "--log_samples"));
  EXPECT_EQ(ReportOfCsv(kLmEval)["error"]["code"], "means_with_errors");
}

TEST(MeansWithErrors, SpeaksOfLmEvalWhereItsHeaderStandsAlone) {
  const auto problem = MeansWithErrors(
      TableFromCsv("model,mean,,se\na,.8,+/-,.1\nb,.7,+/-,.2\n"));
  ASSERT_TRUE(problem);
  EXPECT_FALSE(Has(problem->message.english, "lm_eval"));
  EXPECT_TRUE(Has(problem->message.english, "single cases"));
}

TEST(MeansWithErrors, LeavesOtherSignsToOthers) {
  EXPECT_FALSE(MeansWithErrors(
      TableFromCsv("dataset,A,B\nx,.8 ± .1,.7 ± .1\ny,.6 ± .1,.5 ± .2\n")));
  EXPECT_FALSE(MeansWithErrors(TableFromCsv("a,sign,b\nx,±,1\ny,±,2\n")));
}

}  // namespace
}  // namespace melon
