#include "kernels/binary/ranks/concordance.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>

#include "base/sum.h"
#include "kernels/binary/group_memo.h"
#include "kernels/numbers/share.h"

namespace melon {

namespace {

/// Up to here, whole numbers and their halves are doubles.
constexpr double kExactHalves = 0x1p52;

/// Pairs in which `upper` has the higher score than `lower`, the weights of the
/// two classes; ties count half.
template <class Adder>
double PairsBy(std::span<const double> upper, std::span<const double> lower) {
  Adder pairs;
  Adder above;
  for (std::size_t i = 0; i < upper.size(); ++i) {
    pairs.Add(lower[i] * (above.value() + (upper[i] / 2)));
    above.Add(upper[i]);
  }
  return pairs.value();
}

template <class Adder>
double Balance(const ScoreGroups& groups) {
  Adder balance;
  Adder positives_above;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double above = positives_above.value();
    positives_above.Add(groups.positive[i]);
    const double below = groups.total_positive - positives_above.value();
    balance.Add(groups.negative[i] * (above - below));
  }
  return balance.value();
}

bool AllPairsAreExact(const ScoreGroups& groups) {
  return groups.whole_weights &&
         groups.total_positive * groups.total_negative < kExactHalves;
}

double Pairs(const ScoreGroups& groups, std::span<const double> upper,
             std::span<const double> lower) {
  return AllPairsAreExact(groups) ? PairsBy<ExactSum>(upper, lower)
                                  : PairsBy<Sum>(upper, lower);
}

template <class WeightSum>
double PartialPairs(const ScoreGroups& groups, double max_false_positive) {
  Sum pairs;
  WeightSum positives_above;
  WeightSum negatives_above;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double room = max_false_positive - negatives_above.value();
    if (room <= 0) break;
    const double taken = std::min(groups.negative[i], room);
    const double share =
        groups.negative[i] > 0 ? taken / groups.negative[i] : 0;
    pairs.Add(taken *
              (positives_above.value() + (share * groups.positive[i] / 2)));
    positives_above.Add(groups.positive[i]);
    negatives_above.Add(groups.negative[i]);
  }
  return pairs.value();
}

}  // namespace

double ConcordantPairs(const ScoreGroups& groups) {
  return Remembered(groups, &GroupMemo::concordant_pairs, [&groups] {
    return Pairs(groups, groups.positive, groups.negative);
  });
}

double DiscordantPairs(const ScoreGroups& groups) {
  return Pairs(groups, groups.negative, groups.positive);
}

double ConcordanceBalance(const ScoreGroups& groups) {
  return Remembered(groups, &GroupMemo::concordance_balance, [&groups] {
    return AllPairsAreExact(groups) ? Balance<ExactSum>(groups)
                                    : Balance<Sum>(groups);
  });
}

double RocArea(const ScoreGroups& groups) {
  assert(!groups.one_class());
  return Share(ConcordantPairs(groups) / groups.total_positive,
               groups.total_negative);
}

double PartialRocArea(const ScoreGroups& groups, double max_fpr) {
  assert(!groups.one_class() && max_fpr > 0 && max_fpr <= 1);
  const double max_false_positive = max_fpr * groups.total_negative;
  const double pairs = HasExactSums(groups)
                           ? PartialPairs<ExactSum>(groups, max_false_positive)
                           : PartialPairs<Sum>(groups, max_false_positive);
  return std::min(Share(pairs / groups.total_positive, groups.total_negative),
                  max_fpr);
}

}  // namespace melon
