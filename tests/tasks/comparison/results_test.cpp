#include "tasks/comparison/results.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;
using Numbers = std::vector<double>;

Result<Results> Read(std::string_view csv, const Options& options = {}) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, options);
  if (!roles) return roles.problem();
  return ReadResults(table, roles.value(), options);
}

std::vector<std::string> Warnings(const Results& results) {
  std::vector<std::string> codes;
  for (const Problem& warning : results.warnings) codes.push_back(warning.code);
  return codes;
}

TEST(ReadResults, ReadsWideLongAndTransposedTablesAlike) {
  for (const std::string_view csv :
       {"dataset,A,B\niris,.9,.8\nwine,.7,.6\n",
        "algorithm,dataset,result\nA,iris,.9\nB,iris,.8\nB,wine,.6\nA,wine,."
        "7\n",
        "algorithm,iris,wine\nA,.9,.7\nB,.8,.6\n"}) {
    const Result<Results> results = Read(csv);
    ASSERT_TRUE(results) << csv;
    EXPECT_EQ(results.value().algorithms, (Names{"A", "B"})) << csv;
    EXPECT_EQ(results.value().datasets, (Names{"iris", "wine"})) << csv;
    EXPECT_EQ(results.value().result, (Numbers{.9, .8, .7, .6})) << csv;
    EXPECT_TRUE(results.value().higher_is_better) << csv;
  }
}

TEST(ReadResults, AveragesFoldsInDecimal) {
  // (.1 + .2 + .3)/3 = .2 exactly, in whatever order.
  const Result<Results> results = Read(
      "dataset,fold,A,B\nx,1,.1,.3\nx,2,.2,.2\nx,3,.3,.1\ny,1,.5,.4\n"
      "y,2,.5,.4\ny,3,.5,.4\n");
  ASSERT_TRUE(results);
  EXPECT_EQ(results.value().result, (Numbers{.2, .2, .5, .4}));
  EXPECT_EQ(results.value().fewest_folds, 3U);
  EXPECT_EQ(Warnings(results.value()), Names{"folds_averaged"});
}

TEST(ReadResults, CallsWhatItAveragesAsTheColumnsDo) {
  const auto averaged = [](const std::string& columns) {
    const Result<Results> results =
        Read("dataset," + columns + ",A,B\nx,1,.1,.3\nx,2,.2,.2\ny,1,.5,.4\n" +
             "y,2,.4,.3\n");
    return std::pair(std::string(results.value().averaged),
                     results.value().warnings.back().message.english);
  };
  EXPECT_EQ(averaged("fold"),
            std::pair(std::string("folds"),
                      std::string("The mean of 2 folds stands for each data "
                                  "set. Several results of one data set are "
                                  "not independent, so they do not count as "
                                  "data sets of their own.")));
  EXPECT_EQ(averaged("seed").first, "runs");
  EXPECT_EQ(averaged("seed").second.substr(0, 18), "The mean of 2 runs");
  const Result<Results> neither =
      Read("dataset,A,B\nx,.1,.3\nx,.2,.2\ny,.5,.4\ny,.4,.3\n");
  EXPECT_EQ(neither.value().averaged, "results");
}

TEST(ReadResults, AveragesToTheSameNumberAsATableOfMeans) {
  // (.805 + .807)/2 = .806 and (.7055 + .7057)/2 = .7056: dividing by the folds
  // and then by the scale gives .8059999999999999.
  const Result<Results> folds = Read(
      "dataset,fold,A,B\nx,1,.805,.7055\nx,2,.807,.7057\ny,1,.5,.4\n"
      "y,2,.5,.4\n");
  const Result<Results> means = Read("dataset,A,B\nx,.806,.7056\ny,.5,.4\n");
  ASSERT_TRUE(folds);
  ASSERT_TRUE(means);
  EXPECT_EQ(folds.value().result, means.value().result);
}

TEST(ReadResults, MakesResultsEqualThatDifferByRoundingAlone) {
  // .1 + .2 + .3 is .6000000000000001 in one order and .6 in another.
  const Result<Results> results = Read(
      "dataset,A,B,C\nx,.6000000000000001,.6,.6\n"
      "y,.7,.7000000000000018,.71\nz,.5,.50000000000001,.4\n");
  ASSERT_TRUE(results);
  EXPECT_EQ(results.value().result,
            (Numbers{.6, .6, .6, .7, .7, .71, .5, .50000000000001, .4}));
}

TEST(ReadResults, SaysOverHowManyFoldsAtLeastAndAtMost) {
  const Result<Results> results =
      Read("dataset,fold,A,B\nx,1,.1,.3\nx,2,.2,.2\ny,1,.5,.4\n");
  ASSERT_TRUE(results);
  EXPECT_EQ(results.value().fewest_folds, 1U);
  EXPECT_EQ(results.value().most_folds, 2U);
}

TEST(ReadResults, RefusesADataSetTwiceWhereOthersAreOnce) {
  const Result<Results> results =
      Read("dataset,A,B\nx,.9,.8\ny,.7,.6\nx,.9,.8\n");
  ASSERT_FALSE(results);
  EXPECT_EQ(results.problem().code, "doubled_dataset");
  EXPECT_EQ(results.problem().line, 4U);
}

TEST(ReadResults, LeavesOutOnlyDataSetsThatAreNotComplete) {
  Options options;
  options.drop_missing = true;
  const Result<Results> results =
      Read("dataset,algorithm,result\nx,A,.9\nx,B,.8\ny,A,.7\nz,B,.5\nz,A,.4\n",
           options);
  ASSERT_TRUE(results);
  EXPECT_EQ(results.value().datasets, (Names{"x", "z"}));
  EXPECT_EQ(results.value().result, (Numbers{.9, .8, .4, .5}));
  EXPECT_EQ(results.value().rows_incomplete, 1U);
  EXPECT_EQ(Warnings(results.value()), Names{"rows_dropped"});
}

TEST(ReadResults, KnowsRanksByTheirSum) {
  EXPECT_TRUE(Read("dataset,A,B,C\nx,1,2,3\ny,1,2.5,2.5\n").value().are_ranks);
  EXPECT_FALSE(Read("dataset,A,B,C\nx,1,2,3\ny,1,2,2\n").value().are_ranks);
  EXPECT_FALSE(Read("dataset,A,B,C\nx,1,2,3\ny,0,3,3\n").value().are_ranks);
  // Rank 1 is the best.
  EXPECT_FALSE(
      Read("dataset,A,B,C\nx,1,2,3\ny,1,2,3\n").value().higher_is_better);
}

struct Direction {
  std::string_view csv;
  bool higher;
  bool named;
};

TEST(ReadResults, FindsTheDirectionInTheNames) {
  for (const auto& [csv, higher, named] : {
           Direction{"dataset,A,B\nx,.9,.8\ny,.7,.6\n", true, false},
           // Of WEKA's Experimenter.
           Direction{"dataset,algorithm,Percent_incorrect\nx,A,6\nx,B,66\n",
                     false, true},
           Direction{"dataset,algorithm,Area_under_ROC\nx,A,.4\nx,B,.3\n", true,
                     true},
           Direction{"dataset,A error,B error\nx,.9,.8\ny,.7,.6\n", false,
                     true},
           Direction{"dataset,A error,B\nx,.9,.8\ny,.7,.6\n", true, false},
           Direction{"dataset,algorithm,RMSE\nx,A,3\nx,B,2\n", false, true},
           Direction{"dataset,algorithm,F1\nx,A,.3\nx,B,.2\n", true, true},
           Direction{"fold,A,B\n1,.1,.2\n2,.2,.1\n", false, false},
           // What the rows are of may speak for all.
           Direction{"Dataset (error rate),A,B\nx,.9,.8\ny,.7,.6\n", false,
                     true},
           Direction{"数据集（准确率）,A,B\nx,.1,.2\ny,.3,.4\n", true, true},
           // Values: error rates of data sets, accuracies of folds.
           Direction{"dataset,A,B\nx,.1,.2\ny,.3,.1\n", false, false},
           Direction{"dataset,A,B\nx,21.5,12\ny,8,9\n", false, false},
           Direction{"fold,A,B\n1,.9,.8\n2,.8,.9\n", true, false},
           // Nothing but the task.
           Direction{"dataset,A,B\nx,.1,.8\ny,.3,.7\n", true, false},
           Direction{"fold,A,B\n1,.1,.8\n2,.3,.7\n", false, false},
           Direction{"数据集,甲准确率,乙准确率\nx,.9,.8\ny,.7,.6\n", true,
                     true},
           Direction{"params,split0_test_neg_log_loss,split1_test_neg_log_loss"
                     "\na,-.1,-.2\nb,-.2,-.1\n",
                     true, true},
       }) {
    const Result<Results> results = Read(csv);
    ASSERT_TRUE(results) << csv;
    EXPECT_EQ(results.value().higher_is_better, higher) << csv;
    EXPECT_EQ(results.value().direction_named, named) << csv;
    EXPECT_TRUE(results.value().direction_guessed) << csv;
  }
}

TEST(ReadResults, FollowsTheOptionWhateverTheNames) {
  Options options;
  options.higher_is_better = true;
  const Result<Results> results =
      Read("dataset,A error,B error\nx,.9,.8\ny,.7,.6\n", options);
  ASSERT_TRUE(results);
  EXPECT_TRUE(results.value().higher_is_better);
  EXPECT_FALSE(results.value().direction_guessed);
}

TEST(ReadResults, TellsSettingsOfTheSameNameApart) {
  const Result<Results> results =
      Read("params,split0_test_score,split1_test_score\nk,.1,.2\nk,.3,.4\n");
  ASSERT_TRUE(results);
  EXPECT_EQ(results.value().algorithms, (Names{"k", "k (2)"}));
  EXPECT_EQ(results.value().result, (Numbers{.1, .3, .2, .4}));
}

TEST(ReadResults, ComparesAtMostTwoHundredAlgorithms) {
  std::string csv = "dataset,algorithm,result\n";
  for (int i = 0; i <= 200; ++i)
    csv.append("x,a").append(std::to_string(i)).append(",.5\n");
  EXPECT_EQ(Read(csv).problem().code, "too_many_models");
}

}  // namespace
}  // namespace melon
