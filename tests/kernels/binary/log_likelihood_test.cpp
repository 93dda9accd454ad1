#include "kernels/binary/log_likelihood.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "kernels/binary/group_memo.h"
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

TEST(LogLikelihood, IsTheSameByLogarithmsThatWereFoundBefore) {
  const std::vector<double> score{1, .9, .9, 0x1p-60, .3, 0};
  const GroupedScores groups = Grouped(score, {1, 0, 1, 1, 0, 0});
  const double plain = LogLikelihood(groups.view(), kLogLossClip);
  const ScoreLogs logs = LogsOf(groups.score);
  GroupMemo memo;
  memo.log_score = logs.of_score;
  memo.log_rest = logs.of_rest;
  ScoreGroups known = groups.view();
  known.memo = &memo;
  EXPECT_EQ(LogLikelihood(known, kLogLossClip), plain);
  EXPECT_EQ(LogLikelihood(known, 0), LogLikelihood(groups.view(), 0));
}

TEST(LogLikelihood, OfManyClassesAddsWhatWasGivenToTheTrueOne) {
  const std::vector<double> first{.5, 0, .25};
  const std::vector<double> second{.5, 1, .75};
  const std::vector<std::span<const double>> columns{first, second};
  const std::vector<std::uint16_t> truth{0, 0, 1};
  const std::vector<double> weight{2, 0, 1};
  const ClassProbabilities model{
      .columns = columns, .truth = truth, .weight = weight};
  EXPECT_DOUBLE_EQ(LogLikelihood(model, 0), 2 * std::log(.5) + std::log(.75));
  const ClassProbabilities unweighted{.columns = columns, .truth = truth};
  EXPECT_DOUBLE_EQ(LogLikelihood(unweighted, kLogLossClip),
                   std::log(.5) + std::log(kLogLossClip) + std::log(.75));
}

}  // namespace
}  // namespace melon
