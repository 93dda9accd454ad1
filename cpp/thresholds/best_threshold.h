#pragma once

#include "kernels/binary/points/best_point.h"
#include "thresholds/threshold_rule.h"

namespace melon {

/// Relative difference up to which two criteria, or a rate and its target, are
/// the same.
inline constexpr double kCriterionTie = 1e-12;

/// Whether `rate` reaches `target`, up to rounding.
[[nodiscard]] inline bool Reaches(double rate, double target) {
  return rate >= target * (1 - kCriterionTie);
}

/// The threshold with the largest criterion, the highest among equally good
/// ones. `criterion` takes Counts; see Criterion. Where it is NaN everywhere,
/// the outcome is `reason`.
template <class Function>
[[nodiscard]] ThresholdRule::Outcome Maximise(const ScoreGroups& groups,
                                              const Reason& reason,
                                              const Function& criterion) {
  const BestPoint best = FindBestPoint(groups, kCriterionTie, criterion);
  if (!best.exists) return {.undefined = &reason};
  return {.choice = {best.point.threshold, best.point.counts, best.value}};
}

/// The same for the smallest criterion, which never grows when true positives
/// grow or false positives fall.
template <class Function>
[[nodiscard]] ThresholdRule::Outcome Minimise(const ScoreGroups& groups,
                                              const Reason& reason,
                                              const Function& criterion) {
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
