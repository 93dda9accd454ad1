#include "kernels/classes/minimal_cost.h"

#include <gtest/gtest.h>

#include "kernels/eight_cases.h"

namespace melon {
namespace {

TEST(DecideAtMinimalCost, WithEqualCostsDecidesForTheMostProbableClass) {
  OwnedProbabilities cases = EightCases();
  const double costs[] = {0, 1, 1, 1, 0, 1, 1, 1, 0};
  const MinimalCost minimal = DecideAtMinimalCost(cases.view(), costs);
  EXPECT_EQ(minimal.decision,
            (std::vector<std::uint16_t>{0, 1, 2, 1, 1, 0, 2, 2}));
  // One minus the largest probability of each case, on average.
  EXPECT_NEAR(minimal.expected_cost,
              (.3 + .6 + .4 + .5 + .2 + .6 + .2 + .55) / 8, 1e-15);
}

TEST(DecideAtMinimalCost, AvoidsWhatIsExpensive) {
  // Probabilities .7 and .3: class 0 costs .3 · 10 = 3, class 1 costs .7.
  OwnedProbabilities cases{{{.7}, {.3}}, {0}};
  const double costs[] = {0, 1, 10, 0};
  const MinimalCost minimal = DecideAtMinimalCost(cases.view(), costs);
  EXPECT_EQ(minimal.decision[0], 1);
  EXPECT_DOUBLE_EQ(minimal.expected_cost, .7);
}

TEST(DecideAtMinimalCost, TakesTheFirstOfEqualCosts) {
  OwnedProbabilities cases{{{.5}, {.5}}, {0}};
  const double costs[] = {0, 1, 1, 0};
  EXPECT_EQ(DecideAtMinimalCost(cases.view(), costs).decision[0], 0);
}

TEST(DecideAtMinimalCost, WeighsTheExpectedCost) {
  OwnedProbabilities cases{{{.9, .5}, {.1, .5}}, {0, 0}, {3, 1}};
  const double costs[] = {0, 1, 1, 0};
  EXPECT_DOUBLE_EQ(DecideAtMinimalCost(cases.view(), costs).expected_cost,
                   (3 * .1 + .5) / 4);
}

}  // namespace
}  // namespace melon
