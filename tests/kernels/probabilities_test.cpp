#include "kernels/probabilities.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "kernels/group_scores.h"

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

TEST(AreProbabilities, DoesNotSeeCasesOfWeightZero) {
  EXPECT_TRUE(Check({.5, 7}, {1, 0}));
}

}  // namespace
}  // namespace melon
