#include "kernels/binary/ranks/spearman_correlation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace melon {
namespace {

using Numbers = std::vector<double>;

TEST(SpearmanCorrelation, IsTheCorrelationOfTheRanks) {
  // Ranks 1 2 3 4 and 1 3.5 2 3.5, mean 2.5: covariance 4, variances 5 and 4.5
  EXPECT_DOUBLE_EQ(
      SpearmanCorrelation(Numbers{1, 2, 3, 4}, Numbers{1, 9, 4, 9}, {})
          .number(),
      (1.5 * 1.5 - .5 * 1 + .5 * -.5 + 1.5 * 1) / std::sqrt(5 * 4.5));
}

TEST(SpearmanCorrelation, IsThatOfScipy) {
  // scipy 1.14.1: spearmanr(rel, score)
  const Numbers relevance{3, 2, 3, 0, 1, 2, 3, 2, 0, 1};
  const Numbers score{.9, .8, .8, .7, .6, .5, .5, .5, .3, .1};
  EXPECT_NEAR(SpearmanCorrelation(relevance, score, {}).number(),
              0.46990046990070483, 1e-15);
}

TEST(SpearmanCorrelation, TakesWeightTwoAsTheEntryTwice) {
  EXPECT_NEAR(SpearmanCorrelation(Numbers{1, 2, 3, 4}, Numbers{2, 1, 4, 4},
                                  Numbers{2, 1, 0, 3})
                  .number(),
              SpearmanCorrelation(Numbers{1, 1, 2, 4, 4, 4},
                                  Numbers{2, 2, 1, 4, 4, 4}, {})
                  .number(),
              1e-15);
}

TEST(SpearmanCorrelation, IsOneForTheSameOrderAndMinusOneForTheOther) {
  const Numbers a{1, 5, 5, 9};
  const Numbers c{2, 0, 0, -1e300};
  EXPECT_DOUBLE_EQ(SpearmanCorrelation(a, a, {}).number(), 1);
  EXPECT_DOUBLE_EQ(SpearmanCorrelation(a, c, {}).number(), -1);
}

TEST(SpearmanCorrelation, IsUndefinedWhereAllAreEqual) {
  const Numbers same{2, 2};
  const Numbers other{1, 2};
  EXPECT_EQ(SpearmanCorrelation(same, other, {}).reason().id, "constant_truth");
  EXPECT_EQ(SpearmanCorrelation(other, same, {}).reason().id, "constant_score");
  EXPECT_EQ(SpearmanCorrelation(other, other, Numbers{.1, 0}).reason().id,
            "constant_truth");
  EXPECT_FALSE(SpearmanCorrelation({}, {}, {}).defined());
}

TEST(CorrelateRanks, MeasuresRanksFromTheMiddleInHalvesOfTheTotal) {
  const RankDeviations ranks =
      CorrelateRanks(Numbers{1, 2, 3, 4}, Numbers{1, 9, 4, 9}, {});
  // Ranks 1 2 3 4 and 1 3.5 2 3.5, mean 2.5, half the total 2.
  EXPECT_EQ(ranks.truth, (Numbers{-.75, -.25, .25, .75}));
  EXPECT_EQ(ranks.score, (Numbers{-.75, .5, -.25, .5}));
  EXPECT_EQ(ranks.truth_squares, 5 / 4.0);
  EXPECT_EQ(ranks.score_squares, 4.5 / 4);
  EXPECT_EQ(ranks.products, (2.25 - .5 - .25 + 1.5) / 4);
}

}  // namespace
}  // namespace melon
