#pragma once

#include <algorithm>
#include <cmath>

#include "kernels/operating_points.h"
#include "thresholds/threshold_rule.h"

namespace melon {

/// Relative difference up to which two criteria, or a rate and its target, are
/// the same.
inline constexpr double kCriterionTie = 1e-12;

/// Whether `rate` reaches `target`, up to rounding.
[[nodiscard]] inline bool Reaches(double rate, double target) {
  return rate >= target * (1 - kCriterionTie);
}

/// The threshold with the greatest criterion, the highest among equally good
/// ones. `criterion` takes Counts and gives NaN where it is undefined; where it
/// is so everywhere, the outcome is `reason`. O(groups).
template <class Criterion>
[[nodiscard]] ThresholdRule::Outcome Maximise(const ScoreGroups& groups,
                                              const Reason& reason,
                                              Criterion criterion) {
  ThresholdRule::Outcome outcome;
  outcome.undefined = &reason;
  double best = 0;
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    const double value = criterion(point.counts);
    if (std::isnan(value)) return;
    const double tie =
        kCriterionTie * std::max(std::abs(value), std::abs(best));
    if (outcome.undefined != nullptr || value > best + tie) {
      best = value;
      outcome.undefined = nullptr;
      outcome.choice = {point.threshold, point.counts, value};
    }
  });
  return outcome;
}

/// The same for the least criterion.
template <class Criterion>
[[nodiscard]] ThresholdRule::Outcome Minimise(const ScoreGroups& groups,
                                              const Reason& reason,
                                              Criterion criterion) {
  ThresholdRule::Outcome outcome = Maximise(
      groups, reason,
      [&criterion](const Counts& counts) { return -criterion(counts); });
  if (outcome.undefined == nullptr) {
    // 0 − x, not −x: no negative zero.
    outcome.choice.criterion = 0 - outcome.choice.criterion.number();
  }
  return outcome;
}

/// no_cases or one_class, or nullptr when both classes are there.
[[nodiscard]] inline const Reason* WithoutBothClasses(
    const ScoreGroups& groups) {
  if (groups.total() == 0) return &reasons::no_cases;
  return groups.one_class() ? &reasons::one_class : nullptr;
}

}  // namespace melon
