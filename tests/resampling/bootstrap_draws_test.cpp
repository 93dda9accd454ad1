#include "resampling/bootstrap_draws.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <vector>

#include "hypothesis/golden_numbers.h"
#include "special/binomial.h"
#include "special/chi_squared.h"

namespace melon {
namespace {

using Counts32 = std::vector<std::uint32_t>;
using Strata = std::vector<std::uint16_t>;

Counts32 Draw(const BootstrapDraws& bootstrap, std::size_t rows,
              std::uint64_t replicate) {
  Counts32 counts(rows, 99);
  bootstrap.Draw(replicate, counts);
  return counts;
}

Strata AlternatingTruth(std::size_t rows) {
  Strata truth(rows);
  for (std::size_t row = 0; row < rows; ++row) {
    truth[row] = static_cast<std::uint16_t>(row % 7 < 2);
  }
  return truth;
}

std::uint64_t DrawnOf(std::uint16_t label, const Strata& truth,
                      const Counts32& counts) {
  std::uint64_t total = 0;
  for (std::size_t row = 0; row < truth.size(); ++row) {
    if (truth[row] == label) total += counts[row];
  }
  return total;
}

/// h ← 31 h + count, modulo 2³².
std::uint32_t Checksum(const Counts32& counts) {
  return std::accumulate(
      counts.begin(), counts.end(), std::uint32_t{0},
      [](std::uint32_t h, std::uint32_t count) { return (31 * h) + count; });
}

TEST(BootstrapDraws, DrawsAsManyOfAClassAsThereAre) {
  for (const std::size_t rows : {1U, 2U, 9U, 64U, 200U, 70'001U}) {
    const auto truth = AlternatingTruth(rows);
    const auto positives = static_cast<std::uint64_t>(
        std::count(truth.begin(), truth.end(), std::uint16_t{1}));
    const BootstrapDraws bootstrap(rows, truth, {}, 5);
    EXPECT_EQ(bootstrap.draw_count(), rows);
    const Counts32 counts = Draw(bootstrap, rows, 8);
    EXPECT_EQ(DrawnOf(1, truth, counts), positives);
    EXPECT_EQ(DrawnOf(0, truth, counts), rows - positives);
  }
}

TEST(BootstrapDraws, AgreesBitForBitWithPythonIntegers) {
  // tests/golden/resampling.py
  constexpr std::size_t kRows = 30'000;
  const auto truth = AlternatingTruth(kRows);
  std::vector<double> weight(kRows);
  for (std::size_t row = 0; row < kRows; ++row) {
    weight[row] = static_cast<double>(row % 4);
  }
  weight[5] = 3000;
  // Five classes, the third of which is empty.
  Strata classes(kRows);
  for (std::size_t row = 0; row < kRows; ++row) {
    const std::size_t part = row % 11 % 4;
    classes[row] = static_cast<std::uint16_t>(part < 2 ? part : part + 1);
  }
  const Counts32 drawn[] = {
      Draw(BootstrapDraws(kRows, {}, {}, 42), kRows, 3),
      Draw(BootstrapDraws(kRows, truth, {}, 42), kRows, 3),
      Draw(BootstrapDraws(kRows, truth, weight, 42), kRows, 3),
      Draw(BootstrapDraws(kRows, classes, weight, 42), kRows, 3)};
  const auto golden = GoldenNumbers("resampling/counts.csv");
  for (std::size_t one = 0; one < 4; ++one) {
    for (std::size_t row = 0; row < golden.size(); ++row)
      EXPECT_EQ(drawn[one][row], golden[row][2 * one]) << one;
    EXPECT_EQ(Checksum(drawn[one]), golden[0][(2 * one) + 1]) << one;
  }
}

TEST(BootstrapDraws, IsAFunctionOfSeedAndReplicateAlone) {
  const auto truth = AlternatingTruth(1000);
  const BootstrapDraws bootstrap(1000, truth, {}, 1);
  const Counts32 third = Draw(bootstrap, 1000, 3);
  Draw(bootstrap, 1000, 4);
  EXPECT_EQ(Draw(bootstrap, 1000, 3), third);
  EXPECT_EQ(Draw(BootstrapDraws(1000, truth, {}, 1), 1000, 3), third);
  EXPECT_NE(Draw(bootstrap, 1000, 2), third);
  EXPECT_NE(Draw(BootstrapDraws(1000, truth, {}, 2), 1000, 2), third);
}

TEST(BootstrapDraws, GivesEveryOutcomeOfThreeCasesItsProbability) {
  constexpr int kReplicates = 30'000;
  const BootstrapDraws bootstrap(3, {}, {}, 11);
  std::map<Counts32, double> seen;
  for (std::uint64_t r = 0; r < kReplicates; ++r) {
    seen[Draw(bootstrap, 3, r)] += 1;
  }
  ASSERT_EQ(seen.size(), 10U);
  double statistic = 0;
  for (const auto& [counts, number] : seen) {
    double ways = 6;  // 3! / (a! b! c!), of 27
    for (const std::uint32_t count : counts) {
      if (count > 1) ways /= count == 2 ? 2 : 6;
    }
    const double expected = kReplicates * ways / 27;
    statistic += (number - expected) * (number - expected) / expected;
  }
  EXPECT_GT(ChiSquaredSurvival(statistic, 9), 0.01);
}

/// χ² of how often rows are drawn 0, 1, 2, … 5 or more times, against
/// Binomial(n, 1/n), over many replicates of a class of n.
double GoodnessOfRowCounts(std::uint32_t n, int replicates,
                           const BootstrapDraws* bootstrap) {
  constexpr std::size_t kCells = 6;
  std::vector<double> seen(kCells);
  Random plain(23);
  for (int r = 0; r < replicates; ++r) {
    Counts32 counts(n);
    if (bootstrap != nullptr) {
      bootstrap->Draw(static_cast<std::uint64_t>(r), counts);
    } else {
      for (std::uint32_t i = 0; i < n; ++i) ++counts[plain.Below(n)];
    }
    for (const std::uint32_t count : counts) {
      seen[std::min<std::size_t>(count, kCells - 1)] += 1;
    }
  }
  double statistic = 0;
  for (std::size_t k = 0; k < kCells; ++k) {
    const double p =
        k + 1 < kCells
            ? BinomialPmf(static_cast<double>(k), n, 1.0 / n)
            : BinomialSurvival(static_cast<double>(kCells - 2), n, 1.0 / n);
    const double expected = p * n * replicates;
    statistic += (seen[k] - expected) * (seen[k] - expected) / expected;
  }
  return ChiSquaredSurvival(statistic, kCells - 1);
}

TEST(BootstrapDraws, SpreadsRowCountsAsAPlainLoopDoes) {
  for (const std::uint32_t n : {70U, 1000U, 20'011U}) {
    const BootstrapDraws bootstrap(n, {}, {}, 4);
    const int replicates = static_cast<int>(400'000 / n);
    EXPECT_GT(GoodnessOfRowCounts(n, replicates, &bootstrap), 0.001) << n;
    EXPECT_GT(GoodnessOfRowCounts(n, replicates, nullptr), 0.001) << n;
  }
}

TEST(BootstrapDraws, HasTheMomentsOfTheMultinomialAcrossItsBlocks) {
  // Ranges of a class of 70: 64 and 6 cases; the count of the first ten rows
  // and of the last ten, which lie on both sides of the cut.
  constexpr double kN = 70;
  constexpr int kReplicates = 40'000;
  const BootstrapDraws bootstrap(70, {}, {}, 8);
  double first_total = 0;
  double last_total = 0;
  double last_squares = 0;
  double products = 0;
  for (std::uint64_t r = 0; r < kReplicates; ++r) {
    const Counts32 counts = Draw(bootstrap, 70, r);
    const double first =
        std::accumulate(counts.begin(), counts.begin() + 10, 0.0) - 10;
    const double last =
        std::accumulate(counts.end() - 10, counts.end(), 0.0) - 10;
    first_total += first;
    last_total += last;
    last_squares += last * last;
    products += first * last;
  }
  const double variance = 10 * (1 - (10 / kN));
  const double covariance = -10 * 10 / kN;
  const double four_errors = 4 / std::sqrt(double{kReplicates});
  EXPECT_NEAR(first_total / kReplicates, 0, four_errors * std::sqrt(variance));
  EXPECT_NEAR(last_total / kReplicates, 0, four_errors * std::sqrt(variance));
  EXPECT_NEAR(last_squares / kReplicates, variance,
              four_errors * variance * std::sqrt(2));
  EXPECT_NEAR(products / kReplicates, covariance, four_errors * variance);
}

TEST(BootstrapDraws, LetsARowOfWeightTwoStandForTwoCases) {
  // One class of cases 1 + 2 + 0 + 97: the second row is drawn Binomial(100,
  // 2/100) times.
  constexpr int kReplicates = 30'000;
  const BootstrapDraws bootstrap(4, {}, std::vector<double>{1, 2, 0, 97}, 6);
  EXPECT_FALSE(bootstrap.keeps_weights());
  EXPECT_EQ(bootstrap.draw_count(), 100U);
  std::vector<double> seen(7);
  for (std::uint64_t r = 0; r < kReplicates; ++r) {
    const Counts32 counts = Draw(bootstrap, 4, r);
    EXPECT_EQ(counts[0] + counts[1] + counts[3], 100U);
    EXPECT_EQ(counts[2], 0U);
    seen[std::min(counts[1], 6U)] += 1;
  }
  double statistic = 0;
  for (std::size_t k = 0; k < seen.size(); ++k) {
    const double p = k < 6 ? BinomialPmf(static_cast<double>(k), 100, 0.02)
                           : BinomialSurvival(5, 100, 0.02);
    const double expected = kReplicates * p;
    statistic += (seen[k] - expected) * (seen[k] - expected) / expected;
  }
  EXPECT_GT(ChiSquaredSurvival(statistic, 6), 0.01);
}

TEST(BootstrapDraws, TreatsWeightsOfOneAsNone) {
  const auto truth = AlternatingTruth(500);
  EXPECT_EQ(
      Draw(BootstrapDraws(500, truth, std::vector<double>(500, 1), 3), 500, 1),
      Draw(BootstrapDraws(500, truth, {}, 3), 500, 1));
}

TEST(BootstrapDraws, DrawsRowsAndKeepsTheirWeightsWhenTheseAreFractional) {
  const Strata truth = {0, 1, 0, 1, 0};
  const std::vector<double> weight = {0.5, 2, 3, 1, 0};
  const BootstrapDraws bootstrap(5, truth, weight, 3);
  EXPECT_TRUE(bootstrap.keeps_weights());
  const Counts32 counts = Draw(bootstrap, 5, 0);
  EXPECT_EQ(counts[0] + counts[2], 2U);
  EXPECT_EQ(counts[1] + counts[3], 2U);
  EXPECT_EQ(counts[4], 0U);
}

TEST(BootstrapDraws, DrawsRowsWhereWholeWeightsDoNotCountCases) {
  const std::vector<double> weight = {3e9, 2, 0, 1};
  const BootstrapDraws bootstrap(4, {}, weight, 3, false);
  EXPECT_TRUE(bootstrap.keeps_weights());
  const Counts32 counts = Draw(bootstrap, 4, 0);
  EXPECT_EQ(counts[0] + counts[1] + counts[3], 3U);
  EXPECT_EQ(counts[2], 0U);
}

TEST(BootstrapDraws, DividesHugeWeightsWithoutDrawingCaseByCase) {
  const std::vector<double> weight = {1e7, 2e7, 1e7};
  const BootstrapDraws bootstrap(3, {}, weight, 1);
  const Counts32 counts = Draw(bootstrap, 3, 0);
  EXPECT_EQ(std::uint64_t{counts[0]} + counts[1] + counts[2], 40'000'000U);
  // Five standard deviations of Binomial(4e7, 1/2).
  EXPECT_NEAR(counts[1], 2e7, 5 * std::sqrt(1e7));
}

}  // namespace
}  // namespace melon
