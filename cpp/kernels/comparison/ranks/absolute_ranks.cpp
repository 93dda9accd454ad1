#include "kernels/comparison/ranks/absolute_ranks.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "kernels/binary/score_order.h"

namespace melon {

std::vector<double> AbsoluteRanks(std::span<const double> difference) {
  std::vector<double> sizes(difference.size());
  for (std::size_t i = 0; i < sizes.size(); ++i)
    sizes[i] = std::abs(difference[i]);
  const std::vector<std::uint32_t> order = DescendingOrder(sizes);
  std::vector<double> ranks(sizes.size());
  const std::size_t n = order.size();
  for (std::size_t start = 0; start < n;) {
    std::size_t end = start;
    while (end < n && sizes[order[end]] == sizes[order[start]]) ++end;
    // Places start + 1 … end from the largest are ranks n − end + 1 … n −
    // start.
    const double rank =
        static_cast<double>(n) - (static_cast<double>(start + end) - 1) / 2;
    for (; start < end; ++start) ranks[order[start]] = rank;
  }
  return ranks;
}

SignedRankSums SumSignedRanks(std::span<const double> difference) {
  const std::vector<double> ranks = AbsoluteRanks(difference);
  const auto zeros = static_cast<double>(
      std::count(difference.begin(), difference.end(), 0.0));
  SignedRankSums sums;
  sums.count = static_cast<double>(difference.size()) - zeros;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    if (difference[i] > 0) sums.positive += ranks[i] - zeros;
    if (difference[i] < 0) sums.negative += ranks[i] - zeros;
  }
  return sums;
}

}  // namespace melon
