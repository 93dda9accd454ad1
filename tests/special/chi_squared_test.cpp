#include "special/chi_squared.h"

#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/golden_numbers.h"

namespace melon {
namespace {

TEST(ChiSquaredSurvival, WithTwoDegreesOfFreedomIsExponential) {
  EXPECT_DOUBLE_EQ(ChiSquaredSurvival(3, 2), std::exp(-1.5));
}

TEST(ChiSquaredSurvival, KeepsItsPromise) {
  // tests/golden/special.py (mpmath 1.3.0, 60 digits).
  constexpr double kCases[][3] = {
      {3.841458820694124, 1, 0.050000000000000057},
      {5.6, 1, 0.017960477526078771},
      {7.529411764705882, 2, 0.023174427241061243},
      {0.01, 1, 0.92034432544594204},
      {1200, 1, 6.0995688148084337e-263},
      {30, 20, 0.069853660699409768},
      {1100, 1000, 0.014614408126295194},
  };
  for (const auto& [x, degrees_of_freedom, p] : kCases) {
    EXPECT_NEAR(ChiSquaredSurvival(x, degrees_of_freedom), p,
                p * 1e-13 * (1 + std::sqrt(degrees_of_freedom)));
  }
}

TEST(ChiSquaredSurvival, IsOneAtZero) {
  EXPECT_EQ(ChiSquaredSurvival(0, 1), 1);
  EXPECT_EQ(ChiSquaredSurvival(0, 2), 1);
  EXPECT_EQ(ChiSquaredSurvival(0, 5), 1);
}

TEST(ChiSquaredUpperQuantile, OfTwoDegreesOfFreedomIsTheExponentials) {
  EXPECT_NEAR(ChiSquaredUpperQuantile(0.05, 2), -2 * std::log(0.05), 1e-11);
}

TEST(ChiSquaredUpperQuantile, GivesTheTableOfTheTextbooks) {
  EXPECT_NEAR(ChiSquaredUpperQuantile(0.05, 1), 3.841, 5e-4);
  EXPECT_NEAR(ChiSquaredUpperQuantile(0.01, 10), 23.209, 5e-4);
}

TEST(ChiSquaredUpperQuantile, KeepsItsPromise) {
  // tests/golden/comparison_distributions.py (mpmath 1.3.0, 60 digits).
  const auto rows =
      GoldenNumbers("comparison_distributions/chi_squared_quantile.csv");
  ASSERT_GE(rows.size(), 80U);
  for (const auto& row : rows) {
    EXPECT_NEAR(ChiSquaredUpperQuantile(row[0], row[1]), row[2],
                row[2] * (row[0] <= 0.5 ? 1e-11 : 1e-9))
        << row[0] << " " << row[1];
  }
}

}  // namespace
}  // namespace melon
