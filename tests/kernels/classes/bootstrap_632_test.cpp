#include "kernels/classes/bootstrap_632.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace melon {
namespace {

TEST(Bootstrap632, WeighsApparentAndOutOfBagError) {
  // .368 · .1 + .632 · .3 = .0368 + .1896.
  EXPECT_NEAR(Bootstrap632(.1, .3), .2264, 1e-15);
}

TEST(Bootstrap632Plus, IsRightForTheNearestNeighbourOnNoise) {
  // Efron & Tibshirani's case: two classes of equal size that the inputs say
  // nothing about. The nearest neighbour has no apparent error and errs half of
  // the time; .632 says .316, and .632+ the right .5.
  EXPECT_NEAR(Bootstrap632(0, .5), .316, 1e-15);
  EXPECT_NEAR(Bootstrap632Plus(0, .5, .5), .5, 1e-15);
}

TEST(Bootstrap632Plus, IsTheWeightedMeanThatTheyWriteItAs) {
  // R = (.3 − .1)/(.5 − .1) = .5, w = .632/(1 − .368 · .5) = .7745098, and
  // (1 − w) · .1 + w · .3.
  EXPECT_NEAR(Bootstrap632Plus(.1, .3, .5), .1 + .2 * .632 / .816, 1e-15);
  for (const double out_of_bag : {.12, .2, .35, .49}) {
    const double overfitting = (out_of_bag - .1) / .4;
    const double weight = .632 / (1 - .368 * overfitting);
    EXPECT_NEAR(Bootstrap632Plus(.1, out_of_bag, .5),
                (1 - weight) * .1 + weight * out_of_bag, 1e-14);
  }
}

TEST(Bootstrap632Plus, IsThe632EstimateWithoutOverfitting) {
  EXPECT_EQ(Bootstrap632Plus(.2, .2, .5), Bootstrap632(.2, .2));
  EXPECT_EQ(Bootstrap632Plus(.3, .2, .5), Bootstrap632(.3, .2));
  // Worse than no information already on the training data.
  EXPECT_EQ(Bootstrap632Plus(.6, .7, .5), Bootstrap632(.6, .7));
}

TEST(Bootstrap632Plus, CountsNoMoreThanTheNoInformationRateAsOverfitting) {
  // R = 1: .368 · .1 + .632 · .6 + .4 · .368 · .632/.632.
  EXPECT_NEAR(Bootstrap632Plus(.1, .6, .5), .0368 + .3792 + .1472, 1e-15);
}

TEST(RelativeOverfittingRate, IsTheShareOfTheWayToNoInformation) {
  EXPECT_NEAR(RelativeOverfittingRate(.1, .3, .5), .5, 1e-15);
  // Capped at the no-information rate.
  EXPECT_EQ(RelativeOverfittingRate(.1, .6, .5), 1);
  EXPECT_EQ(RelativeOverfittingRate(.3, .2, .5), 0);
  EXPECT_EQ(RelativeOverfittingRate(.6, .7, .5), 0);
}

TEST(Weight632Plus, GoesFrom632ToOne) {
  EXPECT_EQ(Weight632Plus(0), .632);
  EXPECT_NEAR(Weight632Plus(.5), .632 / .816, 1e-15);
  EXPECT_NEAR(Weight632Plus(1), 1, 1e-15);
}

TEST(NoInformationErrorRate, IsTheErrorOfAllPairsOfTruthAndPrediction) {
  const std::vector<std::uint16_t> truth{0, 0, 1, 2, 1};
  const std::vector<std::uint16_t> prediction{0, 1, 1, 1, 2};
  double wrong = 0;
  for (const auto t : truth) {
    for (const auto p : prediction) wrong += t == p ? 0 : 1;
  }
  EXPECT_NEAR(NoInformationErrorRate(truth, prediction, 3), wrong / 25, 1e-15);
}

TEST(NoInformationErrorRate, IsTheVeryErrorOfAConstantPrediction) {
  // Else a rounding would look like overfitting, and R for 1.
  for (const std::size_t count : {3U, 7U, 150U, 1001U}) {
    std::vector<std::uint16_t> truth(count);
    for (std::size_t i = 0; i < count; ++i)
      truth[i] = static_cast<std::uint16_t>(i % 3);
    const std::vector<std::uint16_t> same(count, 0);
    const auto wrong = static_cast<double>(count - (count + 2) / 3);
    EXPECT_EQ(NoInformationErrorRate(truth, same, 3),
              wrong / static_cast<double>(count));
  }
}

TEST(NoInformationErrorRate, IsOneHalfForTwoEqualClassesWhateverIsPredicted) {
  const std::vector<std::uint16_t> truth{0, 1, 0, 1};
  EXPECT_NEAR(
      NoInformationErrorRate(truth, std::vector<std::uint16_t>(4, 1), 2), .5,
      1e-15);
}

}  // namespace
}  // namespace melon
