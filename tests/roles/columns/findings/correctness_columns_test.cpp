#include "roles/columns/findings/correctness_columns.h"

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

TEST(CorrectnessOfPredictions, AreWhatTellsWhetherAnotherColumnIsTheTruth) {
  using Found = std::vector<std::size_t>;
  EXPECT_EQ(CorrectnessOfPredictions(
                TableFromCsv("gold,answer,correct\nA,A,1\nA,B,0\nB,B,1\n"), 0),
            Found{2});
  EXPECT_EQ(
      CorrectnessOfPredictions(
          TableFromCsv("gold,answer,is_correct\nA,A,True\nA,B,False\n"), 0),
      Found{2});
  // Once it is not so.
  EXPECT_EQ(CorrectnessOfPredictions(
                TableFromCsv("gold,answer,correct\nA,A,1\nA,B,1\nB,B,1\n"), 0),
            Found{});
  // Of a truth that is always 1, a model called so is itself.
  EXPECT_EQ(CorrectnessOfPredictions(
                TableFromCsv("truth,a_correct,b_correct\n1,1,1\n1,0,0\n"), 0),
            Found{});
  // What is called so is, also beside a model that gives one label.
  EXPECT_EQ(CorrectnessOfPredictions(
                TableFromCsv("label,prediction,correct\n1,0,0\n0,0,1\n"), 0),
            Found{2});
  // A model beside another of one label.
  EXPECT_EQ(CorrectnessOfPredictions(
                TableFromCsv("truth,always no,never right\n1,0,0\n0,0,1\n"), 0),
            Found{});
}

TEST(CorrectnessOfPredictions, AreNotEvaluatedBesideThem) {
  const ReadJson report = ReportOfCsv(
      "question,expected,answer,correct\nq1,A,A,1\nq2,A,B,0\nq3,A,A,1\n"
      "q4,A,A,1\n");
  EXPECT_EQ(report["input"]["truth"], "expected");
  ASSERT_EQ(report["models"].size(), 1U);
  EXPECT_EQ(report["models"][0]["name"], "answer");
  EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], .75);
}

}  // namespace
}  // namespace melon
