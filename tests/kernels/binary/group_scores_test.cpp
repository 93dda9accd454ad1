#include "kernels/binary/group_scores.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <vector>

#include "base/random.h"
#include "kernels/binary/score_columns.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;
using Rows = std::vector<std::uint32_t>;
using Flags = std::vector<std::uint8_t>;

const Numbers kScores = {0.5, 0.9, 0.5, 0.1, 0.5};
const Flags kTruth = {1, 1, 0, 0, 1};

TEST(GroupScores, GathersEachDistinctScoreByClass) {
  const GroupedScores groups = GroupScores(kScores, kTruth, {});
  EXPECT_EQ(groups.score, (Numbers{0.9, 0.5, 0.1}));
  EXPECT_EQ(groups.positive, (Numbers{1, 2, 0}));
  EXPECT_EQ(groups.negative, (Numbers{0, 1, 1}));
  EXPECT_EQ(groups.total_positive, 3);
  EXPECT_EQ(groups.total_negative, 2);
  EXPECT_TRUE(groups.whole_weights);
}

TEST(GroupScores, SaysWhichRowsLieWhere) {
  const GroupedScores groups = GroupScores(kScores, kTruth, {});
  std::vector<Rows> rows;
  RowsOfGroups rows_of_groups(groups);
  for (std::size_t g = 0; g < groups.score.size(); ++g) {
    rows.emplace_back();
    for (const MarkedRow row : rows_of_groups.Next()) {
      rows.back().push_back(row.row());
      EXPECT_EQ(row.is_positive(), kTruth[row.row()] == 1);
    }
  }
  EXPECT_EQ(rows, (std::vector<Rows>{{1}, {0, 2, 4}, {3}}));
}

TEST(GroupScores, AddsWeights) {
  const GroupedScores groups =
      GroupScores(kScores, kTruth, Numbers{2, 1, 4, 0, 3});
  EXPECT_EQ(groups.positive, (Numbers{1, 5, 0}));
  EXPECT_EQ(groups.negative, (Numbers{0, 4, 0}));
  EXPECT_EQ(groups.total_negative, 4);
  EXPECT_TRUE(groups.whole_weights);
}

TEST(GroupScores, KeepsAGroupOfWeightZero) {
  const GroupedScores groups =
      GroupScores(kScores, kTruth, Numbers{1, 1, 1, 0, 1});
  EXPECT_EQ(groups.score.size(), 3U);
  EXPECT_EQ(groups.positive.back() + groups.negative.back(), 0);
}

TEST(GroupScores, NoticesAFractionalWeight) {
  const GroupedScores groups =
      GroupScores(kScores, kTruth, Numbers{1, 1, 0.5, 1, 1});
  EXPECT_FALSE(groups.whole_weights);
  EXPECT_EQ(groups.total_negative, 1.5);
}

TEST(GroupScores, MakesOneGroupOfBothZeros) {
  const GroupedScores groups = GroupScores(Numbers{0.0, -0.0}, Flags{1, 0}, {});
  ASSERT_EQ(groups.score.size(), 1U);
  EXPECT_FALSE(std::signbit(groups.score[0]));
}

TEST(GroupScores, OfNothingHasNoGroup) {
  const GroupedScores groups = GroupScores({}, {}, {});
  EXPECT_TRUE(groups.score.empty());
  EXPECT_TRUE(groups.rows.empty());
  EXPECT_EQ(groups.total_positive, 0);
}

/// Rows are counted plainly, weights added with compensation.
TEST(GroupScores, CountsWhatWeightsOfOneAddUpTo) {
  ForRandomColumns([](const ScoreColumn& column) {
    const GroupedScores counted = GroupScores(column.scores, column.truth, {});
    const GroupedScores added = GroupScores(column.scores, column.truth,
                                            Numbers(column.scores.size(), 1));
    EXPECT_EQ(counted.positive, added.positive);
    EXPECT_EQ(counted.negative, added.negative);
    EXPECT_EQ(counted.total_positive, added.total_positive);
    EXPECT_EQ(counted.total_negative, added.total_negative);
    ASSERT_EQ(counted.memo->marks.size(), added.memo->marks.size());
    for (std::size_t i = 0; i < counted.memo->marks.size(); ++i) {
      EXPECT_EQ(counted.memo->marks[i].positive, added.memo->marks[i].positive);
      EXPECT_EQ(counted.memo->marks[i].negative, added.memo->marks[i].negative);
    }
  });
}

TEST(Placements, CountWhatLiesOnTheWrongSideWithTiesHalf) {
  // Row 0 (positive, .5): negatives .5 and .1, so (½ + 1)/2; row 2 (negative,
  // .5): positives above .9 and, half, both of .5: (1 + 2/2)/3.
  const Numbers placements = Placements(GroupScores(kScores, kTruth, {}));
  const Numbers expected = {1.5 / 2, 1, 2.0 / 3, 1, 1.5 / 2};
  for (std::size_t row = 0; row < expected.size(); ++row)
    EXPECT_NEAR(placements[row], expected[row], 1e-15) << row;
}

TEST(Placements, AgreeWithComparingEveryPositiveWithEveryNegative) {
  Random random(2);
  Numbers scores(200);
  Flags truth(200);
  Numbers weight(200);
  for (std::size_t row = 0; row < scores.size(); ++row) {
    scores[row] = random.Below(40);
    truth[row] = static_cast<std::uint8_t>(random.Below(2));
    weight[row] = random.Below(4);
  }
  const GroupedScores groups = GroupScores(scores, truth, weight);
  const Numbers placements = Placements(groups);
  for (std::size_t row = 0; row < scores.size(); ++row) {
    double won = 0;
    double all = 0;
    for (std::size_t other = 0; other < scores.size(); ++other) {
      if (truth[other] == truth[row]) continue;
      const double ahead = truth[row] != 0 ? scores[row] - scores[other]
                                           : scores[other] - scores[row];
      won += weight[other] * (ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0);
      all += weight[other];
    }
    EXPECT_NEAR(placements[row], won / all, 1e-14) << row;
  }
}

}  // namespace
}  // namespace melon
