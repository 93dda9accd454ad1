#include "kernels/comparison/ranks/friedman_permutations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "base/random.h"
#include "kernels/comparison/ranks/friedman_exact.h"
#include "kernels/comparison/ranks/rank_rows.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

Numbers RandomRanks(std::size_t columns, std::size_t rows, double values,
                    double effect) {
  Random random(19);
  Numbers result(columns * rows);
  for (std::size_t i = 0; i < result.size(); ++i) {
    result[i] = std::floor(random.Unit() * values) +
                (effect * static_cast<double>(i % columns));
  }
  return RankRows(result, columns, true).rank;
}

TEST(FriedmanPermutations, ComeCloseToTheExactPValue) {
  constexpr std::uint32_t kDraws = 200000;
  for (const double values : {4., 1e9}) {
    for (const std::size_t rows : {7U, 8U}) {
      const Numbers rank = RandomRanks(4, rows, values, values / 10);
      FriedmanPermutations permutations(rank, 4, 3);
      permutations.Draw(kDraws);
      const double exact = *FriedmanExactTail(rank, 4);
      const double error = std::sqrt(exact * (1 - exact) / kDraws);
      EXPECT_NEAR(permutations.p(), exact, 4 * error);
    }
  }
}

TEST(FriedmanPermutations, ComeCloseToTheLimitForManyAlgorithms) {
  // With 40 algorithms a row takes several random numbers. The mean of χ² is
  // k − 1 and the table here has about that, so p is near 1/2.
  Numbers rank = RandomRanks(40, 30, 1e9, 0);
  FriedmanPermutations permutations(rank, 40, 3);
  permutations.Draw(4000);
  Numbers sums = SumRanks(rank, 40).rank_sum;
  double chi = 0;
  for (const double sum : sums)
    chi += 12 * (sum - 615) * (sum - 615) / (30. * 40 * 41);
  // Wilson and Hilferty's normal approximation to χ² with 39 degrees of
  // freedom, which errs by less than .01.
  const double z =
      (std::cbrt(chi / 39) - (1 - (2. / 351))) / std::sqrt(2. / 351);
  EXPECT_NEAR(permutations.p(), std::erfc(z / std::sqrt(2.)) / 2, .04);
}

TEST(FriedmanPermutations, MakeAllOrdersOfARowEquallyLikely) {
  // Beside a fixed row 1 2 3 4 the sum of squares tells how many of the 24
  // orders agree with it at least as well: only one is the same, and by its
  // mirror none else.
  const Numbers rank = {1, 2, 3, 4, 1, 2, 3, 4};
  FriedmanPermutations permutations(rank, 4, 8);
  constexpr std::uint32_t kDraws = 240000;
  permutations.Draw(kDraws);
  const double expected = 1. / 24;
  EXPECT_NEAR(permutations.p(), expected,
              4 * std::sqrt(expected * (1 - expected) / kDraws));
}

TEST(FriedmanPermutations, DoNotDependOnHowManyAreAskedForAtATime) {
  const Numbers rank = RandomRanks(7, 9, 5, .5);
  FriedmanPermutations at_once(rank, 7, 42);
  at_once.Draw(1000);
  FriedmanPermutations in_steps(rank, 7, 42);
  for (const std::uint32_t draws : {1U, 0U, 333U, 666U}) in_steps.Draw(draws);
  EXPECT_EQ(at_once.draws(), 1000);
  EXPECT_EQ(in_steps.draws(), 1000);
  EXPECT_EQ(at_once.p(), in_steps.p());
}

TEST(FriedmanPermutations, DoNotDependOnTheOrderOfRowsAndColumns) {
  const Numbers rank = RandomRanks(5, 12, 6, .4);
  FriedmanPermutations permutations(rank, 5, 3);
  permutations.Draw(1001);
  // From the last row and column to the first.
  const Numbers turned(rank.rbegin(), rank.rend());
  FriedmanPermutations others(turned, 5, 3);
  others.Draw(1001);
  EXPECT_GT(permutations.p(), .001);
  EXPECT_EQ(others.p(), permutations.p());
}

TEST(FriedmanPermutations, DependOnTheSeed) {
  const Numbers rank = RandomRanks(7, 9, 1e9, 0);
  FriedmanPermutations one(rank, 7, 1);
  FriedmanPermutations two(rank, 7, 2);
  one.Draw(5000);
  two.Draw(5000);
  EXPECT_NE(one.p(), two.p());
}

TEST(FriedmanPermutations, NeverGivePZero) {
  const Numbers rank = {1, 2, 3, 4, 5, 1, 2, 3, 4, 5,
                        1, 2, 3, 4, 5, 1, 2, 3, 4, 5};
  FriedmanPermutations permutations(rank, 5, 1);
  permutations.Draw(99);
  EXPECT_EQ(permutations.p(), .01);
}

TEST(FriedmanPermutations, HavePOneBeforeTheFirstDrawAndWhenAllIsTied) {
  FriedmanPermutations permutations(Numbers(12, 2), 3, 1);
  EXPECT_EQ(permutations.p(), 1);
  permutations.Draw(10);
  EXPECT_EQ(permutations.p(), 1);
}

}  // namespace
}  // namespace melon
