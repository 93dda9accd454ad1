#pragma once

#include "base/data/contingency_table.h"
#include "base/reasons.h"

namespace melon {

/// Zhou's a, b, c, d: the pairs of points that clusters and truth both put
/// together; only the clusters; only the truth; neither.
struct PairCounts {
  double together_in_both = 0;
  double together_in_clusters = 0;
  double together_in_truth = 0;
  double apart_in_both = 0;

  [[nodiscard]] double total() const {
    return (together_in_both + together_in_clusters) +
           (together_in_truth + apart_in_both);
  }
};

/// Why pairs cannot be counted, or their counts not be multiplied: weights that
/// are not whole, fewer than two points, or more than 1e75; null when they can.
[[nodiscard]] const Reason* WhyNoPairs(const ContingencyTable& table);

/// O(cells). Up to 2⁶² points each count is exact before it becomes a double,
/// so it is the exact number below 2⁵³ and the nearest double beyond. Weights
/// must be whole.
[[nodiscard]] PairCounts CountPairs(const ContingencyTable& table);

}  // namespace melon
