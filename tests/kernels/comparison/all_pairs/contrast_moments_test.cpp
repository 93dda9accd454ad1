#include "kernels/comparison/all_pairs/contrast_moments.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

TEST(ContrastMoments, OfTwoColumnsAreThoseOfTheDifference) {
  // Differences −1, −3, −2, over √2.
  const ContrastMoments moments =
      MomentsOfContrasts(Numbers{1, 2, 4, 7, 0, 2}, 2);
  EXPECT_EQ(moments.contrasts, 1U);
  // In units of the power of two below the largest, 4.
  EXPECT_EQ(moments.unit, 4);
  EXPECT_DOUBLE_EQ(moments.mean[0], -2 / std::sqrt(2.) / 4);
  EXPECT_DOUBLE_EQ(moments.covariance[0], .5 / 16);
  EXPECT_DOUBLE_EQ(moments.Trace(), .5 / 16);
  EXPECT_DOUBLE_EQ(moments.SquaredNorm(), .25 / 256);
}

TEST(ContrastMoments, AreTheSameInAnotherUnit) {
  const Numbers result = {1, 2, 4, 5, 7, 4, 0, 2, 9};
  for (const int exponent : {-1070, -530, 1020}) {
    Numbers other = result;
    for (double& one : other) one = std::ldexp(one, exponent);
    EXPECT_EQ(MomentsOfContrasts(result, 3).covariance,
              MomentsOfContrasts(other, 3).covariance);
    EXPECT_EQ(MomentsOfContrasts(other, 3).unit, std::ldexp(8, exponent));
  }
}

TEST(ContrastMoments, HaveTheSumsOfSquaresOfTheAnalysisOfVariance) {
  Random random(3);
  constexpr std::size_t kRows = 9;
  constexpr std::size_t kColumns = 6;
  Numbers result(kRows * kColumns);
  for (double& one : result) one = random.Unit();
  Numbers row_mean(kRows);
  Numbers column_mean(kColumns);
  double mean = 0;
  for (std::size_t i = 0; i < result.size(); ++i) {
    row_mean[i / kColumns] += result[i] / kColumns;
    column_mean[i % kColumns] += result[i] / kRows;
    mean += result[i] / (kRows * kColumns);
  }
  double within = 0;
  for (std::size_t i = 0; i < result.size(); ++i) {
    within += std::pow(
        result[i] - row_mean[i / kColumns] - column_mean[i % kColumns] + mean,
        2);
  }
  double between = 0;
  for (const double one : column_mean) between += std::pow(one - mean, 2);
  const ContrastMoments moments = MomentsOfContrasts(result, kColumns);
  const double square = moments.unit * moments.unit;
  EXPECT_NEAR((kRows - 1) * moments.Trace() * square, within, 1e-14);
  double squares = 0;
  for (const double one : moments.mean) squares += one * one;
  EXPECT_NEAR(squares * square, between, 1e-15);
}

TEST(ContrastMoments, DoNotSeeTheLevelOfARow) {
  const Numbers result = {1, 2, 4, 5, 7, 4, 0, 2, 9};
  Numbers shifted = result;
  for (std::size_t i = 3; i < 6; ++i) shifted[i] += 1 << 20;
  const ContrastMoments before = MomentsOfContrasts(result, 3);
  const ContrastMoments after = MomentsOfContrasts(shifted, 3);
  const double factor = after.unit / before.unit;
  for (std::size_t i = 0; i < 4; ++i)
    EXPECT_EQ(after.covariance[i] * factor * factor, before.covariance[i]);
}

TEST(ContrastMoments, KnowWhenOnlyRoundingVaries) {
  EXPECT_TRUE(
      MomentsOfContrasts(Numbers{.9, .8, .8, .7, .3, .2}, 2).no_variance);
  EXPECT_FALSE(
      MomentsOfContrasts(Numbers{.9, .8, .8, .7, .3, .201}, 2).no_variance);
  EXPECT_TRUE(MomentsOfContrasts(Numbers(6, 0), 3).no_variance);
}

}  // namespace
}  // namespace melon
