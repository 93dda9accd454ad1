#include "special/noncentral_t.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "hypothesis/golden_numbers.h"
#include "special/normal.h"
#include "special/student_t.h"

namespace melon {
namespace {

/// Expected values: tests/golden/comparison_distributions.py (the series of AS
/// 243 at 60 digits; scipy 1.14.1 and R 4.2.2 agree as far as they go).
double RelativeBound(double delta) {
  return 1e-12 * (1 + std::abs(delta) / 10);
}

TEST(NoncentralT, WithoutNoncentralityIsStudentsT) {
  for (const double degrees : {1.0, 4.0, 30.5, 1000.0}) {
    EXPECT_NEAR(NoncentralTSurvival(2.3, degrees, 0),
                StudentSurvival(2.3, degrees), 1e-13);
  }
}

TEST(NoncentralT, AtZeroIsTheNormalCdf) {
  // T ≤ 0 where Z ≤ −δ.
  EXPECT_NEAR(NoncentralTCdf(0, 7, 1.3), NormalCdf(-1.3), 1e-15);
}

TEST(NoncentralT, KeepsItsPromiseInBothTails) {
  const auto rows = GoldenNumbers("comparison_distributions/noncentral_t.csv");
  ASSERT_GE(rows.size(), 200U);
  for (const auto& row : rows) {
    EXPECT_NEAR(NoncentralTCdf(row[0], row[1], row[2]), row[3],
                row[3] * RelativeBound(row[2]))
        << row[0] << " " << row[1] << " " << row[2];
    EXPECT_NEAR(NoncentralTSurvival(row[0], row[1], row[2]), row[4],
                row[4] * RelativeBound(row[2]))
        << row[0] << " " << row[1] << " " << row[2];
  }
}

TEST(NoncentralityAt, KeepsItsPromise) {
  for (const auto& row :
       GoldenNumbers("comparison_distributions/noncentrality.csv")) {
    EXPECT_NEAR(NoncentralityAt(row[0], row[1], row[2]), row[3],
                1e-10 * std::max(1.0, std::abs(row[3])))
        << row[0] << " " << row[1] << " " << row[2];
  }
}

TEST(NoncentralityAt, FlipsItsSignWithT) {
  EXPECT_NEAR(NoncentralityAt(2.5, 9, 0.975), -NoncentralityAt(-2.5, 9, 0.025),
              1e-11);
}

TEST(NoncentralityAt, OfALargeTIsTheQuantileOfTheScale) {
  // δ ≈ t·s with P(s ≥ δ/t) = p: for two degrees of freedom s = √(−ln p).
  for (const double t : {1000.0, 1e6, 1e200}) {
    const double s = std::sqrt(-std::log(0.025));
    EXPECT_NEAR(NoncentralityAt(t, 2, 0.025) / t, s, 2e-6) << t;
    EXPECT_NEAR(NoncentralityAt(-t, 2, 0.975) / t, -s, 2e-6) << t;
  }
}

TEST(NoncentralityAt, PassesIntoItsLimitSmoothly) {
  for (const double degrees : {1.0, 9.0, 100.0, 1e4}) {
    for (const double p : {0.975, 0.025}) {
      const double below = NoncentralityAt(1000, degrees, p) / 1000;
      const double above = NoncentralityAt(1000.0001, degrees, p) / 1000.0001;
      EXPECT_NEAR(above, below, below * std::sqrt(degrees) * 4e-6)
          << degrees << " " << p;
    }
  }
}

}  // namespace
}  // namespace melon
