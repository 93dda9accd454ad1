#include "kernels/binary/likelihood_working.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "kernels/binary/group_scores.h"
#include "kernels/binary/log_likelihood.h"
#include "kernels/eight_cases.h"

namespace melon {
namespace {

GroupedScores Grouped(const std::vector<double>& score) {
  return GroupScores(score, std::vector<std::uint8_t>{1, 0, 0}, {});
}

TEST(GivenToTruth, IsTheScoreOrWhatItLeavesToTheNegativeClass) {
  const GroupedScores groups = Grouped({.75, .75, .25});
  const GivenProbabilities given = GivenToTruth(groups.view());
  EXPECT_EQ(given.probability, (std::vector<double>{.75, .25, .75}));
}

TEST(GivenToTruth, IsTheNumberOfTheTrueClass) {
  OwnedProbabilities cases = EightCases();
  const ClassProbabilities model = cases.view();
  const GivenProbabilities given = GivenToTruth(model);
  for (std::size_t i = 0; i < model.size(); ++i)
    EXPECT_EQ(given.probability[i], model.columns[model.truth[i]][i]);
}

TEST(LikelihoodTerm, AddsLogarithms) {
  const GivenProbabilities given{{.5, .25}, {1, 2}};
  const Term sum = LikelihoodTerm(given, 0, -5 * std::log(2));
  EXPECT_EQ(sum.numbers(),
            R"(\ln\left(0.5\right)+2\cdot \ln\left(0.25\right))");
}

TEST(ShowLogLoss, DividesByTheCases) {
  const GroupedScores groups = Grouped({.75, .75, .25});
  const double likelihood = LogLikelihood(groups.view(), kLogLossClip);
  Working working;
  ShowLogLoss(GivenToTruth(groups.view()), likelihood, 3, working);
  ASSERT_EQ(working.lines().size(), 2U);
  EXPECT_TRUE(working.lines()[0].title.english.empty());
  EXPECT_NEAR(working.lines()[1].term.value(),
              -(2 * std::log(.75) + std::log(.25)) / 3, 1e-15);
}

TEST(ShowLogLoss, SaysThatSomethingWasClipped) {
  const GroupedScores groups = Grouped({0, 1, .25});
  Working working;
  ShowLogLoss(GivenToTruth(groups.view()),
              LogLikelihood(groups.view(), kLogLossClip), 3, working);
  EXPECT_FALSE(working.lines()[0].title.english.empty());
  EXPECT_NE(working.lines()[0].term.numbers().find(
                R"(\ln\left(2.22045\cdot10^{-16}\right))"),
            std::string::npos);
}

}  // namespace
}  // namespace melon
