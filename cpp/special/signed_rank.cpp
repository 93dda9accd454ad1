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

/// P(2R⁺ = i) for i = 0..last: sums of doubled ranks, which are whole, one rank
/// after the other; sums beyond the last are never needed.
std::vector<double> Probabilities(std::size_t last,
                                  std::span<const double> ranks) {
  std::vector<double> probability(last + 1, 0);
  probability[0] = 1;
  for (const double rank : ranks) {
    const auto step = static_cast<std::size_t>(2 * rank);
    for (std::size_t i = last + 1; i-- > 0;) {
      const double with = i >= step ? probability[i - step] : 0;
      probability[i] = (probability[i] + with) / 2;
    }
  }
  return probability;
}

}  // namespace

double SignedRankCdf(double sum, std::span<const double> ranks) {
  assert(ranks.size() <= kMostSignedRanks);
  if (sum < 0) return 0;
  if (sum >= Total(ranks)) return 1;
  const std::vector<double> probability =
      Probabilities(static_cast<std::size_t>(2 * sum), ranks);
  return std::accumulate(probability.begin(), probability.end(), 0.0);
}

/// The distribution is symmetric about half of the total.
double SignedRankTwoSided(double sum, std::span<const double> ranks) {
  const double smaller = std::min(sum, Total(ranks) - sum);
  return std::min(1.0, 2 * SignedRankCdf(smaller, ranks));
}

std::optional<double> SignedRankCritical(std::size_t count, double alpha) {
  assert(count <= kMostSignedRanks);
  std::vector<double> ranks(count);
  std::iota(ranks.begin(), ranks.end(), 1);
  const auto total = static_cast<std::size_t>(Total(ranks));
  const std::vector<double> probability = Probabilities(total, ranks);
  double cdf = 0;
  std::optional<double> critical;
  for (std::size_t sum = 0; 2 * sum <= total; ++sum) {
    cdf += probability[2 * sum];
    if (2 * cdf > alpha) break;
    critical = static_cast<double>(sum);
  }
  return critical;
}

}  // namespace melon
