#pragma once

#include <cstddef>
#include <vector>

#include "base/data/score_groups.h"

namespace melon {

/// A point of the ROC curve: the first `groups` groups of equal score are
/// predicted positive.
struct RocVertex {
  /// 0 stands for (0, 0), before the first group.
  std::size_t groups;
  double true_positive;
  double false_positive;
};

/// The lowest score that is predicted positive at the vertex; +∞ at (0, 0).
[[nodiscard]] double ThresholdOf(const RocVertex& vertex,
                                 const ScoreGroups& groups);

/// The vertices of the upper convex hull of the ROC curve, from (0, 0) to (1,
/// 1), in counts. Points on a straight edge are not vertices; of equal points
/// the one with the fewest groups is taken. Both classes must be present.
/// O(groups): Andrew's monotone chain; the curve is already in order.
[[nodiscard]] std::vector<RocVertex> RocHull(const ScoreGroups& groups);

}  // namespace melon
