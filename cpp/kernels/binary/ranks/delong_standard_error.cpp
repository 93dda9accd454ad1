#include "kernels/binary/ranks/delong_standard_error.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/reasons.h"
#include "base/sum.h"
#include "kernels/binary/group_memo.h"
#include "kernels/binary/ranks/concordance.h"

namespace melon {
namespace {

Value Compute(const ScoreGroups& groups) {
  if (groups.one_class()) return reasons::one_class;
  if (!groups.whole_weights) return reasons::fractional_weights;
  const double positives = groups.total_positive;
  const double negatives = groups.total_negative;
  if (positives < 2 || negatives < 2) return reasons::too_few_cases;
  const PlacementSquares squares = SquarePlacements(groups);
  const double variance = (squares.of_positives / (positives - 1) / positives) +
                          (squares.of_negatives / (negatives - 1) / negatives);
  return std::min(1.0, std::sqrt(variance));
}

}  // namespace

PlacementSquares SquarePlacements(const ScoreGroups& groups) {
  const double positives = groups.total_positive;
  const double negatives = groups.total_negative;
  const double area = RocArea(groups);
  Sum positive_squares;
  Sum negative_squares;
  double positives_above = 0;
  double negatives_above = 0;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double negatives_below =
        negatives - negatives_above - (groups.negative[i] / 2);
    const double of_positive = (negatives_below / negatives) - area;
    const double of_negative =
        ((positives_above + (groups.positive[i] / 2)) / positives) - area;
    positive_squares.Add(groups.positive[i] * of_positive * of_positive);
    negative_squares.Add(groups.negative[i] * of_negative * of_negative);
    positives_above += groups.positive[i];
    negatives_above += groups.negative[i];
  }
  return {positive_squares.value(), negative_squares.value()};
}

Value DelongStandardError(const ScoreGroups& groups) {
  return Remembered(groups, &GroupMemo::delong_standard_error,
                    [&groups] { return Compute(groups); });
}

Value DelongLimit(const ScoreGroups& groups, double z) {
  const Value error = DelongStandardError(groups);
  if (!error.defined()) return error;
  if (error.number() == 0) return reasons::no_variance;
  return std::clamp(RocArea(groups) + (z * error.number()), 0.0, 1.0);
}

}  // namespace melon
