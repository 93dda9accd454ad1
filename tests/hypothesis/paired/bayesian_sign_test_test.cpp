#include <gtest/gtest.h>

#include <string_view>

#include "hypothesis/paired/posterior_support.h"

namespace melon::hypothesis {
extern const Test bayesian_sign_test;
namespace {

TEST(BayesianSignTest, IsSureOfAlgorithmsThatDifferEverywhere) {
  const auto sure = [](double difference, std::string_view key) {
    const TwoLearners learners = Differing(Numbers(30, difference));
    EXPECT_EQ(At(PosteriorOf(bayesian_sign_test, learners), key).number(), 1);
  };
  sure(.2, "bayes_sign_right");
  sure(-.2, "bayes_sign_left");
  sure(.002, "bayes_sign_rope");
}

TEST(BayesianSignTest, AgreesWithBaycomp) { ExpectBaycomp(bayesian_sign_test); }

TEST(BayesianSignTest, NeedsResultsAndDraws) {
  ExpectToNeedResultsAndDraws(bayesian_sign_test);
}

}  // namespace
}  // namespace melon::hypothesis
