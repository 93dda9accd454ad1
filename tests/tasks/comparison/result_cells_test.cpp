#include "tasks/comparison/result_cells.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/comparison/results_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;
using Numbers = std::vector<double>;

TEST(ReadCells, ReadsWideLongAndTransposedTablesAlike) {
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

TEST(ReadCells, AGapLeavesOutTheDataSetInATransposedTableToo) {
  Options options;
  options.drop_missing = true;
  for (const std::string_view csv :
       {"dataset,A,B,C\niris,.9,.8,.7\nzoo,.8,-,.6\nwine,.7,.6,.5\n",
        "algorithm,iris,zoo,wine\nA,.9,.8,.7\nB,.8,-,.6\nC,.7,.6,.5\n"}) {
    const Result<Results> results = Read(csv, options);
    ASSERT_TRUE(results) << csv;
    EXPECT_EQ(results.value().algorithms, (Names{"A", "B", "C"})) << csv;
    EXPECT_EQ(results.value().datasets, (Names{"iris", "wine"})) << csv;
    EXPECT_EQ(results.value().datasets_left_out, (Names{"zoo"})) << csv;
    EXPECT_EQ(results.value().result, (Numbers{.9, .8, .7, .7, .6, .5})) << csv;
  }
}

TEST(ReadCells, GapsOfTwoLearnersLeaveOutTwoFolds) {
  Options options;
  options.drop_missing = true;
  const Result<Results> results = Read(
      "model,fold1,fold2,fold3,fold4\nA,.9,,.7,.6\nB,.8,.7,.6,\n"
      "C,.7,.6,.5,.4\n",
      options);
  ASSERT_TRUE(results);
  EXPECT_EQ(results.value().algorithms, (Names{"A", "B", "C"}));
  EXPECT_EQ(results.value().rows_incomplete, 2);
  EXPECT_EQ(results.value().result, (Numbers{.9, .8, .7, .7, .6, .5}));
  ASSERT_EQ(results.value().warnings.size(), 1);
  EXPECT_EQ(results.value().warnings.front().code, "columns_dropped");
}

TEST(ReadCells, LeavesOutSettingsWithoutAnyResult) {
  constexpr std::string_view kFailed =
      "params,split0_test_score,split1_test_score\na,.9,.8\nb,,\nc,.7,.6\n"
      "d,,\n";
  for (const bool drop : {false, true}) {
    Options options;
    options.drop_missing = drop;
    const Result<Results> results = Read(kFailed, options);
    ASSERT_TRUE(results);
    EXPECT_EQ(results.value().algorithms, (Names{"a", "c"}));
    EXPECT_EQ(results.value().result, (Numbers{.9, .7, .8, .6}));
    EXPECT_EQ(results.value().rows_incomplete, 0);
    ASSERT_EQ(results.value().warnings.size(), 1);
    EXPECT_EQ(results.value().warnings.front().code, "learners_left_out");
    const std::string& said = results.value().warnings.front().message.english;
    EXPECT_NE(said.find("\"b\""), std::string::npos) << said;
    EXPECT_NE(said.find("\"d\""), std::string::npos) << said;
  }
  EXPECT_FALSE(Read("params,split0_test_score,split1_test_score\na,,\nb,,\n"));
}

TEST(ReadCells, SaysOfAGapThatTheColumnWouldBeLeftOut) {
  const Problem problem =
      Read("params,split0_test_score,split1_test_score\na,.9,.8\nb,,.7\nc,,\n")
          .problem();
  EXPECT_EQ(problem.code, "missing_cells");
  EXPECT_EQ(problem.line, 3);
  EXPECT_EQ(problem.column, "split0_test_score");
  EXPECT_NE(problem.message.english.find("leave out the columns"),
            std::string::npos);
}

TEST(ReadCells, TellsSettingsOfTheSameNameApart) {
  const Result<Results> results =
      Read("params,split0_test_score,split1_test_score\nk,.1,.2\nk,.3,.4\n");
  ASSERT_TRUE(results);
  EXPECT_EQ(results.value().algorithms, (Names{"k", "k (2)"}));
  EXPECT_EQ(results.value().result, (Numbers{.1, .3, .2, .4}));
}

/// A long table of so many algorithms on one data set or fold.
std::string LongCsv(std::string_view of, int algorithms) {
  std::string csv = std::string(of) + ",algorithm,result\n";
  for (int i = 0; i < algorithms; ++i)
    csv.append("1,a").append(std::to_string(i)).append(",.5\n");
  return csv;
}

TEST(ReadCells, RanksAThousandAlgorithmsAndComparesTwoHundredInFolds) {
  EXPECT_TRUE(Read(LongCsv("dataset", 1000)));
  EXPECT_EQ(Read(LongCsv("dataset", 1001)).problem().code, "too_many_models");
  EXPECT_TRUE(Read(LongCsv("fold", 200)));
  EXPECT_EQ(Read(LongCsv("fold", 201)).problem().code, "too_many_models");
}

}  // namespace
}  // namespace melon
