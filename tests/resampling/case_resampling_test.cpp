#include "resampling/case_resampling.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace melon {
namespace {

using Weights = std::vector<double>;

Weights WeighStep(CaseResampling& resampling, std::size_t units,
                  std::uint32_t step) {
  Weights weight(units, 99);
  resampling.Weigh(step, weight);
  return weight;
}

double Total(const Weights& weight) {
  return std::accumulate(weight.begin(), weight.end(), 0.0);
}

TEST(CaseResampling, DrawsAsManyCasesAsThereAre) {
  CaseResampling resampling(ResampleScheme::plain, {.count = 30}, 20, 1);
  EXPECT_EQ(resampling.total(), 20U + 30);
  for (std::uint32_t step = 0; step < 20; ++step)
    EXPECT_EQ(Total(WeighStep(resampling, 30, step)), 30);
}

TEST(CaseResampling, KeepsTheClassTotalsOnlyWhenStratified) {
  const std::vector<std::uint16_t> stratum = {0, 0, 1, 1, 1, 1, 1, 1, 1, 1};
  const CasesToResample cases{.count = 10, .stratum = stratum};
  CaseResampling plain(ResampleScheme::plain, cases, 50, 1);
  CaseResampling stratified(ResampleScheme::stratified, cases, 50, 1);
  bool moved = false;
  for (std::uint32_t step = 0; step < 50; ++step) {
    const Weights free = WeighStep(plain, 10, step);
    moved = moved || free[0] + free[1] != 2;
    const Weights kept = WeighStep(stratified, 10, step);
    EXPECT_EQ(kept[0] + kept[1], 2);
  }
  EXPECT_TRUE(moved);
}

TEST(CaseResampling, DrawsClustersWholeWithTheirWeights) {
  const std::vector<std::uint32_t> cluster = {0, 1, 0, 2};
  const Weights weight = {1, 2, 0.5, 4};
  CaseResampling resampling(ResampleScheme::cluster,
                            {.count = 4, .weight = weight, .cluster = cluster},
                            50, 1);
  EXPECT_EQ(resampling.total(), 50U + 3);
  for (std::uint32_t step = 0; step < 50; ++step) {
    const Weights drawn = WeighStep(resampling, 4, step);
    EXPECT_EQ(drawn[0], 2 * drawn[2]);
    EXPECT_EQ(drawn[0] + (drawn[1] / 2) + (drawn[3] / 4), 3);
  }
}

TEST(CaseResampling, LeavesOutEachUnitInTurn) {
  CaseResampling resampling(ResampleScheme::plain, {.count = 3}, 5, 1);
  EXPECT_EQ(WeighStep(resampling, 3, 5), (Weights{0, 1, 1}));
  EXPECT_EQ(WeighStep(resampling, 3, 7), (Weights{1, 1, 0}));
}

TEST(CaseResampling, LeavesOutOneCaseOfAUnitThatStandsForSeveral) {
  const Weights weight = {3, 0, 1};
  CaseResampling resampling(ResampleScheme::plain,
                            {.count = 3, .weight = weight}, 5, 1);
  EXPECT_EQ(WeighStep(resampling, 3, 5), (Weights{2, 0, 1}));
  EXPECT_EQ(WeighStep(resampling, 3, 6), (Weights{3, 0, 1}));
}

TEST(CaseResampling, LeavesOutARowOfFractionalWeightWhole) {
  const Weights weight = {3, 0.5};
  CaseResampling resampling(ResampleScheme::plain,
                            {.count = 2, .weight = weight}, 5, 1);
  EXPECT_EQ(WeighStep(resampling, 2, 5), (Weights{0, 0.5}));
}

TEST(CaseResampling, LeavesOutAClusterAtOnce) {
  const std::vector<std::uint32_t> cluster = {0, 1, 0};
  CaseResampling resampling(ResampleScheme::cluster,
                            {.count = 3, .cluster = cluster}, 5, 1);
  EXPECT_EQ(WeighStep(resampling, 3, 5), (Weights{0, 1, 0}));
  EXPECT_EQ(WeighStep(resampling, 3, 6), (Weights{1, 0, 1}));
}

TEST(CaseResampling, LeavesOutBlocksOfMoreThanTwoThousandUnits) {
  CaseResampling resampling(ResampleScheme::plain, {.count = 2001}, 5, 1);
  EXPECT_EQ(resampling.jackknife_count(), 200U);
  Weights left_out(2001);
  for (std::uint32_t part = 0; part < 200; ++part) {
    const Weights weight = WeighStep(resampling, 2001, 5 + part);
    for (std::size_t i = 0; i < 2001; ++i) left_out[i] += 1 - weight[i];
  }
  EXPECT_EQ(left_out, Weights(2001, 1));
}

TEST(CaseResampling, CountsTheEstimateOfAUnitAsOftenAsItHasCases) {
  // Leave-out estimates 2 (three times) and 6: mean 3, d = 1, 1, 1, −3;
  // Σd² = 12, Σd³ = −24.
  const Weights weight = {3, 1};
  const CaseResampling resampling(ResampleScheme::plain,
                                  {.count = 2, .weight = weight}, 5, 1);
  EXPECT_NEAR(resampling.AccelerationOf(Weights{2, 6}),
              -24 / (6 * std::pow(12, 1.5)), 1e-15);
}

TEST(CaseResampling, IsImpossibleForMoreCasesThanCanBeDrawn) {
  const auto possible = [](ResampleScheme scheme, const Weights& weight) {
    return CaseResampling::Possible(scheme, weight);
  };
  EXPECT_TRUE(possible(ResampleScheme::plain, {}));
  EXPECT_TRUE(possible(ResampleScheme::plain, {1e9, 1e9}));
  EXPECT_FALSE(possible(ResampleScheme::plain, {2e9, 1}));
  EXPECT_FALSE(possible(ResampleScheme::stratified, {0x1p33, 1}));
  // Rows and clusters are drawn, not cases.
  EXPECT_TRUE(possible(ResampleScheme::plain, {0x1p33, 0.5}));
  EXPECT_TRUE(possible(ResampleScheme::cluster, {0x1p33, 1}));
}

}  // namespace
}  // namespace melon
