#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "hypothesis/golden_numbers.h"
#include "hypothesis/paired_scores.h"
#include "test_values.h"

namespace melon::hypothesis {
extern const Test auc_permutation;
extern const Test delong;
namespace {

double P(const PairedScores& pair) {
  return At(auc_permutation.from_pair(pair.view(), {}), "auc_permutation_p")
      .number();
}

std::string_view ReasonFor(const PairedScores& pair) {
  return At(auc_permutation.from_pair(pair.view(), {}), "auc_permutation_p")
      .reason()
      .id;
}

TEST(AucPermutation, CountsThePatternsOfExchange) {
  // Ranks of the positive case 3 and 1, of the negative ones 1 2 and 2 3: D = 2
  // for the two pairs that A ranks rightly and B wrongly. The positive case
  // adds
  // ((2 − 0) + (1.5 − .5)) / 2 = 1.5, each negative one (1 − .5) / 2 = .25: of
  // the eight sums of ±1.5 ±.25 ±.25 two are as far from 0 as 2.
  const PairedScores pair({1, 0, 0}, {3, 1, 2}, {1, 2, 3});
  EXPECT_EQ(P(pair), 0.25);
}

TEST(AucPermutation, AgreesWithAllPatternsOfTenTables) {
  std::map<double, std::vector<std::vector<double>>> tables;
  for (const auto& row : GoldenNumbers("small_samples/pairs.csv"))
    tables[row[0]].push_back(row);
  ASSERT_EQ(tables.size(), 10U);
  for (const auto& [index, rows] : tables) {
    EXPECT_NEAR(P(PairedScores(GoldenColumn(rows, 1), GoldenColumn(rows, 2),
                               GoldenColumn(rows, 3))),
                rows[0][4], 1e-14)
        << index;
  }
}

TEST(AucPermutation, IsFarFromDelongsPWhereAFewCasesAreRankedPerfectly) {
  std::vector<std::vector<double>> rows;
  for (const auto& row : GoldenNumbers("small_samples/pairs.csv")) {
    if (row[0] == 2) rows.push_back(row);
  }
  const PairedScores pair(GoldenColumn(rows, 1), GoldenColumn(rows, 2),
                          GoldenColumn(rows, 3));
  EXPECT_EQ(P(pair), 1. / 64);
  EXPECT_LT(At(delong.from_pair(pair.view(), {}), "delong_p").number(), 0.002);
}

/// Normal scores of the given numbers of cases; A is the better model.
PairedScores Sample(std::size_t positives, std::size_t negatives,
                    double advantage, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> truth;
  std::vector<double> a;
  std::vector<double> b;
  for (std::size_t i = 0; i < positives + negatives; ++i) {
    truth.push_back(i < positives ? 1 : 0);
    a.push_back(Normal(random) + (truth[i] * (1 + advantage)));
    b.push_back(Normal(random) + truth[i]);
  }
  return {truth, a, b};
}

TEST(AucPermutation, IsNearDelongsPInLargerSamples) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const PairedScores pair = Sample(90, 110, 0.2, seed);
    EXPECT_NEAR(P(pair),
                At(delong.from_pair(pair.view(), {}), "delong_p").number(),
                0.02);
  }
}

TEST(AucPermutation, CountsTheSmallClassBesideANormalSumOfTheLargeOne) {
  // 4 positive cases: drawn signs for 4 + 600 cases agree with the p-value to
  // three standard errors of 20,000 draws.
  const PairedScores pair = Sample(4, 600, 0.5, 9);
  Random random(5);
  const PairView view = pair.view();
  const auto ranks = [&](std::span<const double> scores) {
    std::vector<double> rank(scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i) {
      for (const double other : scores) rank[i] += other < scores[i] ? 1 : 0;
    }
    return rank;
  };
  const std::vector<double> a = ranks(view.score_a);
  const std::vector<double> b = ranks(view.score_b);
  std::vector<double> first = a;
  std::vector<double> second = b;
  const auto difference = [&] {
    double sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = 4; j < a.size(); ++j) {
        sum += (first[i] > first[j] ? 1 : 0) + (first[i] == first[j] ? .5 : 0);
        sum -=
            (second[i] > second[j] ? 1 : 0) + (second[i] == second[j] ? .5 : 0);
      }
    }
    return std::abs(sum);
  };
  const double seen = difference();
  constexpr int kDraws = 20000;
  int count = 0;
  for (int draw = 0; draw < kDraws; ++draw) {
    for (std::size_t i = 0; i < a.size(); ++i) {
      const bool exchange = random.Below(2) == 0;
      first[i] = exchange ? b[i] : a[i];
      second[i] = exchange ? a[i] : b[i];
    }
    count += difference() >= seen ? 1 : 0;
  }
  const double share = static_cast<double>(count) / kDraws;
  EXPECT_NEAR(P(pair), share, 3 * std::sqrt(share * (1 - share) / kDraws));
}

TEST(AucPermutation, TakesAWeightOfTwoAsTheCaseTwice) {
  const PairedScores weighted({1, 1, 0, 0, 0}, {5, 2, 1, 3, 4}, {2, 5, 1, 4, 3},
                              {2, 1, 1, 2, 3});
  const PairedScores repeated({1, 1, 1, 0, 0, 0, 0, 0, 0},
                              {5, 5, 2, 1, 3, 3, 4, 4, 4},
                              {2, 2, 5, 1, 4, 4, 3, 3, 3});
  EXPECT_EQ(P(weighted), P(repeated));
}

TEST(AucPermutation, TakesHugeWeightsWithoutListingTheirCases) {
  const PairedScores pair({1, 1, 0, 0}, {4, 3, 1, 2}, {4, 1, 3, 2},
                          {3, 2, 1e9, 2e9});
  const double p = P(pair);
  EXPECT_GT(p, 0);
  EXPECT_LE(p, 1);
}

TEST(AucPermutation, IsOneForModelsThatRankAlike) {
  EXPECT_EQ(P(PairedScores({1, 0, 1, 0}, {4, 3, 2, 1}, {8, 6, 4, 2})), 1);
}

TEST(AucPermutation, HasReasonsWhereItIsNotMade) {
  EXPECT_EQ(ReasonFor(PairedScores({1, 1}, {1, 2}, {2, 1})), "one_class");
  EXPECT_EQ(ReasonFor(PairedScores({1, 0}, {1, 2}, {2, 1}, {.5, 1})),
            "fractional_weights");
  EXPECT_EQ(ReasonFor(Sample(500, 501, 0, 1)), "large_sample");
}

TEST(AucPermutation, IsMadeOfALargeSampleWithoutDelongsVariance) {
  // One model is right about each of 400 cases, the other wrong: every case
  // adds the same to the difference, so the sum of random signs is 20 standard
  // deviations below it, and 2 Φ(−20) = 5.507e-89.
  std::vector<double> right;
  std::vector<double> wrong;
  for (int i = 0; i < 400; ++i) {
    right.push_back(i % 2);
    wrong.push_back(1 - i % 2);
  }
  EXPECT_NEAR(P(PairedScores(right, right, wrong)), 5.507e-89, 1e-92);
  EXPECT_EQ(P(PairedScores(right, wrong, wrong)), 1);
}

TEST(SlowUnderTheNull, TheAucPermutationTestHoldsTheLevelInSmallSamples) {
  constexpr int kExperiments = 4000;
  for (const auto& [positives, negatives] :
       {std::pair{5U, 7U}, {5U, 50U}, {10U, 90U}, {14U, 300U}}) {
    std::vector<double> p_values;
    for (std::uint64_t i = 0; i < kExperiments; ++i)
      p_values.push_back(P(Sample(positives, negatives, 0, 100 + i)));
    for (const double level : {0.01, 0.05, 0.1}) {
      // Exchange of ranks is not quite that of scores: a tenth of the level is
      // allowed for, and four standard errors for chance.
      EXPECT_LT(ShareAtMost(p_values, level),
                1.1 * level + (4 * std::sqrt(level / kExperiments)))
          << positives << " + " << negatives;
    }
  }
}

}  // namespace
}  // namespace melon::hypothesis
