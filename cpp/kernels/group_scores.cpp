#include "kernels/group_scores.h"

#include <cassert>
#include <cmath>
#include <cstddef>

#include "base/sum.h"
#include "kernels/score_order.h"

namespace melon {

GroupedScores GroupScores(std::span<const double> scores,
                          std::span<const std::uint8_t> truth,
                          std::span<const double> weight) {
  assert(scores.size() == truth.size() &&
         (weight.empty() || weight.size() == scores.size()));
  GroupedScores groups;
  groups.order = DescendingOrder(scores);
  const std::size_t n = groups.order.size();

  std::size_t group_count = 0;
  for (std::size_t i = 0; i < n; ++i) {
    group_count += static_cast<std::size_t>(
        i == 0 || scores[groups.order[i]] != scores[groups.order[i - 1]]);
  }
  groups.score.reserve(group_count);
  groups.positive.reserve(group_count);
  groups.negative.reserve(group_count);
  groups.begin.reserve(group_count + 1);

  Sum total_positive;
  Sum total_negative;
  for (std::size_t i = 0; i < n;) {
    const double score = scores[groups.order[i]];
    const std::size_t begin = i;
    Sum positive;
    Sum negative;
    for (; i < n && scores[groups.order[i]] == score; ++i) {
      const std::uint32_t row = groups.order[i];
      const double row_weight = weight.empty() ? 1 : weight[row];
      (truth[row] != 0 ? positive : negative).Add(row_weight);
      if (row_weight != std::floor(row_weight)) groups.whole_weights = false;
    }
    total_positive.Add(positive.value());
    total_negative.Add(negative.value());
    groups.begin.push_back(static_cast<std::uint32_t>(begin));
    groups.score.push_back(score + 0.0);
    groups.positive.push_back(positive.value());
    groups.negative.push_back(negative.value());
  }
  groups.begin.push_back(static_cast<std::uint32_t>(n));
  groups.total_positive = total_positive.value();
  groups.total_negative = total_negative.value();
  return groups;
}

std::vector<double> Placements(const GroupedScores& groups,
                               std::span<const std::uint8_t> truth) {
  assert(groups.total_positive > 0 && groups.total_negative > 0);
  std::vector<double> placements(truth.size());
  Sum positives_above;
  Sum negatives_above;
  for (std::size_t g = 0; g < groups.score.size(); ++g) {
    const double share_of_positives =
        (positives_above.value() + (groups.positive[g] / 2)) /
        groups.total_positive;
    const double share_of_negatives =
        1 - ((negatives_above.value() + (groups.negative[g] / 2)) /
             groups.total_negative);
    for (std::uint32_t i = groups.begin[g]; i < groups.begin[g + 1]; ++i) {
      const std::uint32_t row = groups.order[i];
      placements[row] =
          truth[row] != 0 ? share_of_negatives : share_of_positives;
    }
    positives_above.Add(groups.positive[g]);
    negatives_above.Add(groups.negative[g]);
  }
  return placements;
}

}  // namespace melon
