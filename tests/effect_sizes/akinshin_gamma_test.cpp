#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

#include "effect_sizes/effect_support.h"

namespace melon::effect_sizes {
extern const EffectSize akinshin_gamma;
namespace {

TEST(AkinshinGamma, DividesTheDifferenceOfMediansByThePooledMad) {
  // Medians 3 and 10, deviations 2 1 0 1 95 and 2 0 0 1 2: MADs 1 and 1.
  const Effect effect =
      Measure(akinshin_gamma, {1, 2, 3, 4, 98}, {8, 10, 10, 11, 12});
  EXPECT_NEAR(effect.value.number(), -7 / 1.4826, 1e-14);
  // Of an even number the median is the mean of the middle two.
  EXPECT_NEAR(
      Measure(akinshin_gamma, {1, 2, 4, 9}, {0, 0, 0, 0}).value.number(),
      3 / (1.4826 * 1.5 / std::sqrt(2)), 1e-14);
}

TEST(AkinshinGamma, AgreesWithAutorankAndWithABootstrapOfNumPys) {
  const auto pairs = GoldenLearners();
  const Numbers values = GoldenOf("akinshin_gamma");
  const Numbers low = GoldenOf("akinshin_gamma_low");
  const Numbers high = GoldenOf("akinshin_gamma_high");
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const Effect effect = akinshin_gamma.compute(pairs[i].view(), {});
    EXPECT_NEAR(effect.value.number(), values[i], 1e-13);
    // Medians of few results jump between few values, and so do the limits.
    if (pairs[i].a.size() < 30) continue;
    // Quantiles of 10,000 replicates here, of 20,000 there.
    EXPECT_NEAR(effect.low.number(), low[i], .04) << i;
    EXPECT_NEAR(effect.high.number(), high[i], .04) << i;
  }
}

TEST(AkinshinGamma, RepeatsItsIntervalWithTheSeed) {
  const TwoLearners learners = GoldenLearners()[7];
  Parameters parameters;
  parameters.draws = 100;
  const double low =
      akinshin_gamma.compute(learners.view(), parameters).low.number();
  EXPECT_EQ(akinshin_gamma.compute(learners.view(), parameters).low.number(),
            low);
  parameters.seed = 2;
  EXPECT_NE(akinshin_gamma.compute(learners.view(), parameters).low.number(),
            low);
}

TEST(AkinshinGamma, IsUndefinedWhenBothMadsAreZero) {
  EXPECT_EQ(ReasonOf(Measure(akinshin_gamma, {1, 1, 5}, {2, 2, 9}).value),
            "no_spread");
  EXPECT_EQ(ReasonOf(Measure(akinshin_gamma, {}, {}).low), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(akinshin_gamma, {1}, {2}).value), "too_few_cases");
  Parameters none;
  none.draws = 0;
  EXPECT_EQ(ReasonOf(Measure(akinshin_gamma, {1, 2, 3}, {2, 5, 9}, none).low),
            "no_draws");
  // Two of three: a replicate with a row twice has no spread.
  EXPECT_EQ(ReasonOf(Measure(akinshin_gamma, {1, 2, 3}, {4, 6, 9}).low),
            "undefined_replicates");
}

}  // namespace
}  // namespace melon::effect_sizes
