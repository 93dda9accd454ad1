#include "resampling/binomial_draw.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "special/binomial.h"
#include "special/chi_squared.h"

namespace melon {
namespace {

/// χ² of 100,000 draws against the binomial distribution, as a p-value.
double GoodnessOfFit(std::size_t trials, std::uint64_t numerator,
                     std::uint64_t denominator) {
  constexpr int kDraws = 100'000;
  std::vector<double> seen(trials + 1);
  Random random(17);
  for (int i = 0; i < kDraws; ++i) {
    seen[static_cast<std::size_t>(
        DrawBinomial(random, trials, numerator, denominator))] += 1;
  }
  const double p =
      static_cast<double>(numerator) / static_cast<double>(denominator);
  double statistic = 0;
  for (std::size_t k = 0; k < seen.size(); ++k) {
    const double expected =
        kDraws *
        BinomialPmf(static_cast<double>(k), static_cast<double>(trials), p);
    statistic += (seen[k] - expected) * (seen[k] - expected) / expected;
  }
  return ChiSquaredSurvival(statistic, static_cast<double>(trials));
}

TEST(DrawBinomial, FollowsTheBinomialDistribution) {
  EXPECT_GT(GoodnessOfFit(6, 1, 2), 0.01);
  EXPECT_GT(GoodnessOfFit(6, 3, 8), 0.01);
  EXPECT_GT(GoodnessOfFit(5, 2, 3), 0.01);
  EXPECT_GT(GoodnessOfFit(4, 8192, 11'000), 0.01);
}

TEST(DrawBinomial, HasTheMeanAndTheVarianceBeyondOneWord) {
  constexpr std::uint64_t kTrials = 1000;
  constexpr int kDraws = 20'000;
  constexpr double kP = 4. / 7;
  Random random(3);
  double total = 0;
  double squares = 0;
  for (int i = 0; i < kDraws; ++i) {
    const double deviation =
        static_cast<double>(DrawBinomial(random, kTrials, 4, 7)) -
        (kTrials * kP);
    total += deviation;
    squares += deviation * deviation;
  }
  const double variance = kTrials * kP * (1 - kP);
  // Four standard errors of the mean and of the variance.
  EXPECT_NEAR(total / kDraws, 0, 4 * std::sqrt(variance / kDraws));
  EXPECT_NEAR(squares / kDraws, variance,
              4 * variance * std::sqrt(2.0 / kDraws));
}

TEST(DrawBinomial, IsCertainAtProbabilityZeroAndOneAndWithoutTrials) {
  Random random(1);
  EXPECT_EQ(DrawBinomial(random, 130, 0, 5), 0U);
  EXPECT_EQ(DrawBinomial(random, 130, 5, 5), 130U);
  EXPECT_EQ(DrawBinomial(random, 0, 2, 5), 0U);
}

TEST(DrawBinomial, IsARepeatableFunctionOfTheSeed) {
  Random first(9);
  Random second(9);
  EXPECT_EQ(DrawBinomial(first, 1'000'000, 1, 3),
            DrawBinomial(second, 1'000'000, 1, 3));
}

}  // namespace
}  // namespace melon
