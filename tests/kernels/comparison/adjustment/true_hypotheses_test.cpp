#include "kernels/comparison/adjustment/true_hypotheses.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <vector>

namespace melon {
namespace {

std::vector<std::size_t> AllOf(std::size_t algorithms) {
  const TrueHypotheses possible(algorithms);
  std::set<std::size_t> counts;
  for (std::size_t i = 0; i <= algorithms * (algorithms - 1) / 2; ++i)
    counts.insert(possible.AtMost(i));
  return {counts.begin(), counts.end()};
}

/// All sums of j(j − 1)/2 over the parts j of a partition of `left` into parts
/// of at most `largest`.
void AddPartitions(std::size_t left, std::size_t largest, std::size_t pairs,
                   std::set<std::size_t>& counts) {
  if (left == 0) counts.insert(pairs);
  for (std::size_t j = 1; j <= left && j <= largest; ++j)
    AddPartitions(left - j, j, pairs + (j * (j - 1) / 2), counts);
}

TEST(TrueHypotheses, AreThoseOfShaffersTable) {
  // Shaffer 1986, table 2.
  EXPECT_EQ(AllOf(3), (std::vector<std::size_t>{0, 1, 3}));
  EXPECT_EQ(AllOf(4), (std::vector<std::size_t>{0, 1, 2, 3, 6}));
  EXPECT_EQ(AllOf(5), (std::vector<std::size_t>{0, 1, 2, 3, 4, 6, 10}));
  EXPECT_EQ(AllOf(6), (std::vector<std::size_t>{0, 1, 2, 3, 4, 6, 7, 10, 15}));
}

TEST(TrueHypotheses, AreTheSumsOverAllPartitions) {
  for (std::size_t k = 1; k <= 24; ++k) {
    std::set<std::size_t> counts;
    AddPartitions(k, k, 0, counts);
    EXPECT_EQ(AllOf(k), std::vector<std::size_t>(counts.begin(), counts.end()))
        << k;
  }
}

TEST(TrueHypotheses, GiveTheLargestPossibleNumberBelow) {
  const TrueHypotheses possible(5);
  EXPECT_EQ(possible.AtMost(10), 10U);
  EXPECT_EQ(possible.AtMost(9), 6U);
  EXPECT_EQ(possible.AtMost(5), 4U);
  EXPECT_EQ(possible.AtMost(0), 0U);
}

TEST(TrueHypotheses, CanBeOfNoneOrOneAlgorithm) {
  EXPECT_EQ(TrueHypotheses(0).AtMost(0), 0U);
  EXPECT_EQ(TrueHypotheses(1).AtMost(0), 0U);
}

}  // namespace
}  // namespace melon
