#pragma once

#include <cstdint>
#include <limits>
#include <span>

namespace melon {

/// What the user may set and an item may look at.
struct Parameters {
  /// The item's own parameter in the variant that is asked for: β, maximal FPR,
  /// k, ….
  double own = 0;
  /// Cost of a false negative and of a false positive, ≥ 0.
  double cost_fn = 1;
  double cost_fp = 1;
  /// What it costs to predict a class (column) when another is true (row), by
  /// row over all classes; empty: the two costs above, or 1 for every error of
  /// many classes.
  std::span<const double> cost_matrix = {};
  /// Into how many bins probabilities are put to compare them with frequencies.
  std::uint32_t calibration_bins = 10;
  /// Confidence level, in (0, 1).
  double level = 0.95;
  /// Number of inputs that a regression was fitted with; NaN: not known.
  double n_features = std::numeric_limits<double>::quiet_NaN();
  /// Error rate that a learner is held against; NaN: not given.
  double eps0 = std::numeric_limits<double>::quiet_NaN();
  /// Half width of the region of practical equivalence: differences of at most
  /// so much do not matter.
  double rope = 0.01;
  /// Draws of tests and intervals that draw at random, and what they start
  /// from.
  std::uint32_t draws = 10000;
  std::uint64_t seed = 1;
  /// Curves: rows nearer than this to the one before, along both axes and as a
  /// share of the picture, may be left out. 0: every distinct score is a row.
  double spacing = 0;
};

}  // namespace melon
