#include "kernels/learning/kohavi_wolpert.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "kernels/learning/predicted_counts.h"

namespace melon {
namespace {

TEST(KohaviWolpert, OfTenModelsByHand) {
  // Shares .2, .5, .3 and the truth is the first class: bias² is
  // (.8² + .5² + .3²)/2 = .49, the variance (1 − .04 − .25 − .09)/2 = .31, and
  // .8 of the models are wrong.
  const std::vector<std::uint32_t> counts = {2, 5, 3};
  const KohaviWolpert parts = KohaviWolpertOf(counts, 0);
  EXPECT_NEAR(parts.bias_squared, 0.49, 1e-15);
  EXPECT_NEAR(parts.variance, 0.31, 1e-15);
}

TEST(KohaviWolpert, ModelsThatAgreeHaveNoVariance) {
  const std::vector<std::uint32_t> counts = {0, 7};
  EXPECT_EQ(KohaviWolpertOf(counts, 0).variance, 0);
  EXPECT_EQ(KohaviWolpertOf(counts, 0).bias_squared, 1);
  EXPECT_EQ(KohaviWolpertOf(counts, 1).bias_squared, 0);
}

TEST(KohaviWolpert, ThePartsAddUpToTheShareOfWrongModels) {
  Random random(11);
  for (int trial = 0; trial < 1000; ++trial) {
    const PredictedCounts drawn = DrawCounts(random);
    const KohaviWolpert parts = KohaviWolpertOf(drawn.counts, drawn.truth);
    EXPECT_NEAR(parts.bias_squared + parts.variance, drawn.Error(), 1e-14);
    EXPECT_GE(parts.bias_squared, 0);
    EXPECT_GE(parts.variance, 0);
  }
}

}  // namespace
}  // namespace melon
