#include "tasks/friedman/data.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/friedman/friedman_case.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

TEST(PrepareFriedman, HasTheMeanRanksOfTheNotes) {
  const Result<FriedmanData> data = FriedmanOfCsv(kNotes);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().mean_rank, (Numbers{1, 2.125, 2.875}));
  EXPECT_EQ(data.value().ranks.sums.rank_sum, (Numbers{4, 8.5, 11.5}));
  EXPECT_TRUE(data.value().results.are_ranks);
}

TEST(PrepareFriedman, LooksAtResultsAndRanksRowByRow) {
  const Result<FriedmanData> data =
      FriedmanOfCsv("dataset,A,B,C\nx,.9,.8,.7\ny,.5,.5,.6\nz,.7,.8,.95\n");
  ASSERT_TRUE(data);
  const RankedResults view = data.value().View();
  EXPECT_EQ(view.row_count, 3U);
  EXPECT_EQ(view.ResultOf(1, 2), .6);
  EXPECT_EQ(view.RankOf(1, 2), 1);
  // The two of .5 share ranks 2 and 3.
  EXPECT_EQ(view.RankOf(1, 0), 2.5);
  // Σ r²: 14 + 13.5 + 14.
  EXPECT_EQ(data.value().Summary().squared_ranks, 41.5);
  EXPECT_EQ(data.value().Summary().row_count, 3);
}

TEST(PrepareFriedman, TurnsTheRanksWithTheDirection) {
  Options options;
  options.higher_is_better = false;
  const Result<FriedmanData> data =
      FriedmanOfCsv("dataset,A,B,C\nx,.9,.8,.7\ny,.9,.8,.6\n", options);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().mean_rank, (Numbers{3, 2, 1}));
}

TEST(PrepareFriedman, TiesResultsWithinTheTolerance) {
  Options options;
  options.tie_tolerance = .02;
  const Result<FriedmanData> data =
      FriedmanOfCsv("dataset,A,B,C\nx,.90,.88,.7\ny,.9,.8,.6\n", options);
  ASSERT_TRUE(data);
  EXPECT_EQ(data.value().View().RankOf(0, 1), 1.5);
  EXPECT_EQ(data.value().View().RankOf(1, 1), 2);
}

TEST(PrepareFriedman, RefusesOneAlgorithm) {
  const Result<FriedmanData> data = FriedmanOfCsv("dataset,A\nx,.9\ny,.8\n");
  ASSERT_FALSE(data);
  EXPECT_EQ(data.problem().code, "one_algorithm");
}

TEST(CheckFriedmanOptions, NamesAControlAndAProcedureThatAreNotThere) {
  Options options;
  options.control = "D";
  Result<FriedmanData> data = FriedmanOfCsv(kNotes, options);
  ASSERT_FALSE(data);
  EXPECT_EQ(data.problem().code, "unknown_control");
  EXPECT_EQ(data.problem().value, "D");
  options.control = "B";
  options.post_hoc = "tuckey";
  data = FriedmanOfCsv(kNotes, options);
  ASSERT_FALSE(data);
  EXPECT_EQ(data.problem().code, "unknown_post_hoc");
  // The message lists what there is.
  EXPECT_NE(data.problem().message.english.find("wilcoxon_holm"),
            std::string::npos);
}

TEST(CheckFriedmanOptions, RefusesAProcedureForAControlWithoutOne) {
  for (const std::string id : {"rom", "holland", "bonferroni_dunn"}) {
    Options options;
    options.post_hoc = id;
    const Result<FriedmanData> data = FriedmanOfCsv(kNotes, options);
    ASSERT_FALSE(data) << id;
    EXPECT_EQ(data.problem().code, "post_hoc_needs_control");
    options.control = "A";
    EXPECT_TRUE(FriedmanOfCsv(kNotes, options)) << id;
  }
}

}  // namespace
}  // namespace melon
