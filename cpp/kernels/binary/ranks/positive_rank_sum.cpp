#include "kernels/binary/ranks/positive_rank_sum.h"

#include <cstddef>

namespace melon {

Sum PositiveRankSum(const ScoreGroups& groups) {
  Sum rank_sum;
  Sum above;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double tied = groups.positive[i] + groups.negative[i];
    const double below = groups.total() - above.value() - tied;
    rank_sum.Add(groups.positive[i] * (below + ((tied + 1) / 2)));
    above.Add(tied);
  }
  return rank_sum;
}

}  // namespace melon
