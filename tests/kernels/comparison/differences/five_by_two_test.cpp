#include "kernels/comparison/differences/five_by_two.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace melon {
namespace {

TEST(FiveByTwo, SumsTheSquaresWithinRunsAndAboutTheFirstMean) {
  // Runs (3, 1) (0, 2) (4, 4) (1, −1) (0, 0), mean of the first 2.
  const std::vector<double> difference = {3, 1, 0, 2, 4, 4, 1, -1, 0, 0};
  const FiveByTwo runs = FiveByTwoOf(difference);
  // In units of the power of two below the largest, 4.
  EXPECT_EQ(runs.unit, 4);
  EXPECT_EQ(runs.first * 4, 3);
  EXPECT_EQ(runs.first_mean * 4, 2);
  EXPECT_EQ(runs.squares * 16, 2 + 2 + 0 + 2 + 0);
  EXPECT_EQ(runs.squares_about_first_mean * 16,
            (1 + 1) + (4 + 0) + (4 + 4) + (1 + 9) + (4 + 4));
  EXPECT_EQ(runs.all_squares * 16, 10 + 4 + 32 + 2 + 0);
}

TEST(FiveByTwo, HasTheSameSumsInAnotherUnit) {
  const std::vector<double> difference = {3, 1, 0, 2, 4, 4, 1, -1, 0, 0};
  for (const int exponent : {-1070, 1020}) {
    std::vector<double> other = difference;
    for (double& one : other) one = std::ldexp(one, exponent);
    EXPECT_EQ(FiveByTwoOf(other).squares, FiveByTwoOf(difference).squares);
    EXPECT_EQ(FiveByTwoOf(other).unit, std::ldexp(4, exponent));
  }
}

TEST(FiveByTwo, HasNoVarianceWhenTheFoldsOfEachRunAgree) {
  const std::vector<double> difference = {.3, .1 + .2, 1,  1, 2,
                                          2,  .5,      .5, 0, 0};
  EXPECT_EQ(FiveByTwoOf(difference).squares, 0);
}

}  // namespace
}  // namespace melon
