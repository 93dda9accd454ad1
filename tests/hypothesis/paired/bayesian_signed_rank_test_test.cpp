#include <gtest/gtest.h>

#include <string_view>

#include "hypothesis/paired/posterior_support.h"

namespace melon::hypothesis {
extern const Test bayesian_signed_rank_test;
namespace {

TEST(BayesianSignedRankTest, IsSureOfAlgorithmsThatDifferEverywhere) {
  const auto sure = [](double difference, std::string_view key) {
    const TwoLearners learners = Differing(Numbers(30, difference));
    EXPECT_EQ(
        At(PosteriorOf(bayesian_signed_rank_test, learners), key).number(), 1);
  };
  sure(.2, "bayes_signed_rank_right");
  sure(-.2, "bayes_signed_rank_left");
  sure(.002, "bayes_signed_rank_rope");
}

TEST(BayesianSignedRankTest, AgreesWithBaycomp) {
  ExpectBaycomp(bayesian_signed_rank_test);
}

TEST(BayesianSignedRankTest, NeedsResultsAndDraws) {
  ExpectToNeedResultsAndDraws(bayesian_signed_rank_test);
}

}  // namespace
}  // namespace melon::hypothesis
