#include "special/upper_quantile.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace melon {
namespace {

const auto kExponential = [](double x) { return std::exp(-x); };

TEST(UpperQuantile, InvertsTheExponentialTailFromAnyGuess) {
  for (const double guess : {1e-6, 1.0, 1e6}) {
    EXPECT_NEAR(UpperQuantile(kExponential, 0.5, guess), std::log(2), 1e-13);
    EXPECT_NEAR(UpperQuantile(kExponential, 1e-100, guess), 100 * std::log(10),
                1e-10);
  }
}

TEST(UpperQuantile, TakesAGuessThatIsTheAnswer) {
  EXPECT_NEAR(UpperQuantile(kExponential, std::exp(-2.), 2), 2, 1e-13);
}

TEST(UpperQuantile, IsZeroOrInfiniteWhereTheTailNeverGetsThere) {
  EXPECT_EQ(UpperQuantile([](double) { return 0.3; }, 0.5, 1), 0);
  EXPECT_EQ(UpperQuantile([](double) { return 0.3; }, 0.1, 1),
            std::numeric_limits<double>::infinity());
}

}  // namespace
}  // namespace melon
