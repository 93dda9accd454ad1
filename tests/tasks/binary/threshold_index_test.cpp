#include "tasks/binary/threshold_index.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "base/random.h"
#include "kernels/binary/group_scores.h"
#include "special/normal.h"

namespace melon {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// `groups` distinct scores with weights that are multiples of `unit`.
GroupedScores RandomGroups(Random& random, std::uint32_t groups, double unit) {
  std::vector<double> scores;
  std::vector<std::uint8_t> truth;
  std::vector<double> weight;
  for (std::uint32_t row = 0; row < 2 * groups + 2; ++row) {
    scores.push_back(row % groups / static_cast<double>(groups));
    truth.push_back(static_cast<std::uint8_t>(row < 2 ? row : random.Below(2)));
    weight.push_back(row < 2 ? unit : unit * random.Below(4));
  }
  return GroupScores(scores, truth, weight);
}

double Recall(const Counts& counts) {
  return counts.true_positive / counts.positives();
}
double Fpr(const Counts& counts) {
  return counts.false_positive / counts.negatives();
}
double Share(const Counts& counts) {
  return counts.predicted_positives() / counts.total();
}
double Precision(const Counts& counts) {
  return counts.true_positive / counts.predicted_positives();
}

/// The counts of every position by adding up group after group.
std::vector<Counts> CountsOfAll(const GroupedScores& groups) {
  std::vector<Counts> all{CountsAt(groups.view(), kInfinity)};
  for (const double score : groups.score)
    all.push_back(CountsAt(groups.view(), score));
  return all;
}

/// The first position whose measure is at least `wanted`, or the last.
template <class Measure>
std::size_t FirstAtLeast(const std::vector<Counts>& all, double wanted,
                         Measure measure) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (measure(all[i]) >= wanted) return i;
  }
  return all.size() - 1;
}

void ExpectSame(const Counts& a, const Counts& b) {
  EXPECT_EQ(a.true_positive, b.true_positive);
  EXPECT_EQ(a.false_positive, b.false_positive);
  EXPECT_EQ(a.false_negative, b.false_negative);
  EXPECT_EQ(a.true_negative, b.true_negative);
}

/// Calls `check(groups, index, counts of all positions, random)` for rankings
/// around the distance of the marks, and long ones.
template <class Check>
void ForManyRankings(Check check) {
  Random random(21);
  for (const std::uint32_t size :
       {1U, 2U, 3U, 63U, 64U, 65U, 127U, 128U, 129U, 300U, 1000U}) {
    const GroupedScores groups = RandomGroups(random, size, 0.25);
    const ThresholdIndex index(groups.view());
    check(groups, index, CountsOfAll(groups), random);
  }
}

TEST(ThresholdIndex, CountsLikeAddingUpFromTheTop) {
  ForManyRankings([](const auto& groups, const auto& index, const auto& all,
                     Random& /*random*/) {
    ASSERT_EQ(all.size(), groups.score.size() + 1);
    for (std::size_t i = 0; i < all.size(); ++i)
      ExpectSame(index.CountsAtPosition(i), all[i]);
  });
}

TEST(ThresholdIndex, CountsFractionsToTheLastDigits) {
  Random random(22);
  const GroupedScores groups = RandomGroups(random, 1000, 0.1);
  const ThresholdIndex index(groups.view());
  const std::vector<Counts> all = CountsOfAll(groups);
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_NEAR(index.CountsAtPosition(i).true_positive, all[i].true_positive,
                1e-13);
    EXPECT_NEAR(index.CountsAtPosition(i).true_negative, all[i].true_negative,
                1e-13);
  }
}

TEST(ThresholdIndex, FindsThePositionOfEveryThreshold) {
  ForManyRankings([](const auto& groups, const auto& index, const auto& all,
                     Random& /*random*/) {
    for (std::size_t i = 0; i < all.size(); ++i)
      EXPECT_EQ(index.PositionOf(index.ThresholdAt(i)), i);
    EXPECT_EQ(index.PositionOf(kInfinity), 0U);
    EXPECT_EQ(index.PositionOf(-kInfinity), groups.score.size());
    const double above = std::nextafter(groups.score.back(), 2);
    EXPECT_EQ(index.PositionOf(above), groups.score.size() - 1);
  });
}

TEST(ThresholdIndex, PutsNoThresholdAboveEveryScore) {
  const GroupedScores groups = GroupScores(std::vector<double>{.9, .2},
                                           std::vector<std::uint8_t>{1, 0}, {});
  const ThresholdIndex index(groups.view());
  EXPECT_EQ(index.ThresholdAt(0), kInfinity);
  EXPECT_EQ(index.ThresholdAt(1), .9);
  EXPECT_EQ(index.ThresholdAt(2), .2);
}

TEST(ThresholdIndex, OfOneClassStillCounts) {
  const GroupedScores groups = GroupScores(std::vector<double>{.9, .2},
                                           std::vector<std::uint8_t>{1, 1}, {});
  EXPECT_EQ(ThresholdIndex(groups.view()).CountsAtPosition(1).true_positive, 1);
}

TEST(Nearest, OnAnyCurveOfAPointOfItIsThatPoint) {
  ForManyRankings([](const auto& /*groups*/, const auto& index, const auto& all,
                     Random& /*random*/) {
    for (const Counts& counts : all) {
      const auto at = [&](std::string_view curve, double x, double y) {
        return index.CountsAtPosition(index.Nearest(curve, x, y));
      };
      ExpectSame(at("roc", Fpr(counts), Recall(counts)), counts);
      ExpectSame(at("cumulative_gain", Share(counts), Recall(counts)), counts);
      if (counts.true_positive > 0) {
        ExpectSame(at("precision_recall", Recall(counts), Precision(counts)),
                   counts);
        ExpectSame(at("lift", Share(counts), Recall(counts) / Share(counts)),
                   counts);
      }
    }
  });
}

TEST(Nearest, OnRocIsTheNeighbourAlongTheCurve) {
  // Of the two points between which the falling diagonal through the pointer
  // passes, the nearer.
  ForManyRankings([](const auto& /*groups*/, const auto& index, const auto& all,
                     Random& random) {
    for (int i = 0; i < 50; ++i) {
      const double x = (random.Unit() * 1.2) - 0.1;
      const double y = (random.Unit() * 1.2) - 0.1;
      const std::size_t after = FirstAtLeast(
          all, x + y, [](const Counts& c) { return Recall(c) + Fpr(c); });
      const auto distance = [&](std::size_t position) {
        return std::hypot(Fpr(all[position]) - x, Recall(all[position]) - y);
      };
      const double best = after == 0
                              ? distance(0)
                              : std::min(distance(after - 1), distance(after));
      EXPECT_NEAR(distance(index.Nearest("roc", x, y)), best, 1e-12);
    }
  });
}

TEST(Nearest, OnPrecisionRecallGoesByRecallThenDownThePrecision) {
  ForManyRankings([](const auto& /*groups*/, const auto& index, const auto& all,
                     Random& random) {
    for (int i = 0; i < 50; ++i) {
      const double x = random.Unit();
      const double y = random.Unit();
      std::size_t expected =
          std::max<std::size_t>(1, FirstAtLeast(all, x, Recall));
      while (expected + 1 < all.size() &&
             Recall(all[expected + 1]) == Recall(all[expected]) &&
             Precision(all[expected]) > y) {
        ++expected;
      }
      ExpectSame(
          index.CountsAtPosition(index.Nearest("precision_recall", x, y)),
          all[expected]);
    }
  });
}

TEST(Nearest, OnPrecisionRecallReachesTheLowestThreshold) {
  // At recall 1 the precision falls from 1 to 1/3 and the last score is one of
  // the points.
  const GroupedScores groups = GroupScores(
      std::vector<double>{.9, .5, .1}, std::vector<std::uint8_t>{1, 0, 0}, {});
  const ThresholdIndex index(groups.view());
  EXPECT_EQ(index.Nearest("precision_recall", 1, 1), 1U);
  EXPECT_EQ(index.Nearest("precision_recall", 1, 0.5), 2U);
  EXPECT_EQ(index.Nearest("precision_recall", 1, 0), 3U);
}

TEST(Nearest, OnPrecisionRecallBeyondTheRightEdgeIsOnTheEdge) {
  const GroupedScores groups = GroupScores(
      std::vector<double>{.9, .5, .1}, std::vector<std::uint8_t>{1, 0, 0}, {});
  const ThresholdIndex index(groups.view());
  EXPECT_EQ(index.Nearest("precision_recall", 1.01, 1), 1U);
  EXPECT_EQ(index.Nearest("precision_recall", -1, 1), 1U);
}

TEST(Nearest, OnCostIsTheCheapestOfAllThresholds) {
  ForManyRankings([](const auto& /*groups*/, const auto& index, const auto& all,
                     Random& random) {
    for (int i = 0; i < 50; ++i) {
      const double x = i == 0 ? 0 : i == 1 ? 1 : random.Unit();
      const auto cost = [x](const Counts& counts) {
        return ((1 - Recall(counts)) * x) + (Fpr(counts) * (1 - x));
      };
      double least = 1;
      for (const Counts& counts : all) least = std::min(least, cost(counts));
      const std::size_t found = index.Nearest("cost", x, 0.3);
      EXPECT_NEAR(cost(all[found]), least, 1e-12);
    }
  });
}

TEST(Nearest, OnDetAndGainGoesByTheHorizontal) {
  ForManyRankings([](const auto& /*groups*/, const auto& index, const auto& all,
                     Random& random) {
    for (int i = 0; i < 50; ++i) {
      const double x = random.Unit();
      EXPECT_EQ(index.Nearest("det", NormalQuantile(x), 0),
                FirstAtLeast(all, NormalCdf(NormalQuantile(x)), Fpr));
      EXPECT_EQ(index.Nearest("cumulative_gain", x, 0),
                FirstAtLeast(all, x, Share));
      EXPECT_EQ(index.Nearest("lift", x, 0), FirstAtLeast(all, x, Share));
    }
  });
}

TEST(Nearest, OnPicturesOverTheScoreIsTheThresholdItself) {
  const GroupedScores groups = GroupScores(
      std::vector<double>{.9, .5, .1}, std::vector<std::uint8_t>{1, 0, 0}, {});
  const ThresholdIndex index(groups.view());
  for (const char* curve : {"threshold_metrics", "score_histogram"}) {
    EXPECT_EQ(index.Nearest(curve, .5, 0), 2U);
    EXPECT_EQ(index.Nearest(curve, .51, 0), 1U);
    EXPECT_EQ(index.Nearest(curve, 7, 0), 0U);
    EXPECT_EQ(index.Nearest(curve, -7, 0), 3U);
  }
}

}  // namespace
}  // namespace melon
