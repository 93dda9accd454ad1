#include "kernels/binary/ranks/kendall_correlation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

/// From the definition, over all pairs.
double ByPairs(const Numbers& a, const Numbers& b, const Numbers& weight) {
  double balance = 0;
  double untied_a = 0;
  double untied_b = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const double pair = weight.empty() ? 1 : weight[i] * weight[j];
      const int order_a = (a[i] > a[j] ? 1 : 0) - (a[i] < a[j] ? 1 : 0);
      const int order_b = (b[i] > b[j] ? 1 : 0) - (b[i] < b[j] ? 1 : 0);
      balance += pair * order_a * order_b;
      untied_a += order_a != 0 ? pair : 0;
      untied_b += order_b != 0 ? pair : 0;
    }
  }
  return balance / std::sqrt(untied_a * untied_b);
}

Numbers Draw(std::size_t n, std::uint32_t levels, Random& random) {
  Numbers numbers(n);
  for (double& number : numbers) number = random.Below(levels);
  return numbers;
}

TEST(KendallCorrelation, IsConcordantLessDiscordantOverUntiedPairs) {
  // 4 right, 1 wrong; all 6 pairs differ in a, 5 in b
  EXPECT_DOUBLE_EQ(
      KendallCorrelation(Numbers{1, 2, 3, 4}, Numbers{1, 3, 2, 3}, {}).number(),
      3 / std::sqrt(6.0 * 5));
}

TEST(KendallCorrelation, IsThatOfScipy) {
  // scipy 1.14.1: kendalltau(rel, score)
  const Numbers relevance{3, 2, 3, 0, 1, 2, 3, 2, 0, 1};
  const Numbers score{.9, .8, .8, .7, .6, .5, .5, .5, .3, .1};
  EXPECT_NEAR(KendallCorrelation(relevance, score, {}).number(),
              0.3594473161741678, 1e-15);
}

TEST(KendallCorrelation, IsThatOverAllPairs) {
  Random random(3);
  for (const std::size_t n : {2U, 3U, 16U, 17U, 33U, 100U, 257U}) {
    for (const std::uint32_t levels : {3U, 50U, 1000000U}) {
      Numbers a = Draw(n, levels, random);
      Numbers b = Draw(n, levels, random);
      a[0] = -1;
      b[1] = -1;
      EXPECT_NEAR(KendallCorrelation(a, b, {}).number(), ByPairs(a, b, {}),
                  1e-14);
    }
  }
}

TEST(KendallCorrelation, WeighsAPairByTheProduct) {
  Random random(4);
  const Numbers a = Draw(60, 10, random);
  const Numbers b = Draw(60, 10, random);
  Numbers weight(60);
  for (double& one : weight) one = 3 * random.Unit();
  EXPECT_NEAR(KendallCorrelation(a, b, weight).number(), ByPairs(a, b, weight),
              1e-14);
}

TEST(KendallCorrelation, IsOneForTheSameOrderAndMinusOneForTheOther) {
  const Numbers a{1, 5, 5, 9};
  const Numbers b{-2, 0, 0, 1e300};
  const Numbers c{2, 0, 0, -1e300};
  EXPECT_EQ(KendallCorrelation(a, b, {}).number(), 1);
  EXPECT_EQ(KendallCorrelation(a, c, {}).number(), -1);
}

TEST(KendallCorrelation, IsUndefinedWhereAllAreEqual) {
  const Numbers same{2, 2};
  const Numbers other{1, 2};
  EXPECT_EQ(KendallCorrelation(same, other, {}).reason().id, "constant_truth");
  EXPECT_EQ(KendallCorrelation(other, same, {}).reason().id, "constant_score");
  EXPECT_EQ(KendallCorrelation(other, other, Numbers{1, 0}).reason().id,
            "constant_truth");
  EXPECT_FALSE(KendallCorrelation({}, {}, {}).defined());
  EXPECT_FALSE(KendallCorrelation(Numbers{1}, Numbers{1}, {}).defined());
}

TEST(CountKendallPairs, TellsConcordantDiscordantAndTiedOnes) {
  // (1, 1), (1, 2), (2, 2), (3, 0): pairs tied in the first, concordant,
  // discordant, tied in the second, discordant, discordant.
  const KendallPairs pairs =
      CountKendallPairs(Numbers{1, 1, 2, 3}, Numbers{1, 2, 2, 0}, {});
  EXPECT_EQ(pairs.concordant, 1);
  EXPECT_EQ(pairs.discordant, 3);
  EXPECT_EQ(pairs.tied_truth, 1);
  EXPECT_EQ(pairs.tied_score, 1);
}

TEST(CountKendallPairs, TakesTheProductOfWeights) {
  const KendallPairs pairs = CountKendallPairs(
      Numbers{1, 1, 2, 3}, Numbers{1, 2, 2, 0}, Numbers{2, 3, 5, 7});
  EXPECT_EQ(pairs.concordant, 2 * 5);
  EXPECT_EQ(pairs.discordant, (2 + 3 + 5) * 7);
  EXPECT_EQ(pairs.tied_truth, 2 * 3);
  EXPECT_EQ(pairs.tied_score, 3 * 5);
}

}  // namespace
}  // namespace melon
