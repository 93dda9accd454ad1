#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/data/training_set.h"

namespace melon {

/// How far apart two clusters are.
enum class Linkage : unsigned char {
  /// By how much the sum of squared distances from the means would grow (Ward
  /// 1963, J. Am. Stat. Assoc. 58:236–244).
  ward,
  /// The largest distance of a row of one from a row of the other.
  complete,
  /// The mean distance.
  average,
  /// The smallest distance.
  single,
};

/// The clusters, from 0, once the nearest two have been merged again and again
/// until so many are left. By chains of nearest neighbours (Murtagh 1983,
/// Comput. J. 26:354–359) with the update formula of Lance & Williams 1967:
/// O(n²) time, and 8·n²/2 bytes. At least as many rows as clusters, and one
/// cluster.
[[nodiscard]] std::vector<std::uint16_t> Agglomerate(const FeatureMatrix& rows,
                                                     Linkage linkage,
                                                     std::size_t cluster_count);

}  // namespace melon
