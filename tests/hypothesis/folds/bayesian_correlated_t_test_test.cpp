#include <gtest/gtest.h>

#include "hypothesis/folds/fold_support.h"

namespace melon::hypothesis {
extern const Test bayesian_correlated_t_test;
extern const Test corrected_t_test;
namespace {

TEST(BayesianCorrelatedTTest, GivesThePublishedNumbers) {
  // docs/worked-examples.md; ρ = .1 is a ratio of 1/9, the region the default
  // ±.01. Half a unit of the last printed digit of either moment moves the
  // shares by 2e-5.
  const KeyValues values = Compare(bayesian_correlated_t_test,
                                   WithMoments(100, .05613, .08831), 1. / 9);
  EXPECT_NEAR(At(values, "bayes_correlated_t_left").number(), .01693, 2e-5);
  EXPECT_NEAR(At(values, "bayes_correlated_t_rope").number(), .05135, 2e-5);
  EXPECT_NEAR(At(values, "bayes_correlated_t_right").number(), .93172, 2e-5);
}

TEST(BayesianCorrelatedTTest, AgreesWithBaycomp) {
  ExpectGoldenFolds(bayesian_correlated_t_test);
}

TEST(BayesianCorrelatedTTest, HasHalfThePValueBeyondZeroWithoutARegion) {
  Parameters parameters;
  parameters.rope = 0;
  const KeyValues values =
      Compare(bayesian_correlated_t_test, kFiveByTwo, .5, parameters);
  const KeyValues corrected = Compare(corrected_t_test, kFiveByTwo, .5);
  EXPECT_NEAR(2 * At(values, "bayes_correlated_t_left").number(),
              At(corrected, "corrected_t_p").number(), 1e-14);
  EXPECT_EQ(At(values, "bayes_correlated_t_rope").number(), 0);
}

TEST(BayesianCorrelatedTTest, NeedsTheRatioAndAVariance) {
  const auto reason = [](const Numbers& difference, double ratio) {
    return ReasonOf(At(Compare(bayesian_correlated_t_test, difference, ratio),
                       "bayes_correlated_t_rope"));
  };
  EXPECT_EQ(reason({1, 2}, std::nan("")), "no_test_train_ratio");
  EXPECT_EQ(reason({.1, .1}, .5), "no_variance");
  EXPECT_EQ(reason({1}, .5), "too_few_folds");
  EXPECT_EQ(reason({}, .5), "no_cases");
  EXPECT_EQ(reason({1.5e308, -1.5e308}, .5), "overflow");
}

}  // namespace
}  // namespace melon::hypothesis
