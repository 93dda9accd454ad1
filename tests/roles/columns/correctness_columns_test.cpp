#include "roles/columns/correctness_columns.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(CorrectnessColumns, AreKnownByNamesAndByLabels) {
  for (const std::string_view csv :
       {"id,lr_correct,rf_correct\n1,1,0\n2,0,1\n3,1,1\n",
        "gpt4_acc,llama_acc\n1,0\n0,1\n",
        "gpt4,llama\ncorrect,wrong\nwrong,correct\n"})
    EXPECT_TRUE(CorrectnessColumns(TableFromCsv(csv))) << csv;
}

TEST(CorrectnessColumns, SayHowToCompareThemAllTheSame) {
  const auto problem = CorrectnessColumns(
      TableFromCsv("gpt4,llama\ncorrect,wrong\nwrong,correct\n"));
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "correctness_columns");
  EXPECT_NE(problem->message.english.find("\"gpt4\" and \"llama\""),
            std::string::npos);
  EXPECT_NE(problem->message.english.find("that is \"correct\" in every row"),
            std::string::npos);
}

TEST(CorrectnessColumns, AreNotLabelsOrScoresOrOneColumn) {
  for (const std::string_view csv :
       {"truth,lr,rf\n1,0,1\n0,1,1\n", "lr_correct,rf\n1,0\n0,1\n",
        "lr_acc,rf_acc\n.8,.7\n.9,.6\n"})
    EXPECT_FALSE(CorrectnessColumns(TableFromCsv(csv))) << csv;
}

TEST(CorrectnessColumns, AreEvaluatedBesideATruth) {
  const ReadJson report =
      ReportOfCsv("truth,lr_correct,rf_correct\n1,1,0\n1,0,1\n1,1,1\n1,1,0\n",
                  R"({"task":"labels"})");
  ASSERT_TRUE(report.contains("models")) << report;
  EXPECT_EQ(report["models"].size(), 2U);
}

}  // namespace
}  // namespace melon
