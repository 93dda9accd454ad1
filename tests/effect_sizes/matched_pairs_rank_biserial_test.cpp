#include <gtest/gtest.h>

#include <cmath>

#include "effect_sizes/effect_support.h"

namespace melon::effect_sizes {
extern const EffectSize matched_pairs_rank_biserial;
namespace {

Effect Of(const Numbers& difference) {
  return matched_pairs_rank_biserial.compute(Differing(difference).view(), {});
}

TEST(MatchedPairsRankBiserial, IsTheDifferenceOfTheRankSumsAsAShare) {
  // Ranks 1 2 3 4 with signs + − + +: (8 − 2)/10.
  const Effect effect = Of({1, -2, 0, 3, 4});
  EXPECT_DOUBLE_EQ(effect.value.number(), .6);
  // √(4·5·9/6)/10 = √.3.
  const double margin = 1.959963984540054 * std::sqrt(.3);
  EXPECT_NEAR(effect.low.number(), std::tanh(std::atanh(.6) - margin), 1e-14);
  EXPECT_NEAR(effect.high.number(), std::tanh(std::atanh(.6) + margin), 1e-14);
}

TEST(MatchedPairsRankBiserial, AgreesWithEffectsizeOfR) {
  ExpectGoldenEffect(matched_pairs_rank_biserial, 1e-13, 1e-12, "effects");
}

TEST(MatchedPairsRankBiserial, HasNoIntervalWhenAllSignsAreEqual) {
  EXPECT_EQ(Of({1, 2, 0}).value.number(), 1);
  EXPECT_EQ(ReasonOf(Of({1, 2, 0}).low), "one_sided");
  EXPECT_EQ(Of({-3, 0}).value.number(), -1);
}

TEST(MatchedPairsRankBiserial, IsUndefinedWhenNothingDiffers) {
  EXPECT_EQ(ReasonOf(Of({0, 0}).value), "no_differences");
  EXPECT_EQ(ReasonOf(Of({}).value), "no_cases");
}

TEST(MatchedPairsRankBiserial, IsUndefinedForOneDataSet) {
  EXPECT_EQ(ReasonOf(Of({-3}).value), "too_few_cases");
}

}  // namespace
}  // namespace melon::effect_sizes
