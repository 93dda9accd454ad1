#pragma once

#include <span>
#include <string_view>

#include "base/reasons.h"
#include "base/value.h"
#include "base/words.h"

namespace melon {

/// Confidence limits, or the reason why there are none (then both are
/// undefined).
struct Interval {
  Value low;
  Value high;
};

/// What is known of an AUC for an interval.
struct AucEstimate {
  double auc;
  /// DeLong's standard error.
  Value delong_se;
  /// Number of positive and negative cases.
  double positives;
  double negatives;
};

/// The bootstrap's material: the estimate, its replicates (finite ones, any
/// order) and the acceleration.
struct BootstrapEstimate {
  double estimate;
  std::span<const double> replicates;
  /// Efron's a, from the jackknife.
  double acceleration;
};

/// A method of making confidence intervals. Exactly one function is set; level
/// is in (0, 1).
struct IntervalMethod {
  /// Legal C++ identifier, equal to the file's stem; the report's `method`.
  std::string_view id;
  Interval (*from_proportion)(double successes, double trials,
                              double level) = nullptr;
  Interval (*from_auc)(const AucEstimate&, double level) = nullptr;
  Interval (*from_bootstrap)(const BootstrapEstimate&, double level) = nullptr;
  /// Of the difference of two accuracies on the same n cases, a − b, from the
  /// cases that only one of the models gets right.
  Interval (*from_discordant)(double only_a, double only_b, double n,
                              double level) = nullptr;
};

/// All methods, by file name. Generated from the folder.
[[nodiscard]] std::span<const IntervalMethod* const> IntervalMethods();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<IntervalMethod>>
DescribedIntervalMethods();

}  // namespace melon
