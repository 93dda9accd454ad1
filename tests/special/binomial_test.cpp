#include "special/binomial.h"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>

#include "hypothesis/golden_numbers.h"

namespace melon {
namespace {

double RelativeBound(double trials) { return 1e-13 * (1 + std::sqrt(trials)); }

TEST(Binomial, OfThreeFairTossesIsOneThreeThreeOneEighths) {
  EXPECT_NEAR(BinomialPmf(0, 3, 0.5), 1. / 8, RelativeBound(3) / 8);
  EXPECT_NEAR(BinomialPmf(1, 3, 0.5), 3. / 8, RelativeBound(3) / 8);
  EXPECT_NEAR(BinomialCdf(1, 3, 0.5), 4. / 8, RelativeBound(3) / 8);
  EXPECT_NEAR(BinomialSurvival(1, 3, 0.5), 4. / 8, RelativeBound(3) / 8);
}

TEST(Binomial, KeepsItsPromiseInBothTails) {
  // tests/golden/special.py (mpmath 1.3.0, 60 digits): k, n, p, pmf, cdf,
  // survival.
  constexpr double kCases[][6] = {
      {4, 10, 0.3, 0.20012094899999999, 0.84973166740000002,
       0.15026833259999998},
      {0, 7, 0.2, 0.20971519999999998, 0.20971519999999998,
       0.79028480000000002},
      {10, 35, 0.5, 0.0053428636165335774, 0.0083369239000603557,
       0.99166307609993964},
      {90, 300, 0.3, 0.050209508094910662, 0.52844162971783411,
       0.47155837028216589},
      {150, 1000, 0.25, 4.1802935560345104e-15, 8.7879226505213977e-15,
       0.99999999999999121},
      {4900, 10000, 0.5, 0.0010798643294333557, 0.023292763852473694,
       0.97670723614752631},
      {499000, 1000000, 0.5, 0.00010798197801891516, 0.022804149932691043,
       0.97719585006730896},
  };
  for (const auto& [k, n, p, pmf, cdf, survival] : kCases) {
    const double bound = RelativeBound(n);
    EXPECT_NEAR(BinomialPmf(k, n, p), pmf, pmf * bound);
    EXPECT_NEAR(BinomialCdf(k, n, p), cdf, cdf * bound);
    EXPECT_NEAR(BinomialSurvival(k, n, p), survival, survival * bound);
  }
}

TEST(Binomial, IsCertainWhenTheProbabilityIsZeroOrOne) {
  EXPECT_EQ(BinomialPmf(0, 4, 0), 1);
  EXPECT_EQ(BinomialPmf(1, 4, 0), 0);
  EXPECT_EQ(BinomialPmf(4, 4, 1), 1);
  EXPECT_EQ(BinomialCdf(0, 4, 0), 1);
  EXPECT_EQ(BinomialSurvival(3, 4, 1), 1);
  EXPECT_EQ(BinomialCdf(4, 4, 0.5), 1);
  EXPECT_EQ(BinomialSurvival(4, 4, 0.5), 0);
}

TEST(BinomialTwoSidedHalf, KeepsItsPromise) {
  // tests/golden/special.py (mpmath 1.3.0, 60 digits); R 4.2
  // binom.test(10, 35)$p.value agrees.
  constexpr double kCases[][3] = {
      {10, 35, 0.016673847800120711},
      {25, 35, 0.016673847800120711},
      {0, 5, 0.0625},
      {17, 35, 1},
      {499000, 1000000, 0.045608299865382086},
      {100, 1000, 1.3403435580012593e-161},
  };
  for (const auto& [k, n, p] : kCases) {
    EXPECT_NEAR(BinomialTwoSidedHalf(k, n), p, p * RelativeBound(n));
  }
}

TEST(BinomialTwoSidedHalf, IsOneAtTheCentreAndWithoutTrials) {
  EXPECT_EQ(BinomialTwoSidedHalf(5, 10), 1);
  EXPECT_EQ(BinomialTwoSidedHalf(0, 0), 1);
}

/// The files mark with −1 that there is none.
std::optional<double> CountOrNone(double number) {
  return number < 0 ? std::nullopt : std::optional<double>(number);
}

TEST(BinomialCriticalCount, OfTenTrialsAtThreeTenthsIsSix) {
  // docs/worked-examples.md: P(X ≥ 5; 10, .3) = .150268, P(X > 5) = .047349.
  EXPECT_EQ(BinomialCriticalCount(10, 0.3, 0.05), 6);
  EXPECT_EQ(BinomialCriticalCount(10, 0.3, 0.1503), 5);
}

TEST(BinomialCriticalCount, AgreesWithFractions) {
  // tests/golden/comparison_distributions.py, critical_count.
  for (const auto& row :
       GoldenNumbers("comparison_distributions/critical_count.csv")) {
    EXPECT_EQ(BinomialCriticalCount(row[0], row[1], row[2]),
              CountOrNone(row[3]))
        << row[0] << " " << row[1] << " " << row[2];
  }
}

TEST(BinomialCriticalCount, IsNoneWithoutTrialsAndForASureEvent) {
  EXPECT_EQ(BinomialCriticalCount(0, 0.3, 0.05), std::nullopt);
  EXPECT_EQ(BinomialCriticalCount(8, 1, 0.05), std::nullopt);
  EXPECT_EQ(BinomialCriticalCount(8, 0, 0.05), 1);
}

TEST(SignTestCriticalWins, OfFourteenDataSetsIsTwelve) {
  // 11 wins of 14 have a two-sided p of .0574, 12 of .0129.
  EXPECT_EQ(SignTestCriticalWins(14, 0.05), 12);
  EXPECT_EQ(SignTestCriticalWins(14, 0.1), 11);
}

TEST(SignTestCriticalWins, IsNoneForFiveTrials) {
  EXPECT_EQ(SignTestCriticalWins(5, 0.05), std::nullopt);
  EXPECT_EQ(SignTestCriticalWins(5, 0.0625), 5);
  EXPECT_EQ(SignTestCriticalWins(0, 0.05), std::nullopt);
}

TEST(SignTestCriticalWins, AgreesWithFractions) {
  // tests/golden/comparison_distributions.py, sign_test_critical.
  for (const auto& row :
       GoldenNumbers("comparison_distributions/sign_test_critical.csv")) {
    EXPECT_EQ(SignTestCriticalWins(row[0], row[1]), CountOrNone(row[2]))
        << row[0] << " " << row[1];
  }
}

}  // namespace
}  // namespace melon
