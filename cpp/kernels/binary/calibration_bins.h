#pragma once

#include <cstddef>
#include <vector>

#include "base/data/score_groups.h"

namespace melon {

/// Cases with similar scores, as a reliability diagram shows them.
struct CalibrationBin {
  /// Uniform bins: the edges, of which the upper belongs to the bin. Quantile
  /// bins: the lowest and highest score in it.
  double low = 0;
  double high = 0;
  double weight = 0;
  double positive = 0;
  /// Weighted mean of the scores.
  double mean_score = 0;
  /// Σ w·(s − s̄)² and Σ w·(y − ȳ)(s − s̄) over the cases of the bin.
  double score_scatter = 0;
  double co_scatter = 0;

  [[nodiscard]] double positive_share() const { return positive / weight; }
};

/// `count` bins of equal width on [0, 1], ascending, empty ones left out:
/// (k/count, (k+1)/count], and the first has 0 as well. These are
/// scikit-learn's. Scores that have weight lie in [0, 1].
[[nodiscard]] std::vector<CalibrationBin> UniformBins(const ScoreGroups& groups,
                                                      std::size_t count);

/// About `count` bins of equal weight, ascending: a group of ties lies in the
/// bin in which its first unit of weight falls, counting from the lowest score;
/// so ties stay together and bins that they empty are left out.
[[nodiscard]] std::vector<CalibrationBin> QuantileBins(
    const ScoreGroups& groups, std::size_t count);

/// Σ (bin's weight / total)·|mean score − share of positives|: the expected
/// calibration error.
[[nodiscard]] double ExpectedCalibrationError(
    const std::vector<CalibrationBin>& bins);

/// The Brier score in five terms, exactly, whatever the bins:
/// reliability − resolution + uncertainty + within_bin_variance −
/// within_bin_covariance. Murphy 1973, J. Appl. Meteorol. 12:595–600, has the
/// first three, which suffice when all scores of a bin are equal; Stephenson,
/// Coelho & Jolliffe 2008, Weather and Forecasting 23:752–757, the other two.
struct BrierDecomposition {
  double reliability;
  double resolution;
  double uncertainty;
  double within_bin_variance;
  double within_bin_covariance;
};
[[nodiscard]] BrierDecomposition DecomposeBrier(
    const std::vector<CalibrationBin>& bins);

}  // namespace melon
