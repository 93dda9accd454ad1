#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

#include "hypothesis/two_learners.h"

namespace melon::hypothesis {
extern const Test one_sample_t_test;
namespace {

KeyValues Compare(const Numbers& values, double eps0) {
  Parameters parameters;
  parameters.eps0 = eps0;
  return one_sample_t_test.from_sample({values}, parameters);
}

TEST(OneSampleTTest, DividesTheDistanceFromTheRateByTheStandardError) {
  // Mean .2, standard deviation .1, standard error .1/√3.
  const KeyValues values = Compare({.1, .2, .3}, .1);
  EXPECT_DOUBLE_EQ(At(values, "mean").number(), .2);
  EXPECT_DOUBLE_EQ(At(values, "std").number(), .1);
  const double t = std::sqrt(3);
  EXPECT_NEAR(At(values, "one_sample_t").number(), t, 1e-14);
  // With two degrees of freedom P(|T| > t) = 1 − t/√(2 + t²).
  const double p = 1 - t / std::sqrt(2 + t * t);
  EXPECT_NEAR(At(values, "one_sample_p_two_sided").number(), p, 1e-14);
  EXPECT_NEAR(At(values, "one_sample_p_greater").number(), p / 2, 1e-14);
  const double margin = std::sqrt(2 * .9025 / .0975) * .1 / std::sqrt(3);
  EXPECT_NEAR(At(values, "one_sample_low").number(), .2 - margin, 1e-12);
  EXPECT_NEAR(At(values, "one_sample_high").number(), .2 + margin, 1e-12);
}

TEST(OneSampleTTest, AgreesWithScipy) {
  const auto pairs = GoldenLearners();
  for (std::size_t i = 0; i < pairs.size(); ++i)
    ExpectGoldenKeys(Compare(pairs[i].a, .2), i, 1e-11);
}

TEST(OneSampleTTest, KnowsTheMeanAndItsIntervalWithoutARateToTest) {
  const KeyValues values = Compare({.1, .2, .3}, std::nan(""));
  EXPECT_EQ(ReasonOf(At(values, "one_sample_t")), "no_eps0");
  EXPECT_EQ(ReasonOf(At(values, "one_sample_p_greater")), "no_eps0");
  EXPECT_TRUE(At(values, "one_sample_low").defined());
}

TEST(OneSampleTTest, IsUndefinedWithoutVariance) {
  const KeyValues same = Compare({.1, .1, .1}, .2);
  EXPECT_EQ(At(same, "std").number(), 0);
  EXPECT_EQ(ReasonOf(At(same, "one_sample_t")), "no_variance");
  EXPECT_EQ(ReasonOf(At(same, "one_sample_low")), "no_variance");
  const KeyValues one = Compare({.1}, .2);
  EXPECT_EQ(At(one, "mean").number(), .1);
  EXPECT_EQ(ReasonOf(At(one, "std")), "too_few_cases");
  EXPECT_EQ(ReasonOf(At(Compare({}, .2), "mean")), "no_cases");
  EXPECT_EQ(At(Compare({1e300, -1e300, 0}, 0), "std").number(), 1e300);
  EXPECT_EQ(ReasonOf(At(Compare({1.5e308, -1.5e308}, 0), "std")), "overflow");
}

}  // namespace
}  // namespace melon::hypothesis
