#include "kernels/binary/points/best_point.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/random.h"
#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

constexpr double kTie = 1e-12;

/// Scores of many groups, better than chance.
GroupedScores Sample(std::uint64_t seed, bool whole) {
  Random random(seed);
  std::vector<double> score;
  std::vector<std::uint8_t> truth;
  std::vector<double> weight;
  for (int i = 0; i < 3000; ++i) {
    truth.push_back(random.Unit() < .3 ? 1 : 0);
    score.push_back(random.Unit() + (0.4 * truth.back()));
    weight.push_back(whole ? std::floor(3 * random.Unit()) : random.Unit());
  }
  return GroupScores(score, truth, weight);
}

/// Every threshold in turn.
BestPoint Searched(const ScoreGroups& groups, Criterion criterion) {
  BestPoint best;
  for (const OperatingPoint& point : OperatingPoints(groups)) {
    const double value = criterion(point.counts);
    if (std::isnan(value)) continue;
    const double margin =
        kTie * std::max(std::abs(value), std::abs(best.value));
    if (!best.exists || value > best.value + margin)
      best = {true, value, point};
  }
  return best;
}

TEST(FindBestPoint, FindsWhatASearchOfAllThresholdsFinds) {
  const auto youden = [](const Counts& counts) {
    return (counts.true_positive / counts.positives()) -
           (counts.false_positive / counts.negatives());
  };
  const auto precision_like = [](const Counts& counts) {
    return counts.true_positive / (counts.predicted_positives() + 1);
  };
  for (const bool whole : {true, false}) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const GroupedScores groups = Sample(seed, whole);
      ScoreGroups alone = groups.view();
      alone.memo = nullptr;
      for (const Criterion criterion :
           {Criterion(youden), Criterion(precision_like)}) {
        const BestPoint wanted = Searched(groups.view(), criterion);
        for (const ScoreGroups& view : {groups.view(), alone}) {
          const BestPoint found = FindBestPoint(view, kTie, criterion);
          EXPECT_EQ(found.value, wanted.value) << seed << whole;
          EXPECT_EQ(found.point.threshold, wanted.point.threshold);
          EXPECT_EQ(found.point.counts.false_positive,
                    wanted.point.counts.false_positive);
        }
      }
    }
  }
}

TEST(FindBestPoint, OfACriterionWithoutANumberIsNone) {
  const GroupedScores groups = Sample(1, true);
  const auto none = [](const Counts& /*counts*/) {
    return std::numeric_limits<double>::quiet_NaN();
  };
  EXPECT_FALSE(FindBestPoint(groups.view(), kTie, none).exists);
}

TEST(FindBestPoint, TakesTheHighestOfEqualOnes) {
  const GroupedScores groups = Sample(1, true);
  const auto same = [](const Counts& /*counts*/) { return 1.0; };
  EXPECT_TRUE(
      std::isinf(FindBestPoint(groups.view(), kTie, same).point.threshold));
}

}  // namespace
}  // namespace melon
