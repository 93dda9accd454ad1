#include "tasks/comparison_roles.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

Names PredictionsOf(const Table& table, const Roles& roles) {
  Names names;
  for (const std::size_t index : roles.predictions)
    names.push_back(table.columns[index].name);
  return names;
}

std::string ProblemCode(std::string_view csv, const Options& options = {}) {
  const Table table = TableFromCsv(csv);
  const auto roles = AssignComparison(table, options);
  if (!roles) return "other";
  return *roles ? "" : roles->problem().code;
}

TEST(AssignComparison, KeepsOneMeasureOfSeveral) {
  for (const std::string_view csv :
       {"dataset,algorithm,iterations,accuracy,f1\nx,A,3,.9,.8\nx,B,4,.8,.7\n",
        "fit_time,score_time,test_accuracy,test_f1\n1,2,.3,.4\n2,3,.4,.5\n"}) {
    const Table table = TableFromCsv(csv);
    const auto roles = AssignComparison(table, {});
    ASSERT_TRUE(roles && *roles) << csv;
    const Names names = PredictionsOf(table, roles->value());
    ASSERT_EQ(names.size(), 1U) << csv;
    EXPECT_NE(names[0].find("accuracy"), std::string::npos) << csv;
  }
}

TEST(AssignComparison, TakesAColumnWithASlipForResults) {
  const Table table =
      TableFromCsv("dataset,A,B\nx,.9,high\ny,.8,.7\nz,.7,.6\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"A", "B"}));
}

TEST(AssignComparison, LeavesTablesOfOtherKindsAlone) {
  for (const std::string_view csv :
       {"y,A,B\n0,.1,.2\n1,.9,.8\n0,.3,.4\n",
        "query,relevance,A\nq,1,.2\nq,0,.1\n",
        "tp,fp,fn,tn\n1,2,3,4\n5,6,7,8\n", "truth,model\na,b\nb,b\nc,a\n"}) {
    EXPECT_EQ(ProblemCode(csv), "other") << csv;
  }
}

TEST(AssignComparison, TakesFewRowsOfRatesForFoldsAndManyForScoresOfCases) {
  const auto rates = [](int rows) {
    std::string csv = "A,B\n";
    for (int i = 0; i < rows; ++i)
      csv.append(".").append(std::to_string(i + 1)).append(",.5\n");
    return csv;
  };
  EXPECT_EQ(ProblemCode(rates(100)), "");
  EXPECT_EQ(ProblemCode(rates(500)), "other");
}

TEST(AssignComparison, RefusesMeansOfEachAlgorithm) {
  EXPECT_EQ(ProblemCode("model,accuracy,f1\nA,.9,.8\nB,.8,.7\n"),
            "one_result_each");
  // Several results of each.
  EXPECT_EQ(ProblemCode("model,accuracy\nA,.9\nB,.8\nA,.8\nB,.9\n"), "");
}

TEST(AssignComparison, RefusesAMeanWithItsDeviationInOneCell) {
  EXPECT_EQ(ProblemCode("dataset,A,B\nx,.9±.1,.8±.2\ny,.7±.1,.6±.1\n"),
            "deviation_in_cell");
}

TEST(AssignComparison, TakesADesignForAWordOnTheKind) {
  Options options;
  options.comparison.design = "kfold";
  const Table table = TableFromCsv("a,b\n1.5,2\n3,4\n");
  const auto roles = AssignComparison(table, options);
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().task, TaskKind::cv);
}

TEST(AssignComparison, DoesNotSayThatItGuessedWhatCountsDoNotHave) {
  const Table table = TableFromCsv("run,errors,n\na,1,10\nb,2,10\n");
  const auto roles = AssignComparison(table, {});
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().guessed, (std::vector<std::string_view>{
                                        "task", "predictions", "experiment"}));
}

TEST(AssignComparison, TakesNumbersOfTheirOwnForNamesOfDataSets) {
  Options options;
  options.task = "friedman";
  const Table table = TableFromCsv("D,A,B\n1,.9,.8\n2,.7,.6\n3,.6,.5\n");
  const auto roles = AssignComparison(table, options);
  ASSERT_TRUE(roles && *roles);
  EXPECT_EQ(roles->value().dataset, 0U);
  EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"A", "B"}));
}

TEST(AssignComparison, TakesWholeNumbersEverywhereForRanks) {
  Options options;
  options.task = "friedman";
  const Table table = TableFromCsv("A,B,C\n1,2,3\n2,1,3\n3,1,2\n");
  const auto roles = AssignComparison(table, options);
  ASSERT_TRUE(roles && *roles);
  EXPECT_FALSE(roles->value().dataset);
  EXPECT_EQ(PredictionsOf(table, roles->value()), (Names{"A", "B", "C"}));
}

}  // namespace
}  // namespace melon
