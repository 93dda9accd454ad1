#include <gtest/gtest.h>

#include "effect_sizes/effect_support.h"

namespace melon::effect_sizes {
extern const EffectSize cliffs_delta;
namespace {

TEST(CliffsDelta, ComparesEveryResultWithEveryOther) {
  // 1 against 2 3 4 loses thrice; 3 wins, ties and loses; 5 wins thrice.
  EXPECT_EQ(Measure(cliffs_delta, {1, 3, 5}, {2, 3, 4}).value.number(), 0);
  // 2 against 1 3 4 wins and loses twice; 3 wins and loses; 5 wins thrice.
  EXPECT_DOUBLE_EQ(Measure(cliffs_delta, {2, 3, 5}, {1, 3, 4}).value.number(),
                   2. / 9);
}

TEST(CliffsDelta, AgreesWithAutorankAndWithTheIntervalWrittenOutInPython) {
  ExpectGoldenEffect(cliffs_delta, 1e-14, 1e-13);
}

TEST(CliffsDelta, HasAnIntervalOfEqualSignsWhenTheTwoDoNotOverlap) {
  // (N − z²)/(N + z²) for N = 4.
  const double square = 1.959963984540054 * 1.959963984540054;
  const Effect above = Measure(cliffs_delta, {5, 6, 7, 8}, {1, 2, 3, 4});
  EXPECT_EQ(above.value.number(), 1);
  EXPECT_NEAR(above.low.number(), (4 - square) / (4 + square), 1e-14);
  EXPECT_EQ(above.high.number(), 1);
  const Effect below = Measure(cliffs_delta, {1, 2, 3, 4}, {5, 6, 7, 8});
  EXPECT_EQ(below.low.number(), -1);
  EXPECT_EQ(below.high.number(), -above.low.number());
}

TEST(CliffsDelta, HasNoIntervalWhenAllAreEqualOrThereIsOneCase) {
  const Effect equal = Measure(cliffs_delta, {1, 1}, {1, 1});
  EXPECT_EQ(equal.value.number(), 0);
  EXPECT_EQ(ReasonOf(equal.low), "no_variance");
  EXPECT_EQ(ReasonOf(Measure(cliffs_delta, {1}, {2}).value), "too_few_cases");
  EXPECT_EQ(ReasonOf(Measure(cliffs_delta, {}, {}).value), "no_cases");
}

}  // namespace
}  // namespace melon::effect_sizes
