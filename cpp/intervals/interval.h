#pragma once

#include <span>
#include <string_view>

#include "base/reasons.h"
#include "base/value.h"
#include "base/words.h"
#include "base/working/working.h"

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

/// Both limits, and how they come about: the last two lines are the limits, as
/// ShowLimits has them.
template <class... Data>
using WorkedInterval = Worked<Interval, Data..., double>;

/// A method of making confidence intervals. Exactly one function is set; the
/// last argument is the level, in (0, 1).
struct IntervalMethod {
  /// Legal C++ identifier, equal to the file's stem; the report's `method`.
  std::string_view id;
  /// From the numbers of successes and of trials.
  WorkedInterval<double, double> from_proportion = {};
  WorkedInterval<const AucEstimate&> from_auc = {};
  WorkedInterval<const BootstrapEstimate&> from_bootstrap = {};
  /// Of the difference of two accuracies on the same n cases, a − b, from the
  /// cases that only a, and only b gets right, and n.
  WorkedInterval<double, double, double> from_discordant = {};
};

/// All methods, by file name. Generated from the folder.
[[nodiscard]] std::span<const IntervalMethod* const> IntervalMethods();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<IntervalMethod>>
DescribedIntervalMethods();

}  // namespace melon
