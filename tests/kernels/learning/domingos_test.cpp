#include "kernels/learning/domingos.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "kernels/learning/predicted_counts.h"

namespace melon {
namespace {

TEST(Domingos, AWrongMainPredictionByHand) {
  // .5 predict the second class, .2 the first, which is right. Of the half
  // that differs from the main prediction .4 are right, so the variance of .5
  // takes .5 · .4 = .2 from the error: 1 − .2 = .8.
  const std::vector<std::uint32_t> counts = {2, 5, 3};
  const Domingos parts = DomingosOf(counts, 0);
  EXPECT_EQ(parts.main, 1U);
  EXPECT_EQ(parts.bias, 1);
  EXPECT_DOUBLE_EQ(parts.variance, 0.5);
  EXPECT_EQ(parts.unbiased_variance, 0);
  EXPECT_DOUBLE_EQ(parts.biased_variance, 0.2);
  EXPECT_DOUBLE_EQ(parts.net_variance(), -0.2);
}

TEST(Domingos, OfARightMainPredictionTheVarianceIsTheError) {
  const std::vector<std::uint32_t> counts = {2, 5, 3};
  const Domingos parts = DomingosOf(counts, 1);
  EXPECT_EQ(parts.bias, 0);
  EXPECT_DOUBLE_EQ(parts.net_variance(), 0.5);
  EXPECT_EQ(parts.biased_variance, 0);
}

TEST(Domingos, OfClassesThatAsManyPredictTheFirstIsTheMainPrediction) {
  const std::vector<std::uint32_t> counts = {1, 4, 4};
  EXPECT_EQ(DomingosOf(counts, 2).main, 1U);
  EXPECT_EQ(DomingosOf(counts, 2).bias, 1);
  EXPECT_EQ(DomingosOf(counts, 1).bias, 0);
}

TEST(Domingos, BiasAndNetVarianceAddUpToTheShareOfWrongModels) {
  Random random(12);
  for (int trial = 0; trial < 1000; ++trial) {
    const PredictedCounts drawn = DrawCounts(random);
    const Domingos parts = DomingosOf(drawn.counts, drawn.truth);
    EXPECT_NEAR(parts.bias + parts.net_variance(), drawn.Error(), 1e-15);
    // Of two classes, whoever differs from a wrong main prediction is right.
    if (drawn.counts.size() == 2)
      EXPECT_DOUBLE_EQ(parts.unbiased_variance + parts.biased_variance,
                       parts.variance);
  }
}

}  // namespace
}  // namespace melon
