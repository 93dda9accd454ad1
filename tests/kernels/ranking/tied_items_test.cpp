#include "kernels/ranking/tied_items.h"

#include <gtest/gtest.h>

#include <vector>

namespace melon {
namespace {

TEST(ForEachTie, VisitsGroupsOfEqualScoresFromTheTop) {
  const std::vector<double> relevance{0, 2, -1, 3};
  const std::vector<double> score{.9, .5, .5, .1};
  const std::vector<double> weight{1, 2, 3, 4};
  std::vector<TiedItems> ties;
  ForEachTie({relevance, score, weight}, [&ties](const TiedItems& tie) {
    ties.push_back(tie);
    return true;
  });
  ASSERT_EQ(ties.size(), 3U);
  EXPECT_EQ(ties[1].begin, 1U);
  EXPECT_EQ(ties[1].end, 3U);
  EXPECT_EQ(ties[1].above, 1);
  EXPECT_EQ(ties[1].count, 5);
  EXPECT_EQ(ties[1].relevant, 2);
  EXPECT_EQ(ties[2].above, 6);
}

TEST(ForEachTie, StopsWhenToldTo) {
  const std::vector<double> numbers{3, 2, 1};
  int visits = 0;
  ForEachTie({numbers, numbers}, [&visits](const TiedItems&) {
    ++visits;
    return visits < 2;
  });
  EXPECT_EQ(visits, 2);
}

}  // namespace
}  // namespace melon
