#include "kernels/binary/brier_score.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "base/sum.h"
#include "kernels/binary/group_memo.h"

namespace melon {
namespace {

double Compute(const ScoreGroups& groups) {
  Sum loss;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double score = groups.score[i];
    loss.Add(groups.positive[i] * (1 - score) * (1 - score));
    loss.Add(groups.negative[i] * score * score);
  }
  return std::min(1.0, loss.value() / groups.total());
}

}  // namespace

double BrierScore(const ScoreGroups& groups) {
  assert(groups.total() > 0);
  return Remembered(groups, &GroupMemo::brier_score,
                    [&groups] { return Compute(groups); });
}

}  // namespace melon
