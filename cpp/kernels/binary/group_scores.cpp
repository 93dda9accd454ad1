#include "kernels/binary/group_scores.h"

#include <cassert>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "base/sum.h"
#include "kernels/binary/score_order.h"

namespace melon {

namespace {

/// Where each group of equal scores begins, and one past the last, or nothing
/// when all are different; `sorted` is left with one score for each.
std::vector<std::uint32_t> TakeBegins(std::vector<double>& sorted) {
  const std::size_t n = sorted.size();
  std::size_t count = n > 0 ? 1 : 0;
  for (std::size_t i = 1; i < n; ++i) {
    count += static_cast<std::size_t>(sorted[i] != sorted[i - 1]);
  }
  if (count == n && n > 0) {
    return {};
  }
  std::vector<std::uint32_t> begin(count + 1);
  begin[count] = static_cast<std::uint32_t>(n);
  std::size_t group = 0;
  double last = std::numeric_limits<double>::quiet_NaN();
  for (std::size_t i = 0; i < n; ++i) {
    const double score = sorted[i];
    if (score == last) continue;
    begin[group] = static_cast<std::uint32_t>(i);
    sorted[group++] = score;
    last = score;
  }
  sorted.resize(count);
  sorted.shrink_to_fit();
  return begin;
}

/// How many of a group's rows are in each class.
Cumulated CountsOf(std::span<const std::uint8_t> truth) {
  std::uint32_t positive = 0;
  for (const std::uint8_t one : truth) positive += one;
  return {
      static_cast<double>(positive),
      static_cast<double>(static_cast<std::uint32_t>(truth.size()) - positive)};
}

/// The weights of a group's rows by class.
Cumulated WeightsOf(std::span<const std::uint32_t> rows,
                    std::span<const std::uint8_t> truth,
                    std::span<const double> weight, bool& whole_weights) {
  Sum positive;
  Sum negative;
  for (const std::uint32_t row : rows) {
    (truth[row] != 0 ? positive : negative).Add(weight[row]);
    if (weight[row] != std::floor(weight[row])) whole_weights = false;
  }
  return {positive.value(), negative.value()};
}

/// Sets the weights of all groups, their totals, and the marks between them.
template <class Adder, class WeightsOfGroup>
void Weigh(GroupedScores& groups, WeightsOfGroup&& weights_of) {
  const std::size_t count = groups.score.size();
  groups.positive.resize(count);
  groups.negative.resize(count);
  std::vector<Cumulated>& marks = groups.memo->marks;
  marks.reserve((count / GroupMemo::kStride) + 1);
  Adder total_positive;
  Adder total_negative;
  for (std::size_t g = 0; g < count; ++g) {
    if (g % GroupMemo::kStride == 0)
      marks.push_back({total_positive.value(), total_negative.value()});
    const Cumulated group = weights_of(g);
    total_positive.Add(group.positive);
    total_negative.Add(group.negative);
    groups.positive[g] = group.positive;
    groups.negative[g] = group.negative;
  }
  groups.total_positive = total_positive.value();
  groups.total_negative = total_negative.value();
}

}  // namespace

GroupedScores GroupScores(std::span<const double> scores,
                          std::span<const std::uint8_t> truth,
                          std::span<const double> weight) {
  assert(scores.size() == truth.size() &&
         (weight.empty() || weight.size() == scores.size()));
  GroupedScores groups;
  SortedScores sorted = SortScores(scores, truth);
  groups.order = std::move(sorted.order);
  groups.score = std::move(sorted.score);
  groups.begin = TakeBegins(groups.score);
  groups.memo = std::make_unique<GroupMemo>();
  if (weight.empty()) {
    const std::span<const std::uint8_t> sorted_truth(sorted.mark);
    Weigh<ExactSum>(groups, [&](std::size_t g) {
      const std::size_t begin = groups.begin.empty() ? g : groups.begin[g];
      return CountsOf(sorted_truth.subspan(begin, groups.RowsOf(g).size()));
    });
  } else {
    Weigh<Sum>(groups, [&](std::size_t g) {
      return WeightsOf(groups.RowsOf(g), truth, weight, groups.whole_weights);
    });
  }
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
    for (const std::uint32_t row : groups.RowsOf(g)) {
      placements[row] =
          truth[row] != 0 ? share_of_negatives : share_of_positives;
    }
    positives_above.Add(groups.positive[g]);
    negatives_above.Add(groups.negative[g]);
  }
  return placements;
}

}  // namespace melon
