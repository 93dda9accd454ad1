#include "kernels/binary/ranks/spearman_correlation.h"

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

/// For each entry the weight below it minus the weight above it, which is twice
/// its mean rank's distance from the middle rank; divided by the total weight.
std::vector<double> DeviationsOf(std::span<const double> values,
                                 std::span<const double> weight) {
  const std::vector<std::uint32_t> order = DescendingOrder(values);
  const std::size_t n = values.size();
  const auto weight_of = [&](std::size_t i) {
    return weight.empty() ? 1 : weight[order[i]];
  };
  Sum total;
  for (std::size_t i = 0; i < n; ++i) total.Add(weight_of(i));
  std::vector<double> deviations(n);
  Sum above;
  for (std::size_t begin = 0, end = 0; begin < n; begin = end) {
    Sum tied;
    for (; end < n && values[order[end]] == values[order[begin]]; ++end)
      tied.Add(weight_of(end));
    const double below = total.value() - above.value() - tied.value();
    const double deviation = (below - above.value()) / total.value();
    for (std::size_t i = begin; i < end; ++i) deviations[order[i]] = deviation;
    above.Add(tied.value());
  }
  return deviations;
}

}  // namespace

RankDeviations CorrelateRanks(std::span<const double> truth,
                              std::span<const double> score,
                              std::span<const double> weight) {
  assert(truth.size() == score.size() &&
         (weight.empty() || weight.size() == truth.size()));
  std::vector<double> truth_ranks = DeviationsOf(truth, weight);
  std::vector<double> score_ranks = DeviationsOf(score, weight);
  Sum products;
  Sum truth_squares;
  Sum score_squares;
  for (std::size_t i = 0; i < truth.size(); ++i) {
    const double share = weight.empty() ? 1 : weight[i];
    if (share == 0) continue;
    products.Add(share * truth_ranks[i] * score_ranks[i]);
    truth_squares.Add(share * truth_ranks[i] * truth_ranks[i]);
    score_squares.Add(share * score_ranks[i] * score_ranks[i]);
  }
  return {std::move(truth_ranks), std::move(score_ranks), products.value(),
          truth_squares.value(), score_squares.value()};
}

Value SpearmanCorrelation(std::span<const double> truth,
                          std::span<const double> score,
                          std::span<const double> weight) {
  const RankDeviations ranks = CorrelateRanks(truth, score, weight);
  if (!(ranks.truth_squares > 0)) return reasons::constant_truth;
  if (!(ranks.score_squares > 0)) return reasons::constant_score;
  const double rho = ranks.products / std::sqrt(ranks.truth_squares) /
                     std::sqrt(ranks.score_squares);
  // Rounding may pass the ends by an ulp; + 0 makes −0 a 0.
  return std::clamp(rho, -1.0, 1.0) + 0.0;
}

}  // namespace melon
