#include "base/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace melon {
namespace {

TEST(Random, IsXoshiro256PlusPlusSeededThroughSplitMix64) {
  // Blackman & Vigna's published algorithms in Python integers, as class Random
  // of golden/resampling.py: [Random(1).word() for …].
  Random random(1);
  EXPECT_EQ(random(), 0xcfc5d07f6f03c29bU);
  EXPECT_EQ(random(), 0xbf424132963fe08dU);
  EXPECT_EQ(random(), 0x19a37d5757aaf520U);
}

TEST(Random, RepeatsFromTheSameSeedAndDiffersFromAnother) {
  Random first(7);
  Random again(7);
  Random other(8);
  bool differs = false;
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t word = first();
    EXPECT_EQ(word, again());
    differs |= word != other();
  }
  EXPECT_TRUE(differs);
}

TEST(Random, BelowIsUniform) {
  // χ² with 6 degrees of freedom: above 22.46 in 1 of 1,000 seeds.
  constexpr int kDraws = 70'000;
  std::array<double, 7> seen{};
  Random random(3);
  for (int i = 0; i < kDraws; ++i) {
    const std::uint32_t drawn = random.Below(7);
    ASSERT_LT(drawn, 7U);
    ++seen[drawn];
  }
  double chi_squared = 0;
  for (const double count : seen)
    chi_squared += (count - 10'000) * (count - 10'000) / 10'000;
  EXPECT_LT(chi_squared, 22.46);
}

TEST(Random, BelowOneIsZeroAndBelowTheLargestBoundStaysBelow) {
  Random random(4);
  constexpr std::uint32_t kLargest = 0xffffffffU;
  for (int i = 0; i < 1000; ++i) {
    EXPECT_EQ(random.Below(1), 0U);
    EXPECT_LT(random.Below(kLargest), kLargest);
  }
}

TEST(Random, BelowHasNoBiasWhereTheBoundDoesNotDivideTheWords) {
  // Of 3·2³⁰, taking 32 bits modulo the bound would give the lowest third twice
  // as often as the others. Standard deviation of a third of 30,000 draws: 82.
  constexpr std::uint32_t kThird = std::uint32_t{1} << 30;
  std::array<int, 3> thirds{};
  Random random(5);
  for (int i = 0; i < 30'000; ++i) ++thirds[random.Below(3 * kThird) / kThird];
  for (const int count : thirds) EXPECT_NEAR(count, 10'000, 4 * 82);
}

TEST(Random, UnitIsUniformOnZeroToOne) {
  // Mean 1/2 with standard error √(1/12/n), mean square 1/3 with √(4/45/n).
  constexpr int kDraws = 100'000;
  Random random(6);
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < kDraws; ++i) {
    const double drawn = random.Unit();
    ASSERT_GE(drawn, 0);
    ASSERT_LT(drawn, 1);
    sum += drawn;
    squares += drawn * drawn;
  }
  EXPECT_NEAR(sum / kDraws, 0.5, 4 * std::sqrt(1.0 / 12 / kDraws));
  EXPECT_NEAR(squares / kDraws, 1.0 / 3, 4 * std::sqrt(4.0 / 45 / kDraws));
}

}  // namespace
}  // namespace melon
