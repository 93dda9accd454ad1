#include "kernels/binary/ranks/delong_standard_error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

#include "base/random.h"
#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

double Variance(const std::vector<double>& values) {
  const auto n = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return squares / (n - 1);
}

TEST(DelongStandardError, IsThatOfThePlacementValues) {
  Random random(4);
  std::vector<double> scores;
  std::vector<std::uint8_t> truth;
  for (int i = 0; i < 200; ++i) {
    truth.push_back(static_cast<std::uint8_t>(random.Below(2)));
    scores.push_back(std::floor(30 * (random.Unit() + (0.2 * truth.back()))));
  }
  const GroupedScores groups = GroupScores(scores, truth, {});
  const std::vector<double> placements = Placements(groups);
  std::vector<double> of_positives;
  std::vector<double> of_negatives;
  for (std::size_t i = 0; i < truth.size(); ++i)
    (truth[i] != 0 ? of_positives : of_negatives).push_back(placements[i]);
  const double variance = (Variance(of_positives) / groups.total_positive) +
                          (Variance(of_negatives) / groups.total_negative);
  EXPECT_NEAR(DelongStandardError(groups.view()).number(), std::sqrt(variance),
              1e-14);
}

TEST(DelongStandardError, GivesAReasonInTheOrderOfWhatIsMissing) {
  const std::vector<double> scores = {3, 2, 1};
  const auto reason = [&](const std::vector<std::uint8_t>& truth,
                          const std::vector<double>& weight) {
    return DelongStandardError(GroupScores(scores, truth, weight).view())
        .reason()
        .id;
  };
  EXPECT_EQ(reason({1, 1, 1}, {}), "one_class");
  EXPECT_EQ(reason({1, 0, 0}, {1, .5, 1}), "fractional_weights");
  EXPECT_EQ(reason({1, 0, 0}, {}), "too_few_cases");
}

TEST(DelongLimit, IsTheAreaPlusStandardErrorsCutOffAtTheEnds) {
  // The area is ¾. Positives .9 and .4 lie above both and one of the negatives
  // .6 and .1: placements 1 and ½, variance ⅛; those of the negatives are ½
  // and 1. The error is √(⅛/2 + ⅛/2).
  const std::vector<double> scores = {.9, .6, .4, .1};
  const std::vector<std::uint8_t> truth = {1, 0, 1, 0};
  const GroupedScores groups = GroupScores(scores, truth, {});
  const double error = std::sqrt(1.0 / 8);
  EXPECT_NEAR(DelongLimit(groups.view(), .5).number(), .75 + (.5 * error),
              1e-15);
  EXPECT_NEAR(DelongLimit(groups.view(), -1).number(), .75 - error, 1e-15);
  EXPECT_EQ(DelongLimit(groups.view(), 2).number(), 1);
  EXPECT_EQ(DelongLimit(groups.view(), -3).number(), 0);
}

TEST(DelongLimit, IsUndefinedWithoutAnError) {
  const std::vector<double> scores = {.9, .8, .2, .1};
  const std::vector<std::uint8_t> truth = {1, 1, 0, 0};
  EXPECT_EQ(DelongLimit(GroupScores(scores, truth, {}).view(), 1).reason().id,
            "no_variance");
}

}  // namespace
}  // namespace melon
