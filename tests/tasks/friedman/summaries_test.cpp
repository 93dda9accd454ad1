#include "tasks/friedman/summaries.h"

#include <gtest/gtest.h>

#include "tasks/friedman/friedman_case.h"

namespace melon {
namespace {

constexpr std::string_view kShared =
    "dataset,A,B,C\na,.9,.9,.9\nb,.8,.8,.1\nc,.7,.6,.1\nd,.7,.6,.5\n";

TEST(Summaries, ShareADataSetAmongThoseThatAreFirst) {
  const FriedmanCase prepared(kShared);
  EXPECT_EQ(
      WinsOf(prepared.data.View()),
      (std::vector<double>{(1. / 3) + .5 + 1 + 1, (1. / 3) + .5, 1. / 3}));
}

TEST(Summaries, HaveNoDeviationOfOneResult) {
  const double alone[] = {.5};
  const KeyValues values = Summarize(alone);
  EXPECT_EQ(values[0].second.number(), .5);
  EXPECT_EQ(values[1].second.reason().id, reasons::too_few_cases.id);
  EXPECT_EQ(values[2].second.number(), .5);
}

TEST(Summaries, WorkOutWhatTheyGive) {
  const FriedmanCase prepared(kShared);
  const RankedResults view = prepared.data.View();
  for (std::size_t algorithm = 0; algorithm < 3; ++algorithm) {
    for (const auto& [key, value] :
         Summarize(prepared.data.results.ColumnOf(algorithm))) {
      const auto worked = WorkOutSummary(view, algorithm, key);
      ASSERT_TRUE(worked) << key;
      EXPECT_EQ(worked->result.number(), value.number()) << key;
      EXPECT_NEAR(worked->working.lines().back().term.value(), value.number(),
                  1e-15);
    }
  }
  EXPECT_FALSE(WorkOutSummary(view, 0, "low"));
}

TEST(Summaries, WorkOutTheRecordOfTwo) {
  const FriedmanCase prepared(kShared);
  const RankedResults view = prepared.data.View();
  EXPECT_EQ(WorkOutRecord(view, 0, 1, "rank_wins")->result.number(), 2);
  EXPECT_EQ(WorkOutRecord(view, 1, 0, "rank_losses")->result.number(), 2);
  EXPECT_EQ(WorkOutRecord(view, 0, 1, "rank_ties")->result.number(), 2);
  EXPECT_FALSE(WorkOutRecord(view, 0, 1, "wins"));
}

}  // namespace
}  // namespace melon
