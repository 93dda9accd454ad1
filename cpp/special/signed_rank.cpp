#include "special/signed_rank.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <vector>

namespace melon {
namespace {

double Total(std::span<const double> ranks) {
  return std::accumulate(ranks.begin(), ranks.end(), 0.0);
}

/// 1 when all ranks are whole, 2 when some are halves: so many steps make 1.
double StepsPerUnit(std::span<const double> ranks) {
  const bool whole = std::all_of(ranks.begin(), ranks.end(), [](double rank) {
    return rank == std::floor(rank);
  });
  return whole ? 1 : 2;
}

/// P(steps·R⁺ = i) for i = 0..last, one rank after the other; sums beyond the
/// last are never needed.
std::vector<double> Probabilities(std::size_t last, double steps,
                                  std::span<const double> ranks) {
  std::vector<double> probability(last + 1, 0);
  probability[0] = 1;
  std::size_t reached = 0;
  for (const double rank : ranks) {
    const auto step = static_cast<std::size_t>(steps * rank);
    reached = std::min(last, reached + step);
    for (std::size_t i = reached; i >= step; --i)
      probability[i] = (probability[i] + probability[i - step]) / 2;
    const std::size_t below = std::min(step, reached + 1);
    for (std::size_t i = 0; i < below; ++i) probability[i] /= 2;
  }
  return probability;
}

}  // namespace

double SignedRankCdf(double sum, std::span<const double> ranks) {
  assert(ranks.size() <= kMostSignedRanks);
  if (sum < 0) return 0;
  if (sum >= Total(ranks)) return 1;
  const double steps = StepsPerUnit(ranks);
  const std::vector<double> probability =
      Probabilities(static_cast<std::size_t>(steps * sum), steps, ranks);
  return std::accumulate(probability.begin(), probability.end(), 0.0);
}

/// The distribution is symmetric about half of the total.
double SignedRankTwoSided(double sum, std::span<const double> ranks) {
  const double smaller = std::min(sum, Total(ranks) - sum);
  return std::min(1.0, 2 * SignedRankCdf(smaller, ranks));
}

std::optional<double> SignedRankCritical(std::span<const double> ranks,
                                         double alpha) {
  assert(ranks.size() <= kMostSignedRanks);
  const double steps = StepsPerUnit(ranks);
  const auto total = static_cast<std::size_t>(steps * Total(ranks));
  const std::vector<double> probability =
      Probabilities(total / 2, steps, ranks);
  double cdf = 0;
  std::optional<double> critical;
  for (std::size_t sum = 0; sum < probability.size(); ++sum) {
    cdf += probability[sum];
    if (2 * cdf > alpha) break;
    critical = static_cast<double>(sum) / steps;
  }
  return critical;
}

std::optional<double> SignedRankCritical(std::size_t count, double alpha) {
  assert(count <= kMostSignedRanks);
  std::vector<double> ranks(count);
  std::iota(ranks.begin(), ranks.end(), 1);
  return SignedRankCritical(std::span<const double>(ranks), alpha);
}

}  // namespace melon
