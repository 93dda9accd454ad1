#include "kernels/binary/points/best_point.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace melon {
namespace {

Counts CountsOf(const ScoreGroups& groups, double true_positive,
                double false_positive) {
  return {.true_positive = true_positive,
          .false_positive = false_positive,
          .false_negative = groups.total_positive - true_positive,
          .true_negative = groups.total_negative - false_positive};
}

/// The largest criterion between stretches.
double LargestAtMarks(const ScoreGroups& groups, Criterion criterion) {
  double largest = -std::numeric_limits<double>::infinity();
  if (!HasExactSums(groups)) return largest;
  VisitStretches(groups, [&](const Stretch& stretch) {
    // Not greater when NaN.
    const double value = criterion(
        CountsOf(groups, stretch.after.positive, stretch.after.negative));
    if (value > largest) largest = value;
  });
  return largest;
}

}  // namespace

BestPoint FindBestPoint(const ScoreGroups& groups, double tie,
                        Criterion criterion) {
  // Far enough below the best to lose no tie.
  constexpr double kNear = 1e-9;
  const double largest = LargestAtMarks(groups, criterion);
  const double least = largest - (kNear * std::abs(largest));
  BestPoint best;
  const auto is_out = [&](const Stretch& stretch) {
    // No point of the stretch passes this corner.
    const double corner = criterion(
        CountsOf(groups, stretch.after.positive, stretch.before.negative));
    return corner < least || (best.exists && corner <= best.value);
  };
  VisitPromising(groups, is_out, [&](const OperatingPoint& point) {
    const double value = criterion(point.counts);
    if (std::isnan(value)) return;
    const double margin = tie * std::max(std::abs(value), std::abs(best.value));
    if (!best.exists || value > best.value + margin)
      best = {true, value, point};
  });
  return best;
}

}  // namespace melon
