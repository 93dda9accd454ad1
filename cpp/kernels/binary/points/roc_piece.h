#pragma once

#include <cstddef>

#include "base/data/score_groups.h"
#include "kernels/binary/points/operating_points.h"

namespace melon {

/// The straight piece of a ROC curve on which a false positive rate lies, and
/// the true positive rate there. Where the curve goes straight up, the upper
/// end counts.
struct RocPiece {
  double from_fpr;
  double from_tpr;
  double to_fpr;
  double to_tpr;
  double tpr;
};

/// Calls `visit(i, RocPiece)` for each of `count` false positive rates `at(i)`
/// in [0, 1], which do not fall with i. Both classes must be present. O(groups
/// + count).
template <class At, class Visit>
void VisitRocAt(const ScoreGroups& groups, std::size_t count, const At& at,
                const Visit& visit) {
  RocPiece piece{};
  std::size_t next = 0;
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    piece.to_fpr = point.counts.false_positive / groups.total_negative;
    piece.to_tpr = point.counts.true_positive / groups.total_positive;
    for (; next < count && at(next) < piece.to_fpr; ++next) {
      const double share =
          (at(next) - piece.from_fpr) / (piece.to_fpr - piece.from_fpr);
      piece.tpr = piece.from_tpr + (share * (piece.to_tpr - piece.from_tpr));
      visit(next, piece);
    }
    piece.from_fpr = piece.to_fpr;
    piece.from_tpr = piece.to_tpr;
  });
  for (; next < count; ++next) visit(next, RocPiece{1, 1, 1, 1, 1});
}

}  // namespace melon
