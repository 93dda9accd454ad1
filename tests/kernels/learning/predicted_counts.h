#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "base/random.h"

namespace melon {

/// How many models predict each class of a case, at random.
struct PredictedCounts {
  std::vector<std::uint32_t> counts;
  std::size_t truth;

  /// The share of the models that are wrong.
  [[nodiscard]] double Error() const {
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    return (total - counts[truth]) / total;
  }
};

inline PredictedCounts DrawCounts(Random& random) {
  std::vector<std::uint32_t> counts(2 + random.Below(9));
  for (std::uint32_t& one : counts) one = random.Below(50);
  // At least one model.
  counts[0] += 1;
  const auto classes = static_cast<std::uint32_t>(counts.size());
  return {.counts = std::move(counts), .truth = random.Below(classes)};
}

}  // namespace melon
