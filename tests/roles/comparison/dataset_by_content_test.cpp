#include "roles/comparison/dataset_by_content.h"

#include <gtest/gtest.h>

#include <string_view>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(DatasetByContent, IsTheColumnOfWhichEachTextHasEveryRun) {
  constexpr std::string_view kCsv =
      "game,seed,A,B\npong,1,.9,.8\npong,2,.8,.7\nchess,1,.7,.6\n"
      "chess,2,.6,.5\ngo,1,.5,.4\ngo,2,.4,.3\n";
  EXPECT_EQ(DatasetByContent(TableFromCsv(kCsv), {1}, {0, 2, 3}), 0U);
}

TEST(DatasetByContent, IsNoneWhereARunIsMissingOrTwice) {
  EXPECT_FALSE(DatasetByContent(TableFromCsv("game,seed,A\npong,1,.9\n"
                                             "pong,2,.8\nchess,1,.7\ngo,1,.5\n"
                                             "go,2,.4\n"),
                                {1}, {0}));
  // Labels of cases: several of each in a fold.
  EXPECT_FALSE(
      DatasetByContent(TableFromCsv("species,fold,A\nx,1,.9\nx,1,.8\n"
                                    "y,2,.7\ny,2,.6\nz,3,.5\nz,3,.4\n"),
                       {1}, {0}));
}

TEST(DatasetByContent, IsNoneOfTwoTextsOrOfPartsOfTheData) {
  EXPECT_FALSE(DatasetByContent(
      TableFromCsv("game,seed,A\nx,1,.9\nx,2,.8\ny,1,.7\ny,2,.6\n"), {1}, {0}));
  EXPECT_FALSE(
      DatasetByContent(TableFromCsv("part,seed,A\ntrain,1,.9\nval,1,.8\n"
                                    "test,1,.7\ntrain,2,.9\nval,2,.8\n"
                                    "test,2,.7\n"),
                       {1}, {0}));
}

TEST(DatasetByContent, IsNoneOfTwoThatCouldBe) {
  EXPECT_FALSE(DatasetByContent(
      TableFromCsv("game,mode,seed,A\nx,a,1,.9\nx,a,2,.8\ny,b,1,.7\n"
                   "y,b,2,.6\nz,c,1,.5\nz,c,2,.4\n"),
      {2}, {0, 1}));
}

}  // namespace
}  // namespace melon
