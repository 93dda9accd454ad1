#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "base/data/score_groups.h"
#include "base/value.h"
#include "kernels/binary/calibration_bins.h"
#include "kernels/binary/points/roc_hull.h"

namespace melon {

/// Weight of each class at or above some place of the ranking.
struct Cumulated {
  double positive = 0;
  double negative = 0;
};

/// What kernels have found about a set of groups and others ask for again.
struct GroupMemo {
  /// Groups from one mark to the next.
  static constexpr std::size_t kStride = 64;

  /// Weights above the groups 0, kStride, 2·kStride, ….
  std::vector<Cumulated> marks;
  /// ln s and ln(1 − s) of each group's score as ScoreLogs has them, where
  /// whoever made the groups knew them; else empty.
  std::span<const double> log_score;
  std::span<const double> log_rest;
  std::optional<std::vector<RocVertex>> hull;
  /// As many as calibration is measured with by default.
  static constexpr std::size_t kBins = 10;
  std::optional<std::vector<CalibrationBin>> uniform_bins;
  std::optional<std::vector<CalibrationBin>> quantile_bins;
  std::optional<double> concordant_pairs;
  std::optional<double> concordance_balance;
  std::optional<double> log_likelihood;
  std::optional<double> average_precision;
  std::optional<double> brier_score;
  std::optional<Value> delong_standard_error;
};

/// The result of `find()`, taken from the memo when it is there.
template <class Found, class Find>
[[nodiscard]] Found Remembered(const ScoreGroups& groups,
                               std::optional<Found> GroupMemo::*place,
                               Find&& find) {
  if (groups.memo == nullptr) return find();
  std::optional<Found>& known = groups.memo->*place;
  if (!known) known = find();
  return *known;
}

/// Whether every sum of weights of one class is exact.
[[nodiscard]] inline bool HasExactSums(const ScoreGroups& groups) {
  return groups.whole_weights && groups.total() < 0x1p53;
}

}  // namespace melon
