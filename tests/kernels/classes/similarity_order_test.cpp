#include "kernels/classes/similarity_order.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

using Order = std::vector<std::size_t>;

TEST(SimilarityOrder, PutsClassesThatAreConfusedSideBySide) {
  // 0 is mistaken for 2, and 1 for 3.
  const ConfusionMatrix matrix(
      4, {8, 0, 2, 0, 0, 8, 0, 2, 0, 0, 10, 0, 0, 0, 0, 10});
  EXPECT_EQ(SimilarityOrder(matrix), (Order{0, 2, 1, 3}));
}

TEST(SimilarityOrder, JoinsTheMostSimilarFirst) {
  // Shares: 0–1 .3, 1–2 .2, 0–2 .1: the chain 0–1–2 is complete without 0–2.
  const ConfusionMatrix matrix(3, {6, 3, 1, 0, 8, 2, 0, 0, 10});
  EXPECT_EQ(SimilarityOrder(matrix), (Order{0, 1, 2}));
  // With 0–2 at .35 the chain is 1–0–2, read from its lower end.
  const ConfusionMatrix other(3, {35, 30, 35, 0, 80, 20, 0, 0, 100});
  EXPECT_EQ(SimilarityOrder(other), (Order{1, 0, 2}));
}

TEST(SimilarityOrder, CountsSharesAndNotCases) {
  // 10 of 1,000 cases of class 0 are class 1, and 5 of 10 of class 2.
  const ConfusionMatrix matrix(3, {990, 10, 0, 0, 1000, 0, 0, 5, 5});
  EXPECT_EQ(SimilarityOrder(matrix), (Order{0, 1, 2}));
}

TEST(SimilarityOrder, KeepsTheOrderWhenNothingIsConfused) {
  const ConfusionMatrix matrix(3, {1, 0, 0, 0, 1, 0, 0, 0, 0});
  EXPECT_EQ(SimilarityOrder(matrix), (Order{0, 1, 2}));
}

}  // namespace
}  // namespace melon
