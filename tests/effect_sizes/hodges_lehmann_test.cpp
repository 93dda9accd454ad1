#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <string>

#include "base/random.h"
#include "effect_sizes/effect_support.h"

namespace melon::effect_sizes {
extern const EffectSize hodges_lehmann;
namespace {

Effect Of(const Numbers& difference, double level = .95) {
  Parameters parameters;
  parameters.level = level;
  return hodges_lehmann.compute(Differing(difference).view(), parameters);
}

TEST(HodgesLehmann, IsTheMedianOfTheMeansOfEveryTwoDifferences) {
  // 1 1.5 2 3.5 4 6.
  EXPECT_EQ(Of({6, 1, 2}).value.number(), (2 + 3.5) / 2);
  EXPECT_EQ(Of({-6, -1, -2}).value.number(), -(2 + 3.5) / 2);
  // A zero counts as any other: 0 .5 1 1 1.5 2 3 3.5 4 6.
  EXPECT_EQ(Of({6, 0, 1, 2}).value.number(), (1.5 + 2) / 2);
}

TEST(HodgesLehmann, HasTheShiftsThatTheTestDoesNotRejectAsItsInterval) {
  // Of six ranks only T = 0 is significant at .05 (p 2/64), T = 1 is at .08
  // (p 4/64): then one average is left out at each end. The smallest two of
  // 1 2 3 4 5 6 are 1 and 1.5.
  const Effect six = Of({1, 2, 3, 4, 5, 6});
  EXPECT_EQ(six.value.number(), 3.5);
  EXPECT_EQ(six.low.number(), 1);
  EXPECT_EQ(six.high.number(), 6);
  EXPECT_EQ(Of({1, 2, 3, 4, 5, 6}, .92).low.number(), 1.5);
  EXPECT_EQ(Of({1, 2, 3, 4, 5, 6}, .92).high.number(), 5.5);
}

TEST(HodgesLehmann, MovesWithTheDifferencesWithTiesAndZeros) {
  const Numbers differences{-1, 0, 0, 1, 1, 2, 2, 2, 3, 5};
  const Effect before = Of(differences);
  for (const double shift : {-2., -1., -.5, 1., 2.5, 64.}) {
    Numbers moved = differences;
    for (double& one : moved) one += shift;
    const Effect after = Of(moved);
    EXPECT_EQ(after.value.number(), before.value.number() + shift);
    EXPECT_EQ(after.low.number(), before.low.number() + shift);
    EXPECT_EQ(after.high.number(), before.high.number() + shift);
  }
}

TEST(HodgesLehmann, ContainsTheShiftAtLeastAsOftenAsTheLevelSaysWithTies) {
  // Sums of four dice around their mean of 14, moved: ties and zeros abound.
  Random random(20261122);
  constexpr int kTables = 2000;
  for (const double shift : {0., 1., 3.}) {
    int held = 0;
    for (int table = 0; table < kTables; ++table) {
      Numbers differences(14, shift - 14);
      for (double& one : differences) {
        for (int die = 0; die < 4; ++die)
          one += 1 + static_cast<double>(random.Below(6));
      }
      const Effect effect = Of(differences);
      if (effect.low.number() <= shift && shift <= effect.high.number()) ++held;
    }
    // Less than four standard deviations of a share of .95.
    EXPECT_GT(held, kTables * (.95 - (4 * std::sqrt(.95 * .05 / kTables))))
        << shift;
  }
}

/// Of a file of levels, estimates, limits and differences.
void ExpectGolden(const std::string& file, double error) {
  const auto rows = GoldenNumbers("hodges_lehmann/" + file);
  ASSERT_GT(rows.size(), 30U);
  for (const auto& row : rows) {
    SCOPED_TRACE(testing::Message() << row.size() - 4 << " at " << row[0]);
    const Effect effect = Of(Numbers(row.begin() + 4, row.end()), row[0]);
    ExpectNear(effect.value, row[1], error);
    ExpectNear(effect.low, row[2], error);
    ExpectNear(effect.high, row[3], error);
  }
}

TEST(HodgesLehmann, AgreesWithWilcoxTestOfR) {
  // tests/golden/hodges_lehmann.R
  ExpectGolden("untied.csv", 2e-9);
}

TEST(HodgesLehmann, AgreesWithCountingWhereDifferencesTie) {
  // tests/golden/hodges_lehmann.py
  ExpectGolden("tied.csv", 1e-15);
}

TEST(HodgesLehmann, HasNoIntervalWhereNothingWouldBeSignificant) {
  // 2/2⁵ > .05.
  const Effect effect = Of({1, 2, 3, 4, 5});
  EXPECT_EQ(effect.value.number(), 3);
  EXPECT_EQ(ReasonOf(effect.low), "too_few_differences");
  EXPECT_EQ(ReasonOf(effect.high), "too_few_differences");
}

TEST(HodgesLehmann, HasNoIntervalAtALevelOfOne) {
  // α = 1e-17 is 0 when taken from 1.
  Numbers a(101);
  std::iota(a.begin(), a.end(), 1);
  Parameters certain;
  certain.level = 1 - 1e-17;
  const Effect effect =
      Measure(hodges_lehmann, a, Numbers(a.size(), 0), certain);
  EXPECT_EQ(effect.value.number(), 51);
  EXPECT_EQ(ReasonOf(effect.low), "too_few_differences");
}

TEST(HodgesLehmann, IsUndefinedWhenNothingDiffers) {
  EXPECT_EQ(ReasonOf(Of({0, 0}).value), "no_differences");
  EXPECT_EQ(ReasonOf(Of({}).value), "no_cases");
  EXPECT_EQ(ReasonOf(Of({1, std::numeric_limits<double>::infinity()}).value),
            "overflow");
}

}  // namespace
}  // namespace melon::effect_sizes
