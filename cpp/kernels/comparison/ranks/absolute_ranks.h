#pragma once

#include <span>
#include <vector>

namespace melon {

/// The ranks of the sizes of some differences, in their order: 1 for the
/// smallest, equal sizes share their mean rank. Zeros are ranked as well; take
/// their number off the other ranks to drop them.
[[nodiscard]] std::vector<double> AbsoluteRanks(
    std::span<const double> difference);

/// Sums of the ranks of positive and of negative differences, zeros dropped.
struct SignedRankSums {
  double positive = 0;
  double negative = 0;
  /// How many differences are not zero.
  double count = 0;
};

[[nodiscard]] SignedRankSums SumSignedRanks(std::span<const double> difference);

}  // namespace melon
