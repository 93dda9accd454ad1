#include "tasks/cv/data.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

Result<CvData> Prepare(std::string_view csv, Options options = {}) {
  static Table table;
  table = TableFromCsv(csv);
  options.task = "cv";
  const Result<Roles> roles = AssignRoles(table, options);
  if (!roles) return roles.problem();
  return PrepareCv(table, roles.value(), options);
}

TEST(PrepareCv, SortsByRunAndFoldAsNumbers) {
  const Result<CvData> data =
      Prepare("run,fold,A,B\n10,1,.5,.1\n2,2,.4,.1\n2,1,.3,.1\n10,2,.6,.1\n");
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().results.ColumnOf(0),
            (std::vector<double>{.3, .4, .5, .6}));
  EXPECT_EQ(data.value().design, "repeated");
  EXPECT_EQ(data.value().test_train_ratio, 1);
}

TEST(PrepareCv, NumbersTheRunsOfFoldsThatComeAgain) {
  const Result<CvData> data =
      Prepare("fold,A\n1,.1\n2,.2\n1,.3\n2,.4\n1,.5\n2,.6\n");
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().runs, 3U);
  EXPECT_EQ(data.value().folds, 2U);
}

TEST(PrepareCv, ReadsRunAndFoldFromCaretsNames) {
  const Result<CvData> data = Prepare(
      "Resample,a~Acc,b~Acc\nFold1.Rep1,.1,.2\nFold2.Rep1,.2,.3\n"
      "Fold1.Rep2,.3,.1\nFold2.Rep2,.4,.4\n");
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().runs, 2U);
  EXPECT_EQ(data.value().results.folds[2].run, "Rep2");
  EXPECT_EQ(data.value().results.folds[2].fold, "Fold1");
}

TEST(PrepareCv, TakesResultsOfALongTableWithoutFoldsInTheirOrder) {
  const Result<CvData> data =
      Prepare("algorithm,score\nA,.8\nB,.9\nA,.7\nB,.8\n");
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().results.ColumnOf(0), (std::vector<double>{.8, .7}));
  EXPECT_EQ(data.value().results.ColumnOf(1), (std::vector<double>{.9, .8}));
  EXPECT_EQ(data.value().results.warnings[0].code, "folds_by_order");
}

TEST(PrepareCv, GuessesTheDesignFromRunsAndFolds) {
  EXPECT_EQ(Prepare("A,B\n.1,.2\n.2,.3\n").value().design, "kfold");
  EXPECT_EQ(Prepare("run,A\n1,.1\n2,.2\n3,.1\n").value().design, "holdout");
  EXPECT_EQ(Prepare("run,A\n1,.1\n1,.2\n2,.1\n").value().design, "irregular");
  std::string csv = "run,fold,A\n";
  for (int i = 0; i < 10; ++i) {
    csv.append(std::to_string(i / 2)).append(",");
    csv.append(std::to_string(i % 2)).append(",.1\n");
  }
  EXPECT_EQ(Prepare(csv).value().design, "5x2");
}

/// Runs of folds: "run,fold,A,B" and so many rows.
std::string Runs(int runs, int folds) {
  std::string csv = "run,fold,A,B\n";
  for (int row = 0; row < runs * folds; ++row) {
    csv.append(std::to_string(1 + row / folds)).append(",");
    csv.append(std::to_string(1 + row % folds)).append(",.");
    csv.append(std::to_string(2 + row % 7)).append(",.5\n");
  }
  return csv;
}

TEST(PrepareCv, KnowsTheFoldsAlsoWhereAResultIsMissing) {
  Options options;
  options.drop_missing = true;
  std::string csv = Runs(10, 10);
  const std::size_t row = csv.find("\n3,4,");
  csv.replace(csv.find(",.", row + 5), 3, ",");
  const Result<CvData> data = Prepare(csv, options);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().design, "repeated");
  EXPECT_EQ(data.value().folds, 10U);
  EXPECT_EQ(data.value().results.row_count(), 99U);
  EXPECT_EQ(data.value().test_train_ratio, 1. / 9);
  ASSERT_EQ(data.value().left_out.size(), 1U);
  EXPECT_EQ(data.value().left_out[0].run, "3");
  EXPECT_EQ(data.value().left_out[0].fold, "4");
}

TEST(PrepareCv, KnowsTheFoldsAlsoOfOneRunAndOfUnnamedRows) {
  Options options;
  options.drop_missing = true;
  for (const char* csv :
       {"fold,A,B\n1,.1,.2\n2,,.3\n3,.1,.3\n4,.2,.1\n5,.3,.3\n",
        "A,B\n.1,.2\n,.3\n.1,.3\n.2,.1\n.3,.3\n"}) {
    const Result<CvData> data = Prepare(csv, options);
    ASSERT_TRUE(data) << csv;
    EXPECT_EQ(data.value().design, "kfold");
    EXPECT_EQ(data.value().folds, 5U);
    EXPECT_EQ(data.value().results.row_count(), 4U);
    EXPECT_EQ(data.value().test_train_ratio, .25);
  }
  // Folds that come again without a column that tells the runs apart.
  std::string again = "fold,A,B\n1,.1,.2\n2,,.3\n1,.1,.3\n2,.2,.1\n";
  EXPECT_EQ(Prepare(again, options).value().runs, 2U);
  EXPECT_EQ(Prepare(again, options).value().folds, 2U);
}

TEST(PrepareCv, KnowsTheFoldsOfARunThatLacksRowsByTheirNames) {
  std::string csv = Runs(3, 5);
  const std::size_t row = csv.find("\n2,3,");
  csv.erase(row, csv.find('\n', row + 1) - row);
  const Result<CvData> data = Prepare(csv);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().design, "repeated");
  EXPECT_EQ(data.value().folds, 5U);
  EXPECT_EQ(data.value().test_train_ratio, .25);
  // Where each run names its folds anew, nothing tells how many there were.
  EXPECT_EQ(
      Prepare("run,fold,A,B\n1,a,.1,.2\n1,b,.2,.2\n2,c,.1,.3\n").value().design,
      "irregular");
}

TEST(PrepareCv, ReadsNineRowsOfFiveByTwoAsRepeatedHalves) {
  Options options;
  options.drop_missing = true;
  std::string csv = Runs(5, 2);
  csv.replace(csv.find("\n2,1,") + 5, 2, "");
  const Result<CvData> data = Prepare(csv, options);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().design, "repeated");
  EXPECT_EQ(data.value().test_train_ratio, 1);
}

TEST(PrepareCv, TestsAnErrorRateAgainstAccuraciesAsTheAccuracyThatItLeaves) {
  Options options;
  options.eps0 = .25;
  EXPECT_EQ(Prepare("fold,accuracy\n1,.8\n2,.7\n", options).value().target,
            .75);
  EXPECT_EQ(Prepare("fold,error\n1,.2\n2,.3\n", options).value().target, .25);
  const Result<CvData> percent =
      Prepare("fold,accuracy\n1,80\n2,70\n", options);
  EXPECT_TRUE(std::isnan(percent.value().target));
  EXPECT_EQ(percent.value().results.warnings[0].code, "not_error_rates");
}

TEST(PrepareCv, KnowsNoRatioOfHoldOutRuns) {
  EXPECT_TRUE(std::isnan(
      Prepare("run,A\n1,.1\n2,.2\n3,.1\n").value().test_train_ratio));
  Options options;
  options.test_train_ratio = .5;
  EXPECT_EQ(
      Prepare("run,A\n1,.1\n2,.2\n3,.1\n", options).value().test_train_ratio,
      .5);
}

TEST(PrepareCv, NamesTheFirstRowThatIsNoErrorRate) {
  const Result<CvData> data =
      Prepare("fold,error A,error B\n1,.1,.2\n2,.2,1.5\n3,2,.1\n");
  ASSERT_TRUE(data);
  const auto& warnings = data.value().results.warnings;
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0].code, "not_error_rates");
  EXPECT_EQ(warnings[0].column, "error B");
  EXPECT_NE(warnings[0].message.english.find("has 1.5 in row 2"),
            std::string::npos)
      << warnings[0].message.english;
}

TEST(PrepareCv, SaysWhatResultsLookLikeThatAreNoErrorRates) {
  struct Look {
    const char* csv;
    const char* words;
  };
  for (const Look& look :
       {Look{"fold,A,B\n1,3.1,2.8\n2,2.9,2.7\n", "percentages, or a loss"},
        Look{"fold,A,B\n1,310,280\n2,290,270\n", "look like a loss such as"},
        Look{"fold,A error,B error\n1,-.1,.2\n2,.3,.1\n",
             "that can be negative"}}) {
    Options options;
    options.higher_is_better = false;
    const Result<CvData> data = Prepare(look.csv, options);
    ASSERT_TRUE(data);
    const auto& warnings = data.value().results.warnings;
    ASSERT_EQ(warnings.size(), 1U);
    const std::string& message = warnings[0].message.english;
    EXPECT_NE(message.find(look.words), std::string::npos) << message;
    EXPECT_NE(message.find("higher_is_better=true"), std::string::npos);
  }
}

TEST(PrepareCv, KeepsRunsWithoutNumbersInTheOrderOfTheirFirstRows) {
  const Result<CvData> data =
      Prepare("run,fold,A\nz,2,.4\nb,1,.1\nz,1,.3\nb,2,.2\n3,1,.5\n3,2,.6\n");
  ASSERT_TRUE(data);
  // A number comes before names.
  EXPECT_EQ(data.value().results.ColumnOf(0),
            (std::vector<double>{.5, .6, .3, .4, .1, .2}));
}

TEST(PrepareCv, RefusesAFoldThatIsThereTwice) {
  const Result<CvData> data =
      Prepare("run,fold,A\n1,a,.1\n1,b,.2\n1,a,.2\n2,a,.1\n");
  ASSERT_FALSE(data);
  EXPECT_EQ(data.problem().code, "doubled_fold");
  EXPECT_EQ(data.problem().value, "1/a");
  EXPECT_NE(data.problem().message.english.find("data set (dataset)"),
            std::string::npos);
}

TEST(PrepareCv, TakesTheFoldsOfEachRunWhereKfoldIsAskedOfSeveralRuns) {
  Options options;
  options.design = "kfold";
  std::string csv = "run,fold,A,B\n";
  for (int run = 1; run <= 2; ++run) {
    for (int fold = 1; fold <= 5; ++fold)
      csv += std::to_string(run) + "," + std::to_string(fold) + ",.1,.2\n";
  }
  const CvData data = Prepare(csv, options).value();
  EXPECT_EQ(data.design, "repeated");
  EXPECT_EQ(data.runs, 2U);
  EXPECT_EQ(data.folds, 5U);
  // A fifth tests, four fifths train.
  EXPECT_EQ(data.test_train_ratio, .25);
  ASSERT_EQ(data.results.warnings.size(), 1U);
  EXPECT_EQ(data.results.warnings[0].code, "folds_of_runs");
  EXPECT_TRUE(Prepare(csv).value().results.warnings.empty());
}

TEST(PrepareCv, TakesTheHalvesOfFiveRunsWhereKfoldIsAskedOfThem) {
  Options options;
  options.design = "kfold";
  std::string csv = "run,fold,A,B\n";
  for (int run = 1; run <= 5; ++run) {
    for (int fold = 1; fold <= 2; ++fold)
      csv += std::to_string(run) + "," + std::to_string(fold) + ",.1,.2\n";
  }
  const CvData data = Prepare(csv, options).value();
  EXPECT_EQ(data.design, "repeated");
  // Each half tests what the other half trains.
  EXPECT_EQ(data.test_train_ratio, 1);
  EXPECT_EQ(data.results.warnings[0].code, "folds_of_runs");
}

TEST(PrepareCv, RefusesKfoldWhereRunsHaveUnequallyManyFolds) {
  Options options;
  options.design = "kfold";
  EXPECT_EQ(
      Prepare("run,A,B\n1,.1,.2\n1,.2,.2\n2,.1,.3\n", options).problem().code,
      "design_does_not_fit");
  // Rows that each have a name of their own are folds where that is said.
  EXPECT_EQ(
      Prepare("run,A,B\n1,.1,.2\n2,.2,.2\n3,.1,.3\n", options).value().design,
      "kfold");
}

TEST(PrepareCv, SaysWhatToGiveInsteadOfRunsThatNothingTellsApart) {
  Options options;
  options.design = "repeated";
  const Problem problem =
      Prepare("params,split0_test_score,split1_test_score\na,.1,.2\nb,.3,.4\n",
              options)
          .problem();
  EXPECT_EQ(problem.code, "design_does_not_fit");
  EXPECT_NE(problem.message.english.find("test_train_ratio"),
            std::string::npos);
}

TEST(PrepareCv, KnowsNumbersOfRowsThatSeveralRunsMayHave) {
  // Five folds three times, four folds four times, ten folds twice.
  EXPECT_EQ(FoldsIfRepeated(15), 5);
  EXPECT_EQ(FoldsIfRepeated(16), 4);
  EXPECT_EQ(FoldsIfRepeated(20), 10);
  EXPECT_EQ(FoldsIfRepeated(12), 3);
  EXPECT_EQ(FoldsIfRepeated(18), 3);
  EXPECT_EQ(FoldsIfRepeated(14), 2);
  for (const std::size_t rows : {2U, 5U, 8U, 10U, 11U, 13U, 17U, 19U, 23U})
    EXPECT_EQ(FoldsIfRepeated(rows), 0) << rows;
}

TEST(PrepareCv, RefusesNineRowsForFiveByTwo) {
  Options options;
  options.design = "5x2";
  std::string csv = "A,B\n";
  for (int i = 0; i < 9; ++i) csv += ".1,.2\n";
  EXPECT_EQ(Prepare(csv, options).problem().code, "design_does_not_fit");
  EXPECT_TRUE(Prepare(csv + ".1,.2\n", options));
}

}  // namespace
}  // namespace melon
