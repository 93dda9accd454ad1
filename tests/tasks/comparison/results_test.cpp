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

TEST(ReadResults, CountsWhatIsLeftOutOfALongTableOnce) {
  Options options;
  options.drop_missing = true;
  const Result<Results> results = Read(
      "dataset,algorithm,error\nx,A,.1\nx,B,.2\ny,A,.3\ny,B,\nz,A,.2\nz,B,.1\n",
      options);
  ASSERT_TRUE(results);
  ASSERT_EQ(Warnings(results.value()),
            (Names{"results_dropped", "rows_dropped"}));
  EXPECT_EQ(results.value().warnings[0].message.english.substr(0, 28),
            "1 of 6 rows have a cell that");
  EXPECT_EQ(results.value().warnings[1].message.english.substr(0, 35),
            "1 of 3 data sets are left out, for ");
}

TEST(ReadResults, AnEmptyCellOfALongTableNeedsNoOption) {
  // As a metric that is undefined in a fold is saved.
  const Result<Results> results = Read(
      "repeat,fold,learner,cll\n1,1,A,.1\n1,1,B,.2\n1,2,A,.3\n1,2,B,\n"
      "1,3,A,.2\n1,3,B,.1\n");
  ASSERT_TRUE(results);
  EXPECT_EQ(Warnings(results.value())[0], "results_dropped");
  EXPECT_EQ(Warnings(results.value())[1], "rows_dropped");
  EXPECT_EQ(results.value().rows_incomplete, 1U);
  EXPECT_EQ(results.value().result, (Numbers{.1, .2, .2, .1}));
  // What is not a number is asked about, and so are a row that is missing and a
  // gap in a wide table.
  EXPECT_FALSE(Read("fold,learner,cll\n1,A,.1\n1,B,.2\n2,A,.3\n2,B,inf\n"));
  EXPECT_FALSE(Read("fold,learner,cll\n1,A,.1\n1,B,.2\n2,A,.3\n"));
  EXPECT_FALSE(Read("fold,A,B\n1,.1,.2\n2,.3,\n3,.2,.1\n"));
}

TEST(ReadResults, NamesTheLearnerThatLacksAFold) {
  const std::string b = "x,B,1,.3\nx,B,2,.2\ny,B,1,.4\n";
  const std::string a = "x,A,1,.1\nx,A,2,.2\ny,A,1,.5\ny,A,2,.4\n";
  const Result<Results> lacks = Read("dataset,algorithm,fold,error\n" + a + b);
  ASSERT_TRUE(lacks);
  EXPECT_EQ(Warnings(lacks.value()),
            (Names{"folds_averaged", "folds_missing"}));
  const Message& gap = lacks.value().warnings[1].message;
  EXPECT_EQ(gap.english.substr(0, gap.english.find(". ")),
            "Some results are missing: \"B\" has 1 of 2 on \"y\" (missing: "
            "fold \"2\")");
  EXPECT_EQ(gap.chinese.substr(0, gap.chinese.find("。")),
            "缺少部分结果：“B”在“y”上有 2 个中的 1 个（缺少：折“2”）");
  // As many of all learners.
  const Result<Results> fewer =
      Read("dataset,fold,A,B\nx,1,.1,.3\nx,2,.2,.2\ny,1,.5,.4\n");
  EXPECT_EQ(Warnings(fewer.value()), (Names{"folds_averaged"}));
}

TEST(ReadResults, RowsOfTheSameRunsAreUnequalAndNotMissing) {
  const Result<Results> unequal = Read(
      "dataset,algorithm,seed,error\nx,A,1,.1\nx,A,1,.2\nx,A,2,.3\n"
      "x,B,1,.2\nx,B,2,.1\ny,A,1,.1\ny,B,1,.2\n");
  ASSERT_TRUE(unequal);
  EXPECT_EQ(Warnings(unequal.value()),
            (Names{"folds_averaged", "rows_unequal"}));
}

TEST(ReadResults, NamesTheFirstFoldsThatALearnerLacks) {
  const auto gap = [](const std::string& csv) {
    const Result<Results> results = Read(csv);
    if (!results) return results.problem().message.english;
    const std::string text = results.value().warnings.back().message.english;
    return text.substr(0, text.find(". "));
  };
  std::string many =
      "dataset,algorithm,seed,fold,error\nx,A,1,1,.1\nx,B,1,1,.2\n"
      "y,B,1,1,.3\n";
  for (const char fold : std::string("1234567"))
    many += std::string("y,A,1,") + fold + ",.2\n";
  EXPECT_EQ(gap(many),
            "Some results are missing: \"B\" has 1 of 7 on \"y\" (missing: "
            "run/fold \"1/2\" … \"1/7\")");
  EXPECT_EQ(gap("dataset,algorithm,seed,error\ny,A,7,.3\ny,A,8,.2\ny,B,8,.4\n"
                "x,A,7,.3\nx,B,7,.4\n"),
            "Some results are missing: \"B\" has 1 of 2 on \"y\" (missing: run "
            "\"7\")");
}

TEST(ReadResults, NamesWhatIsLeftOutBecauseALearnerLacksIt) {
  Options options;
  options.drop_missing = true;
  options.task = "cv";
  const Result<Results> results =
      Read("fold,algorithm,error\n1,A,.1\n1,B,.2\n2,A,.3\n3,A,.2\n3,B,.1\n",
           options);
  ASSERT_TRUE(results);
  EXPECT_EQ(results.value().warnings.back().message,
            (Message{"1 of 3 folds are left out, for all learners, because one "
                     "of them has no result there: \"2\".",
                     "3 折中有 1 折因某学习器没有结果，对所有学习器都被略去："
                     "“2”。"}));
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

TEST(ReadResults, CallsNoFoldsWhatASettingRepeats) {
  const std::string once =
      "dataset,model,fold,acc\na,A,1,.8\na,A,2,.7\na,B,1,.6\na,B,2,.5\n"
      "b,A,1,.8\nb,A,2,.7\nb,B,1,.6\nb,B,2,.5\n";
  EXPECT_EQ(Read(once).value().averaged, "folds");
  const std::string twice = once + once.substr(once.find('\n') + 1);
  EXPECT_EQ(Read(twice).value().averaged, "results");
}

TEST(ReadResults, NamesTheColumnThatTellsDoubledResultsApart) {
  const Result<Results> results = Read(
      "dataset,model,embedding,acc\na,A,w2v,.8\na,A,bert,.7\n"
      "a,B,w2v,.6\nb,A,w2v,.8\nb,B,w2v,.6\n");
  ASSERT_FALSE(results);
  EXPECT_EQ(results.problem().code, "doubled_result");
  EXPECT_EQ(results.problem().column, "embedding");
}

TEST(ReadResults, CountsDoubledResultsAndNamesWhatNumbersThem) {
  const std::string once = "dataset,model,attempt,acc\na,A,1,.8\na,B,1,.6\n";
  const Result<Results> numbered =
      Read(once + "b,A,1,.5\nb,A,2,.7\nb,B,1,.6\nb,A,3,.8\n");
  ASSERT_FALSE(numbered);
  EXPECT_EQ(numbered.problem().code, "doubled_result");
  EXPECT_EQ(numbered.problem().line, 5U);
  const std::string& message = numbered.problem().message.english;
  EXPECT_NE(message.find("There are 3 results of \"A\" for \"b\""),
            std::string::npos)
      << message;
  EXPECT_NE(message.find("(fold=attempt)"), std::string::npos) << message;
  // No column differs in all three rows.
  const Result<Results> unnumbered =
      Read(once + "b,A,1,.5\nb,A,2,.7\nb,B,1,.6\nb,A,2,.8\n");
  ASSERT_FALSE(unnumbered);
  EXPECT_NE(unnumbered.problem().message.english.find("add a column"),
            std::string::npos);
}

TEST(ReadResults, NamesTheColumnsThatTellDoubledResultsApartTogether) {
  std::string csv = "dataset,model,net,shots,pretrained,note,acc\n";
  for (int i = 0; i < 15; ++i)
    csv += std::string(i < 8 ? "a," : "b,") + (i % 2 == 0 ? "A," : "B,") +
           (i % 4 < 2 ? "ResNet," : "ViT,") + (i % 8 < 4 ? "1," : "5,") +
           "yes,same,.8" + std::to_string(i % 10) + "\n";
  const Result<Results> results = Read(csv);
  ASSERT_FALSE(results);
  EXPECT_EQ(results.problem().code, "doubled_result");
  const std::string& message = results.problem().message.english;
  EXPECT_NE(message.find("There are 4 results of \"A\" for \"b\", the second "
                         "in line 12; the columns \"net\", \"shots\" together"),
            std::string::npos)
      << message;
}

TEST(ReadResults, SaysWhetherOtherDataSetsHaveSeveralRowsToo) {
  const auto message = [](const char* csv) {
    const Result<Results> results = Read(csv);
    return results ? "" : results.problem().message.english;
  };
  EXPECT_NE(message("dataset,A,B\nx,.9,.8\ny,.7,.6\nx,.9,.8\n")
                .find("some data set has one only"),
            std::string::npos);
  EXPECT_NE(message("dataset,A,B\nx,.9,.8\ny,.7,.6\nx,.9,.7\ny,.5,.4\n"
                    "x,.8,.8\n")
                .find("several rows each, but not equally many: \"x\" has 3"),
            std::string::npos);
}

TEST(ReadResults, DoesNotAdviseToDropRowsWhereNoneWouldBeLeft) {
  const Result<Results> results =
      Read("dataset,model,acc\na,A,.8\na,B,.7\nb,A,.6\nb,B,.8\nc,zero,.8\n");
  ASSERT_FALSE(results);
  EXPECT_EQ(results.problem().code, "no_rows");
  EXPECT_EQ(results.problem().value, "zero");
}

TEST(ReadResults, NamesWhoKeepsEveryRowFromBeingComplete) {
  Options options;
  options.drop_missing = true;
  const Result<Results> results =
      Read("fold,model,acc\n1,A,.8\n1,B,.7\n2,A,.6\n2,B,.8\n3,C,.8\n", options);
  ASSERT_FALSE(results);
  EXPECT_EQ(results.problem().code, "no_rows");
  EXPECT_EQ(results.problem().value, "C");
  // All of them, so that the remedy works.
  const Result<Results> four = Read(
      "fold,model,acc\n1,A,.8\n1,B,.7\n2,A,.6\n2,B,.8\n3,C,.8\n3,D,.8\n"
      "4,C,.8\n1,E,.9\n2,E,.8\n",
      options);
  ASSERT_FALSE(four);
  EXPECT_NE(four.problem().message.english.find("without \"C\", \"D\" some"),
            std::string::npos)
      << four.problem().message.english;
  const Result<Results> apart =
      Read("fold,model,acc\n1,A,.8\n2,B,.7\n3,A,.6\n4,B,.8\n", options);
  ASSERT_FALSE(apart);
  EXPECT_NE(apart.problem().message.english.find("No two algorithms"),
            std::string::npos);
}

TEST(ReadResults, RepetitionsOfUnequalNumberNeedAColumn) {
  const std::string rows =
      "dataset,model,acc\nx,A,.9\nx,A,.8\nx,A,.7\nx,B,.6\nx,B,.5\n";
  const Result<Results> results = Read(rows.c_str());
  ASSERT_FALSE(results);
  EXPECT_NE(
      results.problem().message.english.find("and everywhere else at least 2"),
      std::string::npos)
      << results.problem().message.english;
}

TEST(ReadResults, DataSetsThatAreLeftOutDoNotSayHowManyResultsThereAre) {
  Options options;
  options.drop_missing = true;
  // Twice everywhere, but for "c", which B lacks.
  const Result<Results> results = Read(
      "dataset,model,acc\na,A,.9\na,A,.8\na,B,.7\na,B,.6\nb,A,.9\nb,A,.8\n"
      "b,B,.7\nb,B,.6\nc,A,.9\n",
      options);
  ASSERT_TRUE(results) << results.problem().message.english;
  EXPECT_EQ(results.value().datasets, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(results.value().fewest_folds, 2U);
}

}  // namespace
}  // namespace melon
