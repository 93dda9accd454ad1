#include "special/f_distribution.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "hypothesis/golden_numbers.h"
#include "special/student_t.h"

namespace melon {
namespace {

/// Expected values: tests/golden/comparison_distributions.py (mpmath 1.3.0, 60
/// digits; scipy 1.14.1 agrees).
double RelativeBound(double first, double second) {
  return 1e-13 * (1 + std::sqrt(std::max(first, second)));
}

TEST(FSurvival, WithTwoAndTwoDegreesOfFreedomIsOneOverOnePlusX) {
  EXPECT_DOUBLE_EQ(FSurvival(3, 2, 2), 0.25);
  EXPECT_DOUBLE_EQ(FSurvival(0.25, 2, 2), 0.8);
}

TEST(FSurvival, WithOneDegreeInTheNumeratorIsStudentsTSquared) {
  EXPECT_NEAR(FSurvival(4, 1, 9), StudentTwoSided(2, 9), 1e-15);
}

TEST(FSurvival, GivesTheImanDavenportPOfTheNotes) {
  // docs/worked-examples.md: τF 24.4286 with 2 and 6 degrees of freedom; with
  // ties 57.
  EXPECT_NEAR(FSurvival(171. / 7, 2, 6), 0.00131, 5e-6);
  EXPECT_NEAR(FSurvival(57, 2, 6), 0.000125, 5e-7);
}

TEST(FSurvival, KeepsItsPromise) {
  const auto rows = GoldenNumbers("comparison_distributions/f_survival.csv");
  ASSERT_GE(rows.size(), 60U);
  for (const auto& row : rows) {
    EXPECT_NEAR(FSurvival(row[0], row[1], row[2]), row[3],
                row[3] * RelativeBound(row[1], row[2]))
        << row[0] << " " << row[1] << " " << row[2];
  }
}

TEST(FSurvival, IsOneAtZeroAndZeroAtInfinity) {
  EXPECT_EQ(FSurvival(0, 2, 6), 1);
  EXPECT_EQ(FSurvival(std::numeric_limits<double>::infinity(), 2, 6), 0);
}

TEST(FUpperQuantile, KeepsItsPromise) {
  const auto rows = GoldenNumbers("comparison_distributions/f_quantile.csv");
  ASSERT_GE(rows.size(), 60U);
  for (const auto& row : rows) {
    EXPECT_NEAR(FUpperQuantile(row[0], row[1], row[2]), row[3],
                row[3] * (row[0] <= 0.5 ? 1e-11 : 1e-9))
        << row[0] << " " << row[1] << " " << row[2];
  }
}

TEST(FUpperQuantile, GivesTheTableOfTheTextbooks) {
  // F(.05; 2, 6) = 5.143, F(.05; 4, 8) = 3.838, F(.10; 3, 9) = 2.813.
  EXPECT_NEAR(FUpperQuantile(0.05, 2, 6), 5.143, 5e-4);
  EXPECT_NEAR(FUpperQuantile(0.05, 4, 8), 3.838, 5e-4);
  EXPECT_NEAR(FUpperQuantile(0.1, 3, 9), 2.813, 5e-4);
}

}  // namespace
}  // namespace melon
