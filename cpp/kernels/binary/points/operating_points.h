#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "base/data/counts.h"
#include "base/data/score_groups.h"
#include "base/function_view.h"
#include "base/sum.h"
#include "kernels/binary/group_memo.h"

namespace melon {

/// A threshold and the confusion matrix when score ≥ threshold is predicted
/// positive.
struct OperatingPoint {
  double threshold;
  Counts counts;
};

/// The threshold +∞.
[[nodiscard]] inline OperatingPoint NothingPositive(const ScoreGroups& groups) {
  return {std::numeric_limits<double>::infinity(),
          {.false_negative = groups.total_positive,
           .true_negative = groups.total_negative}};
}

/// Counts along the ranking.
class RunningCounts {
 public:
  explicit RunningCounts(const ScoreGroups& groups)
      : groups_(groups), is_exact_(HasExactSums(groups)) {}

  /// Goes on behind a stretch with these weights above its end. Exact sums
  /// only.
  void StartAfter(const Cumulated& above) { above_ = above; }

  /// Takes in group i and sets the point to it; false, and the point is as
  /// before, when the group has no weight.
  [[gnu::always_inline]] bool Take(std::size_t i, OperatingPoint& point) {
    const double positive = groups_.positive[i];
    const double negative = groups_.negative[i];
    if (is_exact_) {
      above_.positive += positive;
      above_.negative += negative;
    } else {
      positive_.Add(positive);
      negative_.Add(negative);
      above_ = {positive_.value(), negative_.value()};
    }
    if (positive + negative == 0) return false;
    point.threshold = groups_.score[i];
    point.counts.true_positive = above_.positive;
    point.counts.false_positive = above_.negative;
    point.counts.false_negative = groups_.total_positive - above_.positive;
    point.counts.true_negative = groups_.total_negative - above_.negative;
    return true;
  }

 private:
  const ScoreGroups& groups_;
  bool is_exact_;
  Cumulated above_;
  Sum positive_;
  Sum negative_;
};

using VisitPoint = FunctionView<void(const OperatingPoint&)>;

/// Calls `visit` for the threshold +∞, where nothing is predicted positive, and
/// then for every distinct score that has weight, from the highest down. The
/// counts are those of CountsAt, bit for bit. O(groups).
template <class Visit>
void VisitThresholds(const ScoreGroups& groups, Visit&& visit) {
  OperatingPoint point = NothingPositive(groups);
  visit(std::as_const(point));
  RunningCounts running(groups);
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    if (running.Take(i, point)) visit(std::as_const(point));
  }
}

/// A stretch of at most GroupMemo::kStride groups: the weights above its first
/// group and those down to its last.
struct Stretch {
  std::size_t begin;
  std::size_t end;
  Cumulated before;
  Cumulated after;
};

/// Calls `visit` for every stretch, from the highest scores down. Exact sums
/// only.
void VisitStretches(const ScoreGroups& groups,
                    FunctionView<void(const Stretch&)> visit);

/// VisitThresholds without the stretches that `is_out` leaves out. Without
/// exact sums none is.
void VisitPromising(const ScoreGroups& groups,
                    FunctionView<bool(const Stretch&)> is_out,
                    VisitPoint visit);

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
template <class LeavesOut>
void VisitSomeThresholds(const ScoreGroups& groups, LeavesOut&& leaves_out,
                         VisitPoint visit) {
  OperatingPoint point = NothingPositive(groups);
  RunningCounts running(groups);
  const std::size_t n = groups.score.size();
  bool last_is_left_out = false;
  for (std::size_t i = 0; i <= n; ++i) {
    if (i > 0 && !running.Take(i - 1, point)) continue;
    last_is_left_out = leaves_out(std::as_const(point));
    if (!last_is_left_out) visit(OperatingPoint(point));
  }
  if (last_is_left_out) visit(point);
}

/// The same as a list; never empty.
[[nodiscard]] std::vector<OperatingPoint> OperatingPoints(
    const ScoreGroups& groups);

}  // namespace melon
