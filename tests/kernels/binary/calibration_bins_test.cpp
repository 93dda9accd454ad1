#include "kernels/binary/calibration_bins.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/random.h"
#include "kernels/binary/group_scores.h"
#include "kernels/binary/score_columns.h"

namespace melon {
namespace {

TEST(UniformBins, UpperEdgeBelongsToTheBin) {
  const GroupedScores groups =
      GroupScores(std::vector<double>{0, .1, .2, .3, .6, .7, 1},
                  std::vector<std::uint8_t>{0, 0, 0, 1, 1, 1, 1}, {});
  const std::vector<CalibrationBin> bins = UniformBins(groups.view(), 10);
  // (0 and .1), .2, .3, .6, .7, 1: as numpy.searchsorted(numpy.linspace(0, 1,
  // 11)[1:-1], score).
  ASSERT_EQ(bins.size(), 6U);
  EXPECT_EQ(bins[0].weight, 2);
  EXPECT_EQ(bins[1].low, .1);
  EXPECT_EQ(bins[1].high, .2);
  EXPECT_EQ(bins[2].high, .3);
  EXPECT_EQ(bins[3].high, .6);
  EXPECT_EQ(bins[4].high, .7);
  EXPECT_EQ(bins[5].high, 1);
}

TEST(UniformBins, NeighboursOfAnEdgeFallOnEitherSide) {
  for (int k = 1; k < 10; ++k) {
    const double edge = k / 10.0;
    const std::vector<double> scores{std::nextafter(edge, 0), edge,
                                     std::nextafter(edge, 1)};
    const GroupedScores groups =
        GroupScores(scores, std::vector<std::uint8_t>{0, 1, 0}, {});
    const std::vector<CalibrationBin> bins = UniformBins(groups.view(), 10);
    ASSERT_EQ(bins.size(), 2U) << edge;
    EXPECT_EQ(bins[0].weight, 2) << edge;
    EXPECT_EQ(bins[0].high, edge);
    EXPECT_EQ(bins[1].low, edge);
  }
}

TEST(UniformBins, AreNotChangedByRowsWithoutWeight) {
  const GroupedScores groups =
      GroupScores(std::vector<double>{.29, .28, .26, .23, .22, .21, .05},
                  std::vector<std::uint8_t>{1, 1, 0, 0, 1, 0, 1},
                  std::vector<double>{0, 1, 0, 0, 2, 0, 0});
  const std::vector<CalibrationBin> bins = UniformBins(groups.view(), 5);
  ASSERT_EQ(bins.size(), 1U);
  EXPECT_EQ(bins[0].weight, 3);
  EXPECT_EQ(bins[0].positive, 3);
  EXPECT_DOUBLE_EQ(bins[0].mean_score, .24);
  EXPECT_NEAR(bins[0].score_scatter, .0024, 1e-15);
}

TEST(QuantileBins, HoldEqualWeightAndKeepTiesTogether) {
  const GroupedScores groups =
      GroupScores(std::vector<double>{.1, .2, .2, .2, .3, .4},
                  std::vector<std::uint8_t>{0, 1, 0, 1, 1, 1}, {});
  const std::vector<CalibrationBin> bins = QuantileBins(groups.view(), 3);
  // Two cases a bin: .1 and the tie in the first; .3 would be the fifth, in the
  // third.
  ASSERT_EQ(bins.size(), 2U);
  EXPECT_EQ(bins[0].weight, 4);
  EXPECT_EQ(bins[0].positive, 2);
  EXPECT_EQ(bins[0].low, .1);
  EXPECT_EQ(bins[0].high, .2);
  EXPECT_EQ(bins[1].weight, 2);
  EXPECT_DOUBLE_EQ(bins[1].mean_score, .35);
}

TEST(QuantileBins, WeightsThatOverflowFallIntoTheLastBin) {
  // From the top: nothing below the first, 10 · 1e308 = ∞ below the second.
  const GroupedScores groups =
      GroupScores(std::vector<double>{.1, .9}, std::vector<std::uint8_t>{0, 1},
                  std::vector<double>{7e307, 1e308});
  EXPECT_EQ(QuantileBins(groups.view(), 10).size(), 2U);
}

/// Without a memo, the weights below every group are added up.
TEST(QuantileBins, AreTheSameByMarksAndByAllSums) {
  ForRandomColumns([](const ScoreColumn& column) {
    const GroupedScores groups = GroupScores(column.scores, column.truth, {});
    ScoreGroups plain = groups.view();
    plain.memo = nullptr;
    for (const std::size_t count : {1U, 7U, 10U, 100U}) {
      const std::vector<CalibrationBin> fast =
          QuantileBins(groups.view(), count);
      const std::vector<CalibrationBin> slow = QuantileBins(plain, count);
      ASSERT_EQ(fast.size(), slow.size());
      for (std::size_t i = 0; i < fast.size(); ++i) {
        EXPECT_EQ(fast[i].low, slow[i].low);
        EXPECT_EQ(fast[i].high, slow[i].high);
        EXPECT_EQ(fast[i].weight, slow[i].weight);
        EXPECT_EQ(fast[i].positive, slow[i].positive);
        EXPECT_EQ(fast[i].mean_score, slow[i].mean_score);
      }
    }
  });
}

TEST(CalibrationBins, ScatterIsThatOfTheCases) {
  const GroupedScores groups = GroupScores(
      std::vector<double>{.52, .54, .54, .58},
      std::vector<std::uint8_t>{0, 1, 0, 1}, std::vector<double>{1, 2, 1, 4});
  const std::vector<CalibrationBin> bins = UniformBins(groups.view(), 10);
  ASSERT_EQ(bins.size(), 1U);
  const double mean = (.52 + (3 * .54) + (4 * .58)) / 8;
  EXPECT_NEAR(bins[0].mean_score, mean, 1e-15);
  const double share = 6. / 8;
  EXPECT_NEAR(bins[0].score_scatter,
              ((.52 - mean) * (.52 - mean)) +
                  (3 * (.54 - mean) * (.54 - mean)) +
                  (4 * (.58 - mean) * (.58 - mean)),
              1e-15);
  EXPECT_NEAR(bins[0].co_scatter,
              ((0 - share) * (.52 - mean)) + (2 * (1 - share) * (.54 - mean)) +
                  ((0 - share) * (.54 - mean)) +
                  (4 * (1 - share) * (.58 - mean)),
              1e-15);
}

TEST(DecomposeBrier, SumsToTheBrierScoreForAnyBinsAndWeights) {
  Random random(11);
  std::vector<double> score;
  std::vector<std::uint8_t> truth;
  std::vector<double> weight;
  double loss = 0;
  double total = 0;
  for (int i = 0; i < 500; ++i) {
    score.push_back(random.Unit());
    truth.push_back(random.Unit() < score.back() * score.back() ? 1 : 0);
    weight.push_back(random.Unit());
    const double error = score.back() - truth.back();
    loss += weight.back() * error * error;
    total += weight.back();
  }
  const GroupedScores groups = GroupScores(score, truth, weight);
  for (const std::size_t count : {1U, 3U, 10U, 50U}) {
    for (const auto& bins : {UniformBins(groups.view(), count),
                             QuantileBins(groups.view(), count)}) {
      const BrierDecomposition terms = DecomposeBrier(bins);
      EXPECT_NEAR(terms.reliability - terms.resolution + terms.uncertainty +
                      terms.within_bin_variance - terms.within_bin_covariance,
                  loss / total, 1e-14);
    }
  }
}

TEST(ExpectedCalibrationError, WeighsTheGapsByTheBins) {
  std::vector<CalibrationBin> bins(2);
  bins[0].weight = 3;
  bins[0].positive = 1;
  bins[0].mean_score = .5;
  bins[1].weight = 1;
  bins[1].positive = 1;
  bins[1].mean_score = .9;
  EXPECT_NEAR(ExpectedCalibrationError(bins), (3 * (.5 - 1. / 3) + .1) / 4,
              1e-15);
}

}  // namespace
}  // namespace melon
