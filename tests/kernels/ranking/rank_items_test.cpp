#include "kernels/ranking/rank_items.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

using Numbers = std::vector<double>;
using Rows = std::vector<std::uint32_t>;

TEST(RankItems, SortsByDescendingScoreAndTiesByRow) {
  const RankedLists lists =
      RankItems(Numbers{1, 2, 3, 4}, Numbers{.5, .9, .5, .7}, {}, {}, 1);
  EXPECT_EQ(lists.rows, (Rows{1, 3, 0, 2}));
  EXPECT_EQ(lists.relevance, (Numbers{2, 4, 1, 3}));
  EXPECT_EQ(lists.score, (Numbers{.9, .7, .5, .5}));
  EXPECT_EQ(lists.best_relevance, (Numbers{4, 3, 2, 1}));
  EXPECT_EQ(lists.query_starts, (std::vector<std::size_t>{0, 4}));
}

TEST(RankItems, KeepsTheItemsOfAQueryTogether) {
  const RankedLists lists = RankItems(
      Numbers{1, 2, 3, 4}, Numbers{.5, .9, .6, .7}, {}, Rows{1, 0, 1, 0}, 3);
  EXPECT_EQ(lists.rows, (Rows{1, 3, 2, 0}));
  EXPECT_EQ(lists.query_starts, (std::vector<std::size_t>{0, 2, 4, 4}));
  EXPECT_EQ(lists.best_relevance, (Numbers{4, 2, 3, 1}));
  EXPECT_EQ(lists.view().query_count(), 3U);
  EXPECT_EQ(lists.view().Query(1).relevance[0], 3);
  EXPECT_EQ(lists.view().Query(2).size(), 0U);
}

TEST(RankItems, LeavesOutRowsOfWeightZero) {
  const RankedLists lists =
      RankItems(Numbers{1, 2, 3}, Numbers{.5, .9, .6}, Numbers{2, 0, 1}, {}, 1);
  EXPECT_EQ(lists.rows, (Rows{2, 0}));
  EXPECT_EQ(lists.weight, (Numbers{1, 2}));
  EXPECT_EQ(lists.best_weight, (Numbers{1, 2}));
}

TEST(RankItems, KnowsWhetherWeightsAreWhole) {
  const Numbers two{1, 2};
  EXPECT_TRUE(RankItems(two, two, Numbers{3, 1}, {}, 1).whole_weights);
  EXPECT_FALSE(RankItems(two, two, Numbers{3, 1.5}, {}, 1).whole_weights);
}

TEST(RankItems, OfNoRowsHasNoItems) {
  const RankedLists lists = RankItems({}, {}, {}, {}, 1);
  EXPECT_EQ(lists.view().size(), 0U);
  EXPECT_EQ(lists.query_starts, (std::vector<std::size_t>{0, 0}));
}

}  // namespace
}  // namespace melon
