#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "base/counts.h"
#include "base/score_groups.h"
#include "base/sum.h"

namespace melon {

/// A threshold and the confusion matrix when score ≥ threshold is predicted
/// positive.
struct OperatingPoint {
  double threshold;
  Counts counts;
};

/// Calls `visit(OperatingPoint)` for the threshold +∞, where nothing is
/// predicted positive, and then for every distinct score that has weight, from
/// the highest down. The counts are those of CountsAt, bit for bit. O(groups).
template <class Visit>
void VisitThresholds(const ScoreGroups& groups, Visit&& visit) {
  OperatingPoint point{std::numeric_limits<double>::infinity(), {}};
  point.counts.false_negative = groups.total_positive;
  point.counts.true_negative = groups.total_negative;
  visit(point);
  Sum true_positive;
  Sum false_positive;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    true_positive.Add(groups.positive[i]);
    false_positive.Add(groups.negative[i]);
    if (groups.positive[i] + groups.negative[i] == 0) continue;
    point.threshold = groups.score[i];
    point.counts.true_positive = true_positive.value();
    point.counts.false_positive = false_positive.value();
    point.counts.false_negative =
        groups.total_positive - point.counts.true_positive;
    point.counts.true_negative =
        groups.total_negative - point.counts.false_positive;
    visit(point);
  }
}

/// Leaves out points that lie within a width and a height of the last one that
/// was kept.
class Spacing {
 public:
  /// Leaves out nothing.
  Spacing() = default;
  Spacing(double width, double height) : width_(width), height_(height) {}

  [[nodiscard]] bool LeavesOut(double x, double y) {
    if (std::abs(x - x_) <= width_ && std::abs(y - y_) <= height_) return true;
    x_ = x;
    y_ = y;
    return false;
  }

 private:
  double width_ = -1;
  double height_ = -1;
  double x_ = std::numeric_limits<double>::quiet_NaN();
  double y_ = std::numeric_limits<double>::quiet_NaN();
};

/// VisitThresholds for those points alone that `leaves_out(OperatingPoint)`
/// does not leave out, and the last one.
template <class LeavesOut, class Visit>
void VisitSomeThresholds(const ScoreGroups& groups, LeavesOut&& leaves_out,
                         Visit&& visit) {
  OperatingPoint last{};
  bool last_is_left_out = false;
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    last_is_left_out = leaves_out(point);
    if (last_is_left_out) {
      last = point;
    } else {
      visit(point);
    }
  });
  if (last_is_left_out) visit(last);
}

/// The same as a list; never empty.
[[nodiscard]] inline std::vector<OperatingPoint> OperatingPoints(
    const ScoreGroups& groups) {
  std::vector<OperatingPoint> points;
  points.reserve(groups.score.size() + 1);
  VisitThresholds(groups, [&points](const OperatingPoint& point) {
    points.push_back(point);
  });
  return points;
}

}  // namespace melon
