#include "kernels/numbers/sample_moments.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace melon {
namespace {

SampleMoments Of(const std::vector<double>& values) {
  return MomentsOf(values);
}

TEST(SampleMoments, DivideTheSquaredDeviationsByOneLessThanTheCount) {
  // Mean 3, deviations −2 −1 3: (4 + 1 + 9) / 2.
  const SampleMoments moments = Of({1, 2, 6});
  EXPECT_EQ(moments.count, 3);
  EXPECT_EQ(moments.mean, 3);
  EXPECT_EQ(moments.deviation, std::sqrt(7));
}

TEST(SampleMoments, KeepTheDigitsOfSmallDeviationsFromALargeMean) {
  const SampleMoments moments = Of({1e9 + 1, 1e9 + 2, 1e9 + 3, 1e9 + 4});
  EXPECT_EQ(moments.mean, 1e9 + 2.5);
  EXPECT_NEAR(moments.deviation, std::sqrt(5. / 3), 1e-15);
}

TEST(SampleMoments, HaveNoDeviationWhenAllValuesAreTheSame) {
  for (const double value : {0., .1, -1e-300, 12345.678}) {
    EXPECT_EQ(Of(std::vector<double>(7, value)).deviation, 0) << value;
  }
}

TEST(SampleMoments, AreThoseOfTheSameValuesInAnotherUnit) {
  const SampleMoments moments = Of({.1, .2, .7, -.3});
  for (const double unit : {0x1p1000, 0x1p-1000}) {
    const SampleMoments other =
        Of({.1 * unit, .2 * unit, .7 * unit, -.3 * unit});
    EXPECT_EQ(other.mean, moments.mean * unit);
    EXPECT_EQ(other.deviation, moments.deviation * unit);
  }
  // The sum of these is beyond the range of doubles, their mean is not.
  EXPECT_EQ(Of({1.5e308, 1.5e308, 1.5e308}).mean, 1.5e308);
}

TEST(SampleMoments, AreNotANumberWithoutEnoughValues) {
  EXPECT_TRUE(std::isnan(Of({}).mean));
  EXPECT_EQ(Of({4}).mean, 4);
  EXPECT_TRUE(std::isnan(Of({4}).deviation));
}

TEST(MomentsOf, AMeanOfValuesThatCancelIsZero) {
  // Fifteenths and fourteenths as scikit-learn prints them; 0.1 + 0.2 − 0.3
  // is 2⁻⁵⁴ by rounding alone.
  const std::vector<double> differences = {
      0.9333333333333333 - 1, 1 - 0.9333333333333333,
      0.8571428571428571 - 0.9285714285714286,
      0.9285714285714286 - 0.8571428571428571, 0.1 + 0.2 - 0.3};
  const SampleMoments moments = MomentsOf(differences);
  EXPECT_EQ(moments.mean, 0);
  EXPECT_GT(moments.deviation, 0);
}

}  // namespace
}  // namespace melon
