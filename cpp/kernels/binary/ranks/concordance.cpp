#include "kernels/binary/ranks/concordance.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "base/sum.h"
#include "kernels/binary/group_memo.h"
#include "kernels/numbers/share.h"

namespace melon {

namespace {

/// For terms whose every partial sum is exact.
class ExactSum {
 public:
  void Add(double term) { total_ += term; }
  [[nodiscard]] double value() const { return total_; }

 private:
  double total_ = 0;
};

/// Up to here, whole numbers and their halves are doubles.
constexpr double kExactHalves = 0x1p52;

template <class Adder>
double PairsBy(const ScoreGroups& groups) {
  Adder pairs;
  Adder positives_above;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    pairs.Add(groups.negative[i] *
              (positives_above.value() + (groups.positive[i] / 2)));
    positives_above.Add(groups.positive[i]);
  }
  return pairs.value();
}

double Balance(const ScoreGroups& groups) {
  Sum balance;
  Sum positives_above;
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

}  // namespace

double ConcordantPairs(const ScoreGroups& groups) {
  return Remembered(groups, &GroupMemo::concordant_pairs, [&groups] {
    return AllPairsAreExact(groups) ? PairsBy<ExactSum>(groups)
                                    : PairsBy<Sum>(groups);
  });
}

double DiscordantPairs(const ScoreGroups& groups) {
  Sum pairs;
  Sum negatives_above;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    pairs.Add(groups.positive[i] *
              (negatives_above.value() + (groups.negative[i] / 2)));
    negatives_above.Add(groups.negative[i]);
  }
  return pairs.value();
}

double ConcordanceBalance(const ScoreGroups& groups) {
  return Remembered(groups, &GroupMemo::concordance_balance,
                    [&groups] { return Balance(groups); });
}

double RocArea(const ScoreGroups& groups) {
  assert(!groups.one_class());
  return Share(ConcordantPairs(groups) / groups.total_positive,
               groups.total_negative);
}

double PartialRocArea(const ScoreGroups& groups, double max_fpr) {
  assert(!groups.one_class() && max_fpr > 0 && max_fpr <= 1);
  const double max_false_positive = max_fpr * groups.total_negative;
  Sum pairs;
  Sum positives_above;
  Sum negatives_above;
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
  return std::min(
      Share(pairs.value() / groups.total_positive, groups.total_negative),
      max_fpr);
}

}  // namespace melon
