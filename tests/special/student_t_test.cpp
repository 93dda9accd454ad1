#include "special/student_t.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace melon {
namespace {

/// Expected values: tests/golden/special.py (mpmath 1.3.0, 60 digits).
double RelativeBound(double degrees_of_freedom) {
  return 1e-13 * (1 + std::sqrt(degrees_of_freedom));
}

TEST(StudentTwoSided, IsCauchysForOneDegreeOfFreedom) {
  // 1 − (2/π) arctan t
  EXPECT_DOUBLE_EQ(StudentTwoSided(1, 1), 0.5);
  EXPECT_DOUBLE_EQ(StudentTwoSided(std::sqrt(3), 1), 1. / 3);
}

TEST(StudentTwoSided, KeepsItsPromise) {
  constexpr double kCases[][3] = {
      {0.01, 1, 0.99363401447018349},
      {1e-09, 5, 0.99999999924078662},
      {12.5, 3, 0.0011036313310960585},
      {2.2621571627409915, 9, 0.050000000004675725},
      {1.96, 441, 0.050625104907325584},
      {40, 9, 1.8982998449339826e-11},
      {0.7, 99999, 0.48392893286360631},
      {5, 1000000, 5.7339978708907416e-7},
  };
  for (const auto& [t, degrees_of_freedom, p] : kCases) {
    EXPECT_NEAR(StudentTwoSided(t, degrees_of_freedom), p,
                p * RelativeBound(degrees_of_freedom))
        << t << " " << degrees_of_freedom;
    EXPECT_EQ(StudentTwoSided(-t, degrees_of_freedom),
              StudentTwoSided(t, degrees_of_freedom));
  }
}

TEST(StudentTwoSided, IsOneAtZero) { EXPECT_EQ(StudentTwoSided(0, 7), 1); }

TEST(StudentSurvival, IsHalfTheTwoSidedTailOrTheRest) {
  EXPECT_DOUBLE_EQ(StudentSurvival(1, 1), 0.25);
  EXPECT_DOUBLE_EQ(StudentSurvival(-1, 1), 0.75);
}

TEST(StudentTwoSidedQuantile, GivesTheTableOfTheNotes) {
  // docs/worked-examples.md: 8 degrees of freedom, two-sided .01.
  EXPECT_NEAR(StudentTwoSidedQuantile(0.99, 8), 3.355, 5e-4);
}

TEST(StudentTwoSidedQuantile, KeepsItsPromise) {
  constexpr double kCases[][3] = {
      {0.1, 3, 0.13659819935369892},     {0.95, 9, 2.2621571627982050},
      {0.99, 8, 3.3553873313333949},     {0.95, 441, 1.9653578272030219},
      {0.999999, 2, 999.99924998546591}, {0.95, 1, 12.706204736174693},
  };
  for (const auto& [level, degrees_of_freedom, t] : kCases) {
    EXPECT_NEAR(StudentTwoSidedQuantile(level, degrees_of_freedom), t,
                t * 1e-11)
        << level << " " << degrees_of_freedom;
  }
}

TEST(StudentTwoSidedQuantile, IsTheSameWhateverWasAskedForBefore) {
  const double once = StudentTwoSidedQuantile(.95, 5);
  EXPECT_NE(StudentTwoSidedQuantile(.95, 6), once);
  EXPECT_EQ(StudentTwoSidedQuantile(.95, 5), once);
  EXPECT_NE(StudentTwoSidedQuantile(.9, 5), once);
  EXPECT_EQ(StudentTwoSidedQuantile(.95, 5), once);
}

TEST(StudentTwoSidedQuantile, IsZeroAtLevelZero) {
  EXPECT_EQ(StudentTwoSidedQuantile(0, 5), 0);
}

}  // namespace
}  // namespace melon
