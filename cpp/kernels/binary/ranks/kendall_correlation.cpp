#include "kernels/binary/ranks/kendall_correlation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/reasons.h"
#include "base/sum.h"
#include "kernels/binary/score_order.h"

namespace melon {
namespace {

/// Runs of so many are sorted by insertion before they are merged.
constexpr std::size_t kRun = 16;

/// For each entry, by how many distinct greater values it is preceded in
/// descending order; and how many distinct values there are.
struct DenseRanks {
  std::vector<std::uint32_t> rank;
  std::uint32_t count = 0;
};

DenseRanks RankDensely(std::span<const double> values,
                       const std::vector<std::uint32_t>& order) {
  DenseRanks ranks{std::vector<std::uint32_t>(values.size())};
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i == 0 || values[order[i]] != values[order[i - 1]]) ++ranks.count;
    ranks.rank[order[i]] = ranks.count - 1;
  }
  return ranks;
}

/// Inversions removed while sorting the run.
std::uint64_t SortRun(std::span<std::uint32_t> run) {
  std::uint64_t inversions = 0;
  for (std::size_t i = 1; i < run.size(); ++i) {
    const std::uint32_t value = run[i];
    std::size_t place = i;
    for (; place > 0 && run[place - 1] > value; --place)
      run[place] = run[place - 1];
    run[place] = value;
    inversions += i - place;
  }
  return inversions;
}

/// Merges two sorted halves and counts the pairs that stood the wrong way.
std::uint64_t Merge(std::span<const std::uint32_t> from, std::size_t middle,
                    std::span<std::uint32_t> to) {
  std::uint64_t inversions = 0;
  std::size_t left = 0;
  std::size_t right = middle;
  std::size_t place = 0;
  while (left < middle && right < from.size()) {
    const bool takes_right = from[right] < from[left];
    to[place++] = takes_right ? from[right] : from[left];
    inversions += takes_right ? middle - left : 0;
    right += takes_right ? 1 : 0;
    left += takes_right ? 0 : 1;
  }
  std::copy(from.begin() + static_cast<std::ptrdiff_t>(left),
            from.begin() + static_cast<std::ptrdiff_t>(middle),
            to.begin() + static_cast<std::ptrdiff_t>(place));
  std::copy(from.begin() + static_cast<std::ptrdiff_t>(right), from.end(),
            to.begin() + static_cast<std::ptrdiff_t>(place + middle - left));
  return inversions;
}

/// Pairs i < j with values[i] > values[j]; sorts the values.
std::uint64_t CountInversions(std::vector<std::uint32_t>& values) {
  const std::size_t n = values.size();
  std::uint64_t inversions = 0;
  for (std::size_t begin = 0; begin < n; begin += kRun)
    inversions +=
        SortRun(std::span(values).subspan(begin, std::min(kRun, n - begin)));
  std::vector<std::uint32_t> scratch(n);
  for (std::size_t width = kRun; width < n; width *= 2) {
    for (std::size_t begin = 0; begin < n; begin += 2 * width) {
      const std::size_t size = std::min(2 * width, n - begin);
      inversions +=
          Merge(std::span<const std::uint32_t>(values).subspan(begin, size),
                std::min(width, size), std::span(scratch).subspan(begin, size));
    }
    std::swap(values, scratch);
  }
  return inversions;
}

/// Pairs of equal entries among neighbours.
template <class Same>
std::uint64_t TiedPairs(std::size_t n, Same same) {
  std::uint64_t pairs = 0;
  std::uint64_t run = 0;
  for (std::size_t i = 1; i < n; ++i) {
    run = same(i - 1, i) ? run + 1 : 0;
    pairs += run;
  }
  return pairs;
}

/// Concordant minus discordant pairs, and the pairs not tied in the columns.
struct PairSums {
  double balance;
  /// Those tied in neither.
  double untied;
  double untied_truth;
  double untied_score;
};

PairSums CountPairs(std::span<const double> truth,
                    std::span<const double> score) {
  const std::size_t n = truth.size();
  const DenseRanks ranks = RankDensely(truth, DescendingOrder(truth));
  const std::vector<std::uint32_t> order = DescendingOrder(score);
  // By score, and among equal scores by truth, so that ties are not inversions.
  std::vector<std::uint32_t> truth_ranks(n);
  for (std::size_t i = 0; i < n; ++i) truth_ranks[i] = ranks.rank[order[i]];
  for (std::size_t begin = 0, end = 0; begin < n; begin = end) {
    while (end < n && score[order[end]] == score[order[begin]]) ++end;
    if (end - begin > 1)
      std::sort(truth_ranks.begin() + static_cast<std::ptrdiff_t>(begin),
                truth_ranks.begin() + static_cast<std::ptrdiff_t>(end));
  }
  const auto same_score = [&](std::size_t i, std::size_t j) {
    return score[order[i]] == score[order[j]];
  };
  const std::uint64_t all = static_cast<std::uint64_t>(n) * (n - 1) / 2;
  const std::uint64_t tied_score = TiedPairs(n, same_score);
  const std::uint64_t tied_both =
      TiedPairs(n, [&](std::size_t i, std::size_t j) {
        return same_score(i, j) && truth_ranks[i] == truth_ranks[j];
      });
  const std::uint64_t discordant = CountInversions(truth_ranks);
  const std::uint64_t tied_truth =
      TiedPairs(n, [&truth_ranks](std::size_t i, std::size_t j) {
        return truth_ranks[i] == truth_ranks[j];
      });
  const std::uint64_t ordered = all - tied_truth - tied_score + tied_both;
  return {static_cast<double>(static_cast<std::int64_t>(ordered) -
                              (2 * static_cast<std::int64_t>(discordant))),
          static_cast<double>(ordered), static_cast<double>(all - tied_truth),
          static_cast<double>(all - tied_score)};
}

/// Sums of weights over ranks, any prefix in logarithmic time: Fenwick 1994,
/// Softw. Pract. Exp. 24:327–336.
class PrefixSums {
 public:
  explicit PrefixSums(std::size_t size) : sums_(size + 1) {}
  void Add(std::size_t rank, double weight) {
    for (std::size_t i = rank + 1; i < sums_.size(); i += i & (~i + 1))
      sums_[i] += weight;
  }
  /// Over ranks below `rank`.
  [[nodiscard]] double Below(std::size_t rank) const {
    double sum = 0;
    for (std::size_t i = rank; i > 0; i -= i & (~i + 1)) sum += sums_[i];
    return sum;
  }

 private:
  std::vector<double> sums_;
};

/// Σ wᵢ wⱼ over pairs of different rank, given each rank's total weight.
double UntiedPairs(const std::vector<double>& totals) {
  Sum pairs;
  Sum before;
  for (const double total : totals) {
    pairs.Add(total * before.value());
    before.Add(total);
  }
  return pairs.value();
}

std::vector<double> TotalsOf(const DenseRanks& ranks,
                             std::span<const double> weight) {
  std::vector<double> totals(ranks.count);
  for (std::size_t i = 0; i < weight.size(); ++i)
    totals[ranks.rank[i]] += weight[i];
  return totals;
}

PairSums WeighPairs(std::span<const double> truth,
                    std::span<const double> score,
                    std::span<const double> weight) {
  const std::size_t n = truth.size();
  const DenseRanks truth_ranks = RankDensely(truth, DescendingOrder(truth));
  const std::vector<std::uint32_t> order = DescendingOrder(score);
  PrefixSums above(truth_ranks.count);
  Sum balance;
  Sum untied;
  double total = 0;
  for (std::size_t begin = 0, end = 0; begin < n; begin = end) {
    for (; end < n && score[order[end]] == score[order[begin]]; ++end) {
      const std::uint32_t row = order[end];
      const double greater = above.Below(truth_ranks.rank[row]);
      const double smaller = total - above.Below(truth_ranks.rank[row] + 1);
      balance.Add(weight[row] * (greater - smaller));
      untied.Add(weight[row] * (greater + smaller));
    }
    for (std::size_t i = begin; i < end; ++i) {
      above.Add(truth_ranks.rank[order[i]], weight[order[i]]);
      total += weight[order[i]];
    }
  }
  return {balance.value(), untied.value(),
          UntiedPairs(TotalsOf(truth_ranks, weight)),
          UntiedPairs(TotalsOf(RankDensely(score, order), weight))};
}

PairSums SumPairs(std::span<const double> truth, std::span<const double> score,
                  std::span<const double> weight) {
  assert(truth.size() == score.size() &&
         (weight.empty() || weight.size() == truth.size()));
  return weight.empty() ? CountPairs(truth, score)
                        : WeighPairs(truth, score, weight);
}

/// `whole` − `part`, and 0 where nothing but rounding is left.
double RestOf(double whole, double part) {
  constexpr double kRounding = 1e-13;
  const double rest = whole - part;
  return rest > kRounding * whole ? rest : 0;
}

}  // namespace

KendallPairs CountKendallPairs(std::span<const double> truth,
                               std::span<const double> score,
                               std::span<const double> weight) {
  const PairSums pairs = SumPairs(truth, score, weight);
  return {RestOf(pairs.untied / 2, -pairs.balance / 2),
          RestOf(pairs.untied / 2, pairs.balance / 2),
          RestOf(pairs.untied_score, pairs.untied),
          RestOf(pairs.untied_truth, pairs.untied)};
}

Value KendallCorrelation(std::span<const double> truth,
                         std::span<const double> score,
                         std::span<const double> weight) {
  if (truth.empty()) return reasons::constant_truth;
  const PairSums pairs = SumPairs(truth, score, weight);
  if (!(pairs.untied_truth > 0)) return reasons::constant_truth;
  if (!(pairs.untied_score > 0)) return reasons::constant_score;
  const double tau = pairs.balance / std::sqrt(pairs.untied_truth) /
                     std::sqrt(pairs.untied_score);
  // Rounding may pass the ends by an ulp; + 0 makes −0 a 0.
  return std::clamp(tau, -1.0, 1.0) + 0.0;
}

}  // namespace melon
