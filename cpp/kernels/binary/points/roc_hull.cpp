#include "kernels/binary/points/roc_hull.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <limits>

#include "base/sum.h"
#include "kernels/binary/group_memo.h"
#include "kernels/binary/points/operating_points.h"

namespace melon {
namespace {

/// Whether `middle` lies on or below the segment from `left` to `right`.
bool IsBelow(const RocVertex& left, const RocVertex& middle,
             const RocVertex& right) {
  return (middle.true_positive - left.true_positive) *
             (right.false_positive - middle.false_positive) <=
         (right.true_positive - middle.true_positive) *
             (middle.false_positive - left.false_positive);
}

bool IsSamePoint(const RocVertex& a, const RocVertex& b) {
  return a.true_positive == b.true_positive &&
         a.false_positive == b.false_positive;
}

/// Andrew's monotone chain.
void Extend(std::vector<RocVertex>& hull, const RocVertex& point) {
  if (IsSamePoint(point, hull.back())) return;
  while (hull.size() >= 2 && IsBelow(hull[hull.size() - 2], hull.back(), point))
    hull.pop_back();
  hull.push_back(point);
}

std::vector<RocVertex> HullOfAllPoints(const ScoreGroups& groups) {
  std::vector<RocVertex> hull = {{0, 0, 0}};
  Sum true_positive;
  Sum false_positive;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    true_positive.Add(groups.positive[i]);
    false_positive.Add(groups.negative[i]);
    Extend(hull, {i + 1, true_positive.value(), false_positive.value()});
  }
  return hull;
}

/// The points of the curve between stretches.
std::vector<RocVertex> SomePoints(const ScoreGroups& groups) {
  std::vector<RocVertex> points = {{0, 0, 0}};
  VisitStretches(groups, [&points](const Stretch& stretch) {
    points.push_back(
        {stretch.end, stretch.after.positive, stretch.after.negative});
  });
  return points;
}

/// Whether (false_positive, true_positive) lies below the hull, one edge of
/// which runs over it from `left` to `right`.
bool IsUnder(const RocVertex& left, const RocVertex& right,
             double false_positive, double true_positive) {
  return (true_positive - left.true_positive) *
             (right.false_positive - left.false_positive) <
         (right.true_positive - left.true_positive) *
             (false_positive - left.false_positive);
}

/// The hull of some points lies nowhere above that of all: what is below it is
/// no vertex, neither a point nor, where it is above the corner of a stretch
/// (the fewest false and most true positives), any of the stretch. Needs exact
/// sums.
std::vector<RocVertex> HullByStretches(const ScoreGroups& groups) {
  const std::vector<RocVertex> points = SomePoints(groups);
  std::vector<RocVertex> outline = {points.front()};
  for (const RocVertex& point : points) Extend(outline, point);
  std::vector<RocVertex> hull = {points.front()};
  std::size_t edge = 0;
  const auto is_under = [&](double false_positive, double true_positive) {
    while (edge + 2 < outline.size() &&
           outline[edge + 1].false_positive <= false_positive)
      ++edge;
    return IsUnder(outline[edge], outline[edge + 1], false_positive,
                   true_positive);
  };
  for (std::size_t k = 0; k + 1 < points.size(); ++k) {
    if (is_under(points[k].false_positive, points[k + 1].true_positive))
      continue;
    RocVertex point = points[k];
    while (point.groups < points[k + 1].groups) {
      point.true_positive += groups.positive[point.groups];
      point.false_positive += groups.negative[point.groups];
      ++point.groups;
      if (!is_under(point.false_positive, point.true_positive))
        Extend(hull, point);
    }
  }
  return hull;
}

}  // namespace

double ThresholdOf(const RocVertex& vertex, const ScoreGroups& groups) {
  if (vertex.groups == 0) return std::numeric_limits<double>::infinity();
  return groups.score[vertex.groups - 1];
}

std::vector<RocVertex> RocHull(const ScoreGroups& groups) {
  assert(!groups.one_class());
  return Remembered(groups, &GroupMemo::hull, [&groups] {
    return HasExactSums(groups) ? HullByStretches(groups)
                                : HullOfAllPoints(groups);
  });
}

}  // namespace melon
