#include "special/chi_scale.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace melon {
namespace {

constexpr double kFinest = 1.0 / 16;
constexpr double kPlateau = 1e-3;

TEST(ScaleNodes, AverageTheVarianceToOne) {
  // E s² = 1 for any ν.
  for (const double degrees : {1.0, 2.5, 7.0, 100.0, 1e5, 1e9}) {
    double mean = 0;
    for (const auto& [scale, weight] : ScaleNodes(degrees, kFinest, kPlateau)) {
      mean += weight * scale * scale;
    }
    EXPECT_NEAR(mean, 1, 1e-13) << degrees;
  }
}

TEST(ScaleNodes, AverageTheScaleToTheKnownMean) {
  // E s = √(2/ν)·Γ((ν + 1)/2)/Γ(ν/2): √(2/π) for 1, √(π)/2 for 2, √(8/(3π)) for
  // 3 degrees of freedom.
  constexpr double kPi = std::numbers::pi;
  const double means[][2] = {{1, std::sqrt(2 / kPi)},
                             {2, std::sqrt(kPi) / 2},
                             {3, std::sqrt(8 / (3 * kPi))}};
  for (const auto& [degrees, expected] : means) {
    double mean = 0;
    for (const auto& [scale, weight] : ScaleNodes(degrees, kFinest, kPlateau)) {
      mean += weight * scale;
    }
    EXPECT_NEAR(mean, expected, 1e-14) << degrees;
  }
}

TEST(ScaleNodes, RiseAndShareOneAmongThem) {
  const auto nodes = ScaleNodes(9, kFinest, kPlateau);
  double total = 0;
  double last = 0;
  for (const auto& [scale, weight] : nodes) {
    EXPECT_GT(scale, last);
    EXPECT_GT(weight, 0);
    last = scale;
    total += weight;
  }
  EXPECT_NEAR(total, 1, 1e-14);
}

}  // namespace
}  // namespace melon
