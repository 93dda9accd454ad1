#include "kernels/ranking/relevant_items.h"

#include <gtest/gtest.h>

#include <vector>

namespace melon {
namespace {

const std::vector<double> kRelevance{0, 2, -1, 3};
const std::vector<double> kScore{.9, .5, .5, .1};
const std::vector<double> kWeight{1, 2, 3, 4};

TEST(RelevantCount, SumsTheWeightsOfPositiveRelevances) {
  EXPECT_EQ(RelevantCount({kRelevance, kScore}), 2);
  EXPECT_EQ(RelevantCount({kRelevance, kScore, kWeight}), 6);
}

TEST(RelevantWithin, SharesTheLastPositionsAmongTies) {
  EXPECT_EQ(RelevantWithin({kRelevance, kScore}, 2), .5);
  EXPECT_EQ(RelevantWithin({kRelevance, kScore}, 3), 1);
  EXPECT_EQ(RelevantWithin({kRelevance, kScore}, 100), 2);
  // one irrelevant item, then half of five of which two are relevant
  EXPECT_DOUBLE_EQ(RelevantWithin({kRelevance, kScore, kWeight}, 3.5), 1);
}

TEST(HasNegativeRelevance, LooksAtAllItems) {
  EXPECT_TRUE(HasNegativeRelevance({kRelevance, kScore}));
  EXPECT_FALSE(HasNegativeRelevance({kScore, kScore}));
}

}  // namespace
}  // namespace melon
