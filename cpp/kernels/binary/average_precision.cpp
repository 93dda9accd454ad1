#include "kernels/binary/average_precision.h"

#include <cassert>
#include <cstddef>

#include "base/sum.h"
#include "kernels/binary/group_memo.h"
#include "kernels/numbers/share.h"

namespace melon {
namespace {

template <class WeightSum>
double Compute(const ScoreGroups& groups) {
  Sum area;
  WeightSum true_positive;
  WeightSum predicted;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    true_positive.Add(groups.positive[i]);
    predicted.Add(groups.positive[i] + groups.negative[i]);
    // Not where there are no positives: nothing foretells a branch on that.
    if (predicted.value() == 0) continue;
    area.Add(groups.positive[i] *
             Share(true_positive.value(), predicted.value()));
  }
  return Share(area.value(), groups.total_positive);
}

}  // namespace

double AveragePrecision(const ScoreGroups& groups) {
  assert(groups.total_positive > 0);
  return Remembered(groups, &GroupMemo::average_precision, [&groups] {
    return HasExactSums(groups) ? Compute<ExactSum>(groups)
                                : Compute<Sum>(groups);
  });
}

}  // namespace melon
