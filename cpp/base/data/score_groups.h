#pragma once

#include <span>

#include "base/data/counts.h"

namespace melon {

struct GroupMemo;

/// One model's scores against a truth of two classes, reduced to what every
/// ranking measure and curve needs: the distinct scores and how much of each
/// class has them. Ties are together, so nothing computed from this depends on
/// the order of rows; weights are sums, so weight 2 is the row twice.
struct ScoreGroups {
  /// Distinct finite scores, strictly descending.
  std::span<const double> score;
  /// Weight of the truly positive and truly negative cases with that score;
  /// same length as `score`, never negative; both are zero only when every row
  /// there has weight 0.
  std::span<const double> positive;
  std::span<const double> negative;
  /// Compensated totals.
  double total_positive = 0;
  double total_negative = 0;
  /// Whether every weight is a whole number, so that weights are counts of
  /// cases.
  bool whole_weights = true;
  /// Where kernels note what they found about these groups, so that the next
  /// need not find it again; it never changes a result. May be null.
  GroupMemo* memo = nullptr;

  [[nodiscard]] double total() const { return total_positive + total_negative; }
  [[nodiscard]] bool one_class() const {
    return total_positive == 0 || total_negative == 0;
  }
};

/// The confusion matrix when score ≥ threshold is predicted positive.
[[nodiscard]] Counts CountsAt(const ScoreGroups& groups, double threshold);

}  // namespace melon
