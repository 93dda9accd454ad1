#pragma once

#include "base/data/counts.h"
#include "base/data/score_groups.h"
#include "base/function_view.h"
#include "kernels/binary/points/operating_points.h"

namespace melon {

/// A number to be made as great as possible, or NaN. It must never fall when
/// true positives grow or false positives fall, but for rounding: places far
/// from the best are not looked at.
using Criterion = FunctionView<double(const Counts&)>;

struct BestPoint {
  /// Whether the criterion is a number anywhere.
  bool exists = false;
  double value = 0;
  OperatingPoint point = {};
};

/// The threshold with the largest criterion; the highest one of those whose
/// criteria differ by at most `tie` of their size. O(groups / 64 + those near
/// the best) when weights are whole, else O(groups).
[[nodiscard]] BestPoint FindBestPoint(const ScoreGroups& groups, double tie,
                                      Criterion criterion);

}  // namespace melon
