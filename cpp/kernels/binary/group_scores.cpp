#include "kernels/binary/group_scores.h"

#include <cassert>
#include <cmath>
#include <cstddef>
#include <utility>

#include "base/sum.h"
#include "kernels/binary/score_order.h"

namespace melon {

namespace {

/// How many of a group's rows are in each class.
Cumulated CountsOf(std::span<const MarkedRow> rows) {
  std::uint32_t positive = 0;
  for (const MarkedRow row : rows) positive += row.is_positive() ? 1U : 0U;
  return {
      static_cast<double>(positive),
      static_cast<double>(static_cast<std::uint32_t>(rows.size()) - positive)};
}

/// The weights of a group's rows by class.
Cumulated WeightsOf(std::span<const MarkedRow> rows,
                    std::span<const double> weight, bool& whole_weights) {
  Sum positive;
  Sum negative;
  for (const MarkedRow row : rows) {
    const double of_row = weight[row.row()];
    (row.is_positive() ? positive : negative).Add(of_row);
    if (of_row != std::floor(of_row)) whole_weights = false;
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
  RowsOfGroups rows(groups);
  for (std::size_t g = 0; g < count; ++g) {
    if (g % GroupMemo::kStride == 0)
      marks.push_back({total_positive.value(), total_negative.value()});
    const Cumulated group = weights_of(rows.Next());
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
  groups.score = std::move(sorted.score);
  groups.rows = std::move(sorted.rows);
  groups.memo = std::make_unique<GroupMemo>();
  if (weight.empty()) {
    Weigh<ExactSum>(groups, CountsOf);
  } else {
    Weigh<Sum>(groups, [&](std::span<const MarkedRow> rows) {
      return WeightsOf(rows, weight, groups.whole_weights);
    });
  }
  return groups;
}

std::vector<double> Placements(const GroupedScores& groups) {
  assert(groups.total_positive > 0 && groups.total_negative > 0);
  std::vector<double> placements(groups.rows.size());
  Sum positives_above;
  Sum negatives_above;
  RowsOfGroups rows(groups);
  for (std::size_t g = 0; g < groups.score.size(); ++g) {
    const double share_of_positives =
        (positives_above.value() + (groups.positive[g] / 2)) /
        groups.total_positive;
    const double share_of_negatives =
        1 - ((negatives_above.value() + (groups.negative[g] / 2)) /
             groups.total_negative);
    for (const MarkedRow row : rows.Next()) {
      placements[row.row()] =
          row.is_positive() ? share_of_negatives : share_of_positives;
    }
    positives_above.Add(groups.positive[g]);
    negatives_above.Add(groups.negative[g]);
  }
  return placements;
}

}  // namespace melon
