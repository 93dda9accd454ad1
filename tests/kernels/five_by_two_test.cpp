#include "kernels/five_by_two.h"

#include <gtest/gtest.h>

#include <vector>

namespace melon {
namespace {

TEST(FiveByTwo, SumsTheSquaresWithinRunsAndAboutTheFirstMean) {
  // Runs (3, 1) (0, 2) (4, 4) (1, −1) (0, 0), mean of the first 2.
  const std::vector<double> difference = {3, 1, 0, 2, 4, 4, 1, -1, 0, 0};
  const FiveByTwo runs = FiveByTwoOf(difference);
  EXPECT_EQ(runs.first, 3);
  EXPECT_EQ(runs.first_mean, 2);
  EXPECT_EQ(runs.squares, 2 + 2 + 0 + 2 + 0);
  EXPECT_EQ(runs.squares_about_first_mean,
            (1 + 1) + (4 + 0) + (4 + 4) + (1 + 9) + (4 + 4));
  EXPECT_EQ(runs.all_squares, 10 + 4 + 32 + 2 + 0);
}

TEST(FiveByTwo, HasNoVarianceWhenTheFoldsOfEachRunAgree) {
  const std::vector<double> difference = {.3, .1 + .2, 1,  1, 2,
                                          2,  .5,      .5, 0, 0};
  EXPECT_EQ(FiveByTwoOf(difference).squares, 0);
}

}  // namespace
}  // namespace melon
