#include "special/beta.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace melon {
namespace {

/// Expected values: tests/golden/special.py (mpmath 1.3.0, 60 digits).
double RelativeBound(double a, double b) {
  return 1e-13 * (1 + std::sqrt(std::max(a, b)));
}

TEST(RegularizedBeta, OfWholeParametersIsAPolynomial) {
  // I_x(1, 2) = 1 − (1 − x)²
  EXPECT_DOUBLE_EQ(RegularizedBeta(1, 2, 0.25), 0.4375);
}

TEST(RegularizedBeta, KeepsItsPromiseInBothTails) {
  constexpr double kCases[][5] = {
      {0.5, 0.5, 0.25, 0.33333333333333333, 0.66666666666666667},
      {2, 5, 0.1, 0.11426500000000001, 0.88573499999999999},
      {90, 211, 0.25, 0.028321320355936963, 0.97167867964406304},
      {90, 211, 0.5, 0.99999999999930300, 6.9700136672736058e-13},
      {0.001, 2, 0.3, 0.99949590940632458, 0.00050409059367542455},
      {1500, 3000, 0.34, 0.82870100230715100, 0.17129899769284900},
      {20000, 30000, 0.39, 2.3590868064170453e-6, 0.99999764091319358},
  };
  for (const auto& [a, b, x, lower, upper] : kCases) {
    EXPECT_NEAR(RegularizedBeta(a, b, x), lower, lower * RelativeBound(a, b));
    EXPECT_NEAR(RegularizedBetaComplement(a, b, x), upper,
                upper * RelativeBound(a, b));
  }
}

TEST(RegularizedBeta, IsZeroAndOneAtTheEndsOfItsDomain) {
  EXPECT_EQ(RegularizedBeta(2, 5, 0), 0);
  EXPECT_EQ(RegularizedBeta(2, 5, 1), 1);
  EXPECT_EQ(RegularizedBetaComplement(2, 5, 0), 1);
  EXPECT_EQ(RegularizedBetaComplement(2, 5, 1), 0);
}

TEST(BetaDensity, OfWholeParametersIsAPolynomial) {
  // Beta(2, 2): 6x(1 − x); Beta(1, 3): 3(1 − x)²; Beta(1, 1): 1.
  EXPECT_DOUBLE_EQ(BetaDensity(2, 2, 0.25), 1.125);
  EXPECT_EQ(BetaDensity(2, 2, 0), 0);
  EXPECT_EQ(BetaDensity(2, 2, 1), 0);
  EXPECT_DOUBLE_EQ(BetaDensity(1, 3, 0), 3);
  EXPECT_DOUBLE_EQ(BetaDensity(3, 1, 1), 3);
  EXPECT_DOUBLE_EQ(BetaDensity(1, 1, 0), 1);
}

TEST(BetaDensity, KeepsItsPromise) {
  constexpr double kCases[][4] = {
      {2, 5, 0.1, 1.9683000000000001},
      {1.5, 3.5, 0.75, 0.22053155816871682},
      {90, 211, 0.25, 2.6488247904075217},
      {1, 300, 0.01, 14.860876991298743},
      {20000, 30000, 0.39, 0.0051755527475971707},
  };
  for (const auto& [a, b, x, density] : kCases) {
    EXPECT_NEAR(BetaDensity(a, b, x), density, density * RelativeBound(a, b));
  }
}

TEST(BetaQuantile, KeepsItsPromise) {
  constexpr double kCases[][4] = {
      {2, 5, 0.5, 0.26444998329565996},
      {90, 211, 0.025, 0.24868157652404691},
      {91, 210, 0.975, 0.35531950446306065},
      {1, 300, 0.975, 0.012220974694293551},
      {0.5, 0.5, 1e-06, 2.4674011002703101e-12},
      {1500, 3000, 0.01, 0.31709843619006538},
  };
  for (const auto& [a, b, p, x] : kCases) {
    EXPECT_NEAR(BetaQuantile(a, b, p), x, x * 1e-12);
  }
}

TEST(BetaQuantile, InvertsTheCdfForMillionsOfCases) {
  const double x = BetaQuantile(3e6, 7e6 + 1, 0.025);
  EXPECT_NEAR(RegularizedBeta(3e6, 7e6 + 1, x), 0.025, 0.025 * 1e-9);
}

TEST(BetaQuantile, IsZeroAndOneAtTheEndsOfItsDomain) {
  EXPECT_EQ(BetaQuantile(2, 5, 0), 0);
  EXPECT_EQ(BetaQuantile(2, 5, 1), 1);
}

}  // namespace
}  // namespace melon
