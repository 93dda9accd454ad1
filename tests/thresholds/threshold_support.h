#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <vector>

#include "kernels/binary/group_scores.h"
#include "thresholds/threshold_rule.h"

namespace melon {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The nine scored cases of docs/worked-examples.md: scores .9 … .1, labels − +
/// − − + − + + −.
inline GroupedScores NineSamples() {
  return GroupScores(std::vector<double>{.9, .8, .7, .6, .5, .4, .3, .2, .1},
                     std::vector<std::uint8_t>{0, 1, 0, 0, 1, 0, 1, 1, 0}, {});
}

/// Scores 4, 3, 2, 1 with these labels.
inline GroupedScores FourSamples(std::vector<std::uint8_t> truth) {
  return GroupScores(std::vector<double>{4, 3, 2, 1}, truth, {});
}

inline GroupedScores ConstantScore() {
  return GroupScores(std::vector<double>{7, 7, 7},
                     std::vector<std::uint8_t>{0, 1, 0}, {});
}

inline void ExpectChoice(const ThresholdRule& rule, const GroupedScores& groups,
                         const ThresholdWish& wish, double threshold,
                         double criterion) {
  const ThresholdRule::Outcome outcome = rule.choose(groups.view(), wish);
  ASSERT_EQ(outcome.undefined, nullptr);
  EXPECT_EQ(outcome.choice.threshold, threshold);
  ASSERT_TRUE(outcome.choice.criterion.defined());
  EXPECT_NEAR(outcome.choice.criterion.number(), criterion, 1e-15);
}

inline void ExpectUndefined(const ThresholdRule& rule,
                            const GroupedScores& groups,
                            const ThresholdWish& wish,
                            std::string_view reason) {
  const ThresholdRule::Outcome outcome = rule.choose(groups.view(), wish);
  ASSERT_NE(outcome.undefined, nullptr);
  EXPECT_EQ(outcome.undefined->id, reason);
}

}  // namespace melon
