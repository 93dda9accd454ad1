#include "kernels/roc_hull.h"

#include <cassert>
#include <limits>

#include "base/sum.h"

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

}  // namespace

double ThresholdOf(const RocVertex& vertex, const ScoreGroups& groups) {
  if (vertex.groups == 0) return std::numeric_limits<double>::infinity();
  return groups.score[vertex.groups - 1];
}

std::vector<RocVertex> RocHull(const ScoreGroups& groups) {
  assert(!groups.one_class());
  std::vector<RocVertex> hull = {{0, 0, 0}};
  Sum true_positive;
  Sum false_positive;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    true_positive.Add(groups.positive[i]);
    false_positive.Add(groups.negative[i]);
    const RocVertex point = {i + 1, true_positive.value(),
                             false_positive.value()};
    if (IsSamePoint(point, hull.back())) continue;
    while (hull.size() >= 2 &&
           IsBelow(hull[hull.size() - 2], hull.back(), point))
      hull.pop_back();
    hull.push_back(point);
  }
  return hull;
}

}  // namespace melon
