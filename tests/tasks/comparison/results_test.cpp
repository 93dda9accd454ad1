#include "tasks/comparison/results.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tasks/comparison/results_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;
using Numbers = std::vector<double>;

std::vector<std::string> Warnings(const Results& results) {
  std::vector<std::string> codes;
  for (const Problem& warning : results.warnings) codes.push_back(warning.code);
  return codes;
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

}  // namespace
}  // namespace melon
