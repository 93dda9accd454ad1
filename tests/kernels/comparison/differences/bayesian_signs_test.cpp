#include "kernels/comparison/differences/bayesian_signs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace melon {
namespace {

using Numbers = std::vector<double>;
using Posterior = std::vector<RopeShares> (*)(std::span<const double>, double,
                                              std::uint32_t, std::uint64_t);

RopeShares MeanOf(const std::vector<RopeShares>& draws) {
  RopeShares mean;
  for (const RopeShares& draw : draws) {
    mean.left += draw.left;
    mean.rope += draw.rope;
    mean.right += draw.right;
  }
  const auto n = static_cast<double>(draws.size());
  return {mean.left / n, mean.rope / n, mean.right / n};
}

void ExpectNear(const RopeShares& one, const RopeShares& other, double error) {
  EXPECT_NEAR(one.left, other.left, error);
  EXPECT_NEAR(one.rope, other.rope, error);
  EXPECT_NEAR(one.right, other.right, error);
}

/// 1 above, 0 below, 1/2 at it.
double Step(double distance) {
  if (distance == 0) return .5;
  return distance > 0 ? 1 : 0;
}

/// The posterior mean: E wᵢwⱼ = αᵢαⱼ / (A(A + 1)), and αᵢ(αᵢ + 1) / (A(A + 1))
/// for i = j.
RopeShares ExpectedSignedRank(Numbers values, double rope) {
  Numbers alpha(values.size(), 1);
  values.push_back(0);
  alpha.push_back(kPriorWeight);
  const double sum = static_cast<double>(values.size()) - 1 + kPriorWeight;
  RopeShares shares{0, 1, 0};
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = 0; j < values.size(); ++j) {
      const double weight =
          alpha[i] * (alpha[j] + (i == j ? 1 : 0)) / (sum * (sum + 1));
      shares.left += weight * Step(-2 * rope - values[i] - values[j]);
      shares.right += weight * Step(values[i] + values[j] - 2 * rope);
    }
  }
  shares.rope = 1 - shares.left - shares.right;
  return shares;
}

const Numbers kWhole = {3, -1, 2, 2, 0, 5, -4, 1, 1, -2, 7, 1};

TEST(SignPosterior, HasTheMeanOfADirichletDistribution) {
  // 2 below −1, 8 from −1 to 1 and above … : counts over 12 + 1/2.
  const auto draws = SignPosterior(kWhole, 1, 20000, 3);
  ASSERT_EQ(draws.size(), 20000U);
  ExpectNear(MeanOf(draws), {2 / 12.5, 5.5 / 12.5, 5 / 12.5}, .004);
}

TEST(SignPosterior, SpreadsAsADirichletDistribution) {
  // Variance of a share with parameter a of A: a(A − a) / (A²(A + 1)).
  const auto draws = SignPosterior(kWhole, 1, 20000, 4);
  double squares = 0;
  for (const RopeShares& draw : draws) {
    squares += (draw.rope - 5.5 / 12.5) * (draw.rope - 5.5 / 12.5);
  }
  EXPECT_NEAR(squares / 20000, 5.5 * 7 / (12.5 * 12.5 * 13.5), .0006);
}

TEST(SignedRankPosterior, HasTheMeanOverAllPairs) {
  for (const double rope : {0., .5, 1., 3.}) {
    ExpectNear(MeanOf(SignedRankPosterior(kWhole, rope, 20000, 5)),
               ExpectedSignedRank(kWhole, rope), .005);
  }
}

TEST(SignedRankPosterior, TakesSumsThatAreEqualInDecimalAsEqual) {
  Numbers tenths = kWhole;
  for (double& one : tenths) one /= 10;
  const auto whole = SignedRankPosterior(kWhole, 1, 100, 6);
  const auto decimal = SignedRankPosterior(tenths, .1, 100, 6);
  for (std::size_t i = 0; i < whole.size(); ++i)
    EXPECT_EQ(whole[i].left, decimal[i].left);
}

TEST(BayesianSigns, LieOnTheSimplexAndLeaveNothingInARegionOfNoWidth) {
  for (const Posterior posterior : {&SignPosterior, &SignedRankPosterior}) {
    for (const RopeShares& draw : posterior(kWhole, 1, 500, 7)) {
      EXPECT_GE(std::min({draw.left, draw.rope, draw.right}), 0);
      EXPECT_NEAR(draw.left + draw.rope + draw.right, 1, 1e-15);
    }
  }
  for (const RopeShares& draw : SignedRankPosterior(kWhole, 0, 500, 7))
    EXPECT_NEAR(draw.rope, 0, 1e-15);
}

TEST(BayesianSigns, ExchangeLeftAndRightWithTheSigns) {
  Numbers other = kWhole;
  for (double& one : other) one = -one;
  std::reverse(other.begin(), other.end());
  for (const Posterior posterior : {&SignPosterior, &SignedRankPosterior}) {
    const auto draws = posterior(kWhole, 1, 200, 8);
    const auto mirrored = posterior(other, 1, 200, 8);
    for (std::size_t i = 0; i < draws.size(); ++i) {
      EXPECT_EQ(draws[i].left, mirrored[i].right);
      EXPECT_EQ(draws[i].right, mirrored[i].left);
    }
  }
}

TEST(BayesianSigns, DependOnTheSeedAlone) {
  const auto one = SignedRankPosterior(kWhole, 1, 10, 9);
  const auto same = SignedRankPosterior(kWhole, 1, 10, 9);
  const auto other = SignedRankPosterior(kWhole, 1, 10, 10);
  EXPECT_EQ(one[9].left, same[9].left);
  EXPECT_NE(one[9].left, other[9].left);
}

TEST(BayesianSigns, AreThePriorWithoutDifferences) {
  for (const Posterior posterior : {&SignPosterior, &SignedRankPosterior})
    EXPECT_EQ(posterior({}, .1, 3, 1)[2].rope, 1);
}

TEST(LargestShares, CountInHowManyDrawsEachIsTheLargest) {
  const std::vector<RopeShares> draws = {
      {.5, .3, .2}, {.4, .4, .2}, {.1, .2, .7}, {.2, .7, .1}};
  const RopeShares shares = LargestShares(draws);
  EXPECT_EQ(shares.left, 1.5 / 4);
  EXPECT_EQ(shares.rope, 1.5 / 4);
  EXPECT_EQ(shares.right, 1. / 4);
}

}  // namespace
}  // namespace melon
