#include "kernels/binary/probabilities.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <span>
#include <vector>

#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

bool Check(const std::vector<double>& scores,
           const std::vector<double>& weight = {}) {
  const GroupedScores groups =
      GroupScores(scores, std::vector<std::uint8_t>(scores.size(), 1), weight);
  return AreProbabilities(groups.view());
}

TEST(AreProbabilities, HoldsOnTheClosedUnitInterval) {
  EXPECT_TRUE(Check({0, .5, 1}));
}

TEST(AreProbabilities, FailsBeyondEitherEnd) {
  EXPECT_FALSE(Check({.5, 1 + 1e-15}));
  EXPECT_FALSE(Check({.5, -5e-324}));
}

TEST(AreProbabilities, SeesCasesOfEitherClass) {
  const auto check = [](const std::vector<std::uint8_t>& truth) {
    return AreProbabilities(
        GroupScores(std::vector<double>{.5, 7, 7}, truth, {}).view());
  };
  EXPECT_FALSE(check({1, 0, 0}));
  EXPECT_FALSE(check({1, 1, 1}));
  // As many of one class as of the other.
  EXPECT_FALSE(check({1, 1, 0}));
}

TEST(AreProbabilities, DoesNotSeeCasesOfWeightZero) {
  EXPECT_TRUE(Check({.5, 7}, {1, 0}));
}

TEST(AreProbabilities, SeesAScoreThatBothClassesHave) {
  const std::vector<double> scores = {.5, 7, 7};
  const std::vector<std::uint8_t> truth = {1, 1, 0};
  EXPECT_FALSE(AreProbabilities(GroupScores(scores, truth, {}).view()));
}

bool CheckClasses(const std::vector<double>& first,
                  const std::vector<double>& second,
                  const std::vector<double>& weight = {}) {
  const std::span<const double> columns[] = {first, second};
  const std::vector<std::uint16_t> truth(first.size(), 0);
  return AreProbabilities(
      ClassProbabilities{.columns = columns, .truth = truth, .weight = weight});
}

TEST(AreProbabilities, LooksAtAllClassesAndNotAtTheirSum) {
  EXPECT_TRUE(CheckClasses({.5, 1}, {.7, 1}));
  EXPECT_FALSE(CheckClasses({.5, 1}, {.5, -1e-9}));
}

TEST(AreProbabilities, OfClassesDoesNotSeeCasesOfWeightZero) {
  EXPECT_TRUE(CheckClasses({.5, 3}, {.5, .5}, {1, 0}));
}

TEST(CaseTotal, IsTheSumOfTheWeights) {
  const std::vector<std::uint16_t> truth{0, 0, 0};
  const std::vector<double> weight{.5, 0, 2};
  EXPECT_EQ(CaseTotal(ClassProbabilities{.columns = {}, .truth = truth}), 3);
  EXPECT_EQ(CaseTotal(ClassProbabilities{
                .columns = {}, .truth = truth, .weight = weight}),
            2.5);
}

}  // namespace
}  // namespace melon
