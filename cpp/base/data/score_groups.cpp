#include "base/data/score_groups.h"

#include <cstddef>

#include "base/sum.h"

namespace melon {

Counts CountsAt(const ScoreGroups& groups, double threshold) {
  Sum true_positive;
  Sum false_positive;
  for (std::size_t i = 0;
       i < groups.score.size() && groups.score[i] >= threshold; ++i) {
    true_positive.Add(groups.positive[i]);
    false_positive.Add(groups.negative[i]);
  }
  Counts counts;
  counts.true_positive = true_positive.value();
  counts.false_positive = false_positive.value();
  counts.false_negative = groups.total_positive - counts.true_positive;
  counts.true_negative = groups.total_negative - counts.false_positive;
  return counts;
}

}  // namespace melon
