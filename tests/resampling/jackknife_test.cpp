#include "resampling/jackknife.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "hypothesis/golden_numbers.h"

namespace melon {
namespace {

TEST(Acceleration, IsASixthOfTheSkewnessOfTheDifferences) {
  // Mean 2, differences 1, 1, −2: (1 + 1 − 8) / (6 · 6^1.5)
  const std::vector<double> estimates = {1, 1, 4};
  EXPECT_DOUBLE_EQ(Acceleration(estimates, {}), -6 / (6 * std::pow(6, 1.5)));
}

TEST(Acceleration, AgreesWithScipysOfAVariance) {
  const auto leave_out =
      GoldenColumn(GoldenNumbers("intervals/leave_out.csv"), 0);
  EXPECT_NEAR(Acceleration(leave_out, {}),
              GoldenNumbers("intervals/bootstrap.csv")[0][1], 1e-15);
}

TEST(Acceleration, OfWeightedEstimatesIsThatOfRepeatedOnes) {
  const std::vector<double> repeated = {.5, .5, .5, .8, .9, .9};
  const std::vector<double> distinct = {.5, .8, .9};
  const std::vector<double> weights = {3, 1, 2};
  EXPECT_NEAR(Acceleration(distinct, weights), Acceleration(repeated, {}),
              1e-16);
}

TEST(Acceleration, IsZeroWhenNoSingleCaseMatters) {
  EXPECT_EQ(Acceleration(std::vector<double>(7, 0.1), {}), 0);
  EXPECT_EQ(Acceleration({}, {}), 0);
}

}  // namespace
}  // namespace melon
