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

TEST(ReadCells, TellsSettingsOfTheSameNameApart) {
  const Result<Results> results =
      Read("params,split0_test_score,split1_test_score\nk,.1,.2\nk,.3,.4\n");
  ASSERT_TRUE(results);
  EXPECT_EQ(results.value().algorithms, (Names{"k", "k (2)"}));
  EXPECT_EQ(results.value().result, (Numbers{.1, .3, .2, .4}));
}

TEST(ReadCells, ComparesAtMostTwoHundredAlgorithms) {
  std::string csv = "dataset,algorithm,result\n";
  for (int i = 0; i <= 200; ++i)
    csv.append("x,a").append(std::to_string(i)).append(",.5\n");
  EXPECT_EQ(Read(csv).problem().code, "too_many_models");
}

}  // namespace
}  // namespace melon
