#include "special/signed_rank.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <numeric>
#include <optional>
#include <vector>

#include "hypothesis/golden_numbers.h"

namespace melon {
namespace {

TEST(SignedRankCdf, CountsTheSignPatterns) {
  // Sums of subsets of {1, 2, 3}: 0 1 2 3 3 4 5 6.
  const std::vector<double> ranks{1, 2, 3};
  EXPECT_EQ(SignedRankCdf(0, ranks), 1. / 8);
  EXPECT_EQ(SignedRankCdf(2, ranks), 3. / 8);
  EXPECT_EQ(SignedRankCdf(3, ranks), 5. / 8);
  EXPECT_EQ(SignedRankCdf(6, ranks), 1);
  EXPECT_EQ(SignedRankCdf(-0.5, ranks), 0);
}

TEST(SignedRankCdf, TakesSharedRanks) {
  // Sums of subsets of {1.5, 1.5, 3}: 0 1.5 1.5 3 3 4.5 4.5 6.
  const std::vector<double> ranks{1.5, 1.5, 3};
  EXPECT_EQ(SignedRankCdf(1.5, ranks), 3. / 8);
  EXPECT_EQ(SignedRankCdf(2.5, ranks), 3. / 8);
  EXPECT_EQ(SignedRankCdf(3, ranks), 5. / 8);
}

TEST(SignedRankTwoSided, IsTwiceTheSmallerTailAndAtMostOne) {
  const std::vector<double> ranks{1, 2, 3};
  EXPECT_EQ(SignedRankTwoSided(0, ranks), 1. / 4);
  EXPECT_EQ(SignedRankTwoSided(6, ranks), 1. / 4);
  EXPECT_EQ(SignedRankTwoSided(3, ranks), 1);
  EXPECT_EQ(SignedRankTwoSided(0, {}), 1);
}

TEST(SignedRankTwoSided, AgreesWithCountingInWholeNumbers) {
  // tests/golden/regression.py, exact_signed_rank_p.
  for (const auto& row : GoldenNumbers("regression/signed_rank.csv")) {
    const auto count = static_cast<std::size_t>(row[0]);
    const std::vector<double> ranks(
        row.begin() + 3, row.begin() + 3 + static_cast<std::ptrdiff_t>(count));
    EXPECT_NEAR(SignedRankTwoSided(row[1], ranks), row[2], 1e-14 * row[2])
        << count;
  }
}

TEST(SignedRankTwoSided, KeepsTheDigitsOfTinyTails) {
  // 2 / 2^100.
  std::vector<double> ranks(kMostSignedRanks);
  std::iota(ranks.begin(), ranks.end(), 1);
  EXPECT_EQ(SignedRankTwoSided(0, ranks), 0x1p-99);
}

TEST(SignedRankCritical, OfFiveRanksAtATenthIsZero) {
  // T = 0 has the p-value 2/32, T = 1 has 4/32.
  EXPECT_EQ(SignedRankCritical(5, 0.1), 0);
  EXPECT_EQ(SignedRankCritical(5, 0.125), 1);
  EXPECT_EQ(SignedRankCritical(5, 0.05), std::nullopt);
}

TEST(SignedRankCritical, GivesTheTableOfTheTextbooks) {
  // Wilcoxon's T at .05: 8 for 10, 21 for 14, 52 for 20 and 137 for 30 pairs.
  EXPECT_EQ(SignedRankCritical(10, 0.05), 8);
  EXPECT_EQ(SignedRankCritical(14, 0.05), 21);
  EXPECT_EQ(SignedRankCritical(20, 0.05), 52);
  EXPECT_EQ(SignedRankCritical(30, 0.05), 137);
}

TEST(SignedRankCritical, AgreesWithCountingInWholeNumbers) {
  // tests/golden/comparison_distributions.py, signed_rank_critical; −1: none.
  for (const auto& row :
       GoldenNumbers("comparison_distributions/signed_rank_critical.csv")) {
    const auto critical =
        SignedRankCritical(static_cast<std::size_t>(row[0]), row[1]);
    EXPECT_EQ(critical.value_or(-1), row[2]) << row[0] << " " << row[1];
  }
}

TEST(SignedRankCritical, TakesSharedRanks) {
  // Sums of subsets of {1.5, 1.5, 3}: 0 1.5 1.5 3 3 4.5 4.5 6.
  const std::vector<double> ranks{1.5, 1.5, 3};
  // In halves: up to 1 the probability is 1/8, up to 2.5 it is 3/8.
  EXPECT_EQ(SignedRankCritical(ranks, 0.25), 1);
  EXPECT_EQ(SignedRankCritical(ranks, 0.75), 2.5);
  EXPECT_EQ(SignedRankCritical(ranks, 0.2), std::nullopt);
}

TEST(SignedRankCritical, IsNoneWithoutRanks) {
  EXPECT_EQ(SignedRankCritical(0, 0.05), std::nullopt);
}

}  // namespace
}  // namespace melon
