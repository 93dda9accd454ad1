#include "kernels/binary/points/operating_points.h"

#include <algorithm>

namespace melon {

void VisitStretches(const ScoreGroups& groups,
                    FunctionView<void(const Stretch&)> visit) {
  const std::size_t n = groups.score.size();
  Stretch stretch{};
  std::size_t mark = 1;
  for (; stretch.end < n; ++mark) {
    stretch.begin = stretch.end;
    stretch.end = std::min(n, stretch.begin + GroupMemo::kStride);
    stretch.before = stretch.after;
    if (groups.memo == nullptr) {
      for (std::size_t i = stretch.begin; i < stretch.end; ++i) {
        stretch.after.positive += groups.positive[i];
        stretch.after.negative += groups.negative[i];
      }
    } else if (mark < groups.memo->marks.size()) {
      stretch.after = groups.memo->marks[mark];
    } else {
      stretch.after = {groups.total_positive, groups.total_negative};
    }
    visit(stretch);
  }
}

void VisitPromising(const ScoreGroups& groups,
                    FunctionView<bool(const Stretch&)> is_out,
                    VisitPoint visit) {
  if (!HasExactSums(groups)) {
    VisitThresholds(groups, visit);
    return;
  }
  OperatingPoint point = NothingPositive(groups);
  visit(point);
  RunningCounts running(groups);
  VisitStretches(groups, [&](const Stretch& stretch) {
    if (is_out(stretch)) return;
    running.StartAfter(stretch.before);
    for (std::size_t i = stretch.begin; i < stretch.end; ++i) {
      if (running.Take(i, point)) visit(point);
    }
  });
}

std::vector<OperatingPoint> OperatingPoints(const ScoreGroups& groups) {
  std::vector<OperatingPoint> points;
  points.reserve(groups.score.size() + 1);
  VisitThresholds(groups, [&points](const OperatingPoint& point) {
    points.push_back(point);
  });
  return points;
}

}  // namespace melon
