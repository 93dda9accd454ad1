#include "kernels/comparison/differences/correlated_posterior.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace melon {
namespace {

TEST(CorrelatedPosterior, WidensTheStandardErrorByTheOverlapOfTrainingSets) {
  // Mean 3, variance 7, scale √(7·(1/3 + 1/2)).
  const std::vector<double> difference = {1, 2, 6};
  const StudentPosterior posterior = CorrelatedPosterior(difference, .5);
  EXPECT_EQ(posterior.location, 3);
  EXPECT_DOUBLE_EQ(posterior.scale, std::sqrt(7 * 5. / 6));
  EXPECT_EQ(posterior.degrees_of_freedom, 2);
}

TEST(StudentPosterior, HasTheSharesOfCoraniAndBenavoli) {
  // docs/worked-examples.md: mean .05613, sd .08831 of 100 differences, ρ = .1.
  // Half a unit of the last digit of either moves the shares by 2e-5.
  const StudentPosterior posterior{.05613, .08831 * std::sqrt(.01 + 1. / 9),
                                   99};
  const RopeShares shares = posterior.Around(.01);
  EXPECT_NEAR(shares.left, .01693, 2e-5);
  EXPECT_NEAR(shares.rope, .05135, 2e-5);
  EXPECT_NEAR(shares.right, .93172, 2e-5);
}

TEST(StudentPosterior, IsCauchysDistributionWithOneDegreeOfFreedom) {
  const StudentPosterior cauchy{2, 3, 1};
  const auto cdf = [](double x) {
    return 0.5 + (std::atan((x - 2) / 3) / std::numbers::pi);
  };
  for (const double rope : {0., .5, 4., 100.}) {
    const RopeShares shares = cauchy.Around(rope);
    EXPECT_NEAR(shares.left, cdf(-rope), 1e-14);
    EXPECT_NEAR(shares.rope, cdf(rope) - cdf(-rope), 1e-14);
    EXPECT_NEAR(shares.right, 1 - cdf(rope), 1e-14);
  }
  EXPECT_NEAR(cauchy.Density(5), 1 / (6 * std::numbers::pi), 1e-16);
}

TEST(StudentPosterior, KeepsTheDigitsOfARegionInATail) {
  // Two degrees of freedom: P(T > t) = (1 − t/√(2 + t²))/2, which for large t
  // is 1/(2t²) − 3/(4t⁴) + 5/(4t⁶).
  const auto tail = [](double t) {
    const double square = t * t;
    return .5 / square - .75 / (square * square) +
           1.25 / (square * square * square);
  };
  const RopeShares right = StudentPosterior{1e4, 1, 2}.Around(1);
  EXPECT_NEAR(right.rope, tail(9999) - tail(10001), 1e-22);
  const RopeShares left = StudentPosterior{-1e4, 1, 2}.Around(1);
  EXPECT_NEAR(left.rope, right.rope, 1e-24);
  EXPECT_NEAR(left.right, right.left, 1e-24);
}

TEST(StudentPosterior, LeavesNothingWithinARegionOfNoWidth) {
  EXPECT_EQ((StudentPosterior{.3, 1, 9}.Around(0).rope), 0);
  EXPECT_EQ((StudentPosterior{-.3, 1, 9}.Around(0).rope), 0);
}

TEST(DensityCurve, HoldsNearlyAllProbabilityAndTheRegion) {
  for (const StudentPosterior& posterior :
       {StudentPosterior{.05, .03, 99}, StudentPosterior{-2, .5, 9}}) {
    const DensityCurve curve = CurveOf(posterior, .1, 401);
    ASSERT_EQ(curve.x.size(), 401U);
    EXPECT_LE(curve.x.front(), -.1);
    EXPECT_GE(curve.x.back(), .1);
    double area = 0;
    for (std::size_t i = 1; i < curve.x.size(); ++i) {
      area += (curve.x[i] - curve.x[i - 1]) * (curve.y[i] + curve.y[i - 1]) / 2;
    }
    EXPECT_GT(area, .9979);
    EXPECT_LT(area, 1);
  }
}

}  // namespace
}  // namespace melon
