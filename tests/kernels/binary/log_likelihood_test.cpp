#include "kernels/binary/log_likelihood.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

GroupedScores Grouped(std::vector<double> score,
                      std::vector<std::uint8_t> truth) {
  return GroupScores(score, truth, {});
}

TEST(LogLikelihood, AddsTheLogarithmsOfWhatWasGivenToTheTruth) {
  const GroupedScores groups = Grouped({0.9, 0.9, 0.2}, {1, 0, 0});
  EXPECT_DOUBLE_EQ(LogLikelihood(groups.view(), 0),
                   std::log(0.9) + std::log(1 - 0.9) + std::log(0.8));
}

TEST(LogLikelihood, IsTheSameClippedOrNotWhenNothingIsAtTheEnds) {
  const GroupedScores groups = Grouped({0.9, 0.5, 0.2}, {1, 0, 0});
  EXPECT_EQ(LogLikelihood(groups.view(), 0),
            LogLikelihood(groups.view(), kLogLossClip));
}

TEST(LogLikelihood, ClipsWhatWasImpossible) {
  const GroupedScores groups = Grouped({1, 0}, {0, 1});
  EXPECT_DOUBLE_EQ(LogLikelihood(groups.view(), kLogLossClip),
                   2 * std::log(kLogLossClip));
  EXPECT_FALSE(std::isfinite(LogLikelihood(groups.view(), 0)));
}

}  // namespace
}  // namespace melon
