#pragma once

#include <cstddef>
#include <vector>

#include "base/data/ranked_items.h"
#include "base/value.h"

namespace melon {

/// What an item of a relevance r ≥ 0 is worth.
enum class Gain : unsigned char {
  /// r
  linear,
  /// 2^r − 1
  exponential
};

/// The gain of `relevance`, divided by about that of `largest` ≥ `relevance`:
/// by a factor that depends on `largest` alone, so that no sum overflows.
[[nodiscard]] double ScaledGain(Gain gain, double relevance, double largest);

/// Σ gain / log₂(position + 1) over the first `last_position` positions of one
/// query, tied items sharing their positions; gains are scaled by the largest
/// relevance of the query. Relevance is not negative.
[[nodiscard]] double ScaledDiscountedGain(const RankedItems& query, Gain gain,
                                          double last_position);

/// The sum of the query's ranking over that of its best ranking, in [0, 1];
/// undefined (no_relevant_items) without an item of a relevance above 0.
[[nodiscard]] Value NormalizedDiscountedGain(const RankedItems& query,
                                             Gain gain, double last_position);

/// The same for each last position 1, …, up to the number of items or
/// `most`; empty where it is undefined.
[[nodiscard]] std::vector<double> NormalizedDiscountedGainByPosition(
    const RankedItems& query, Gain gain, std::size_t most);

}  // namespace melon
