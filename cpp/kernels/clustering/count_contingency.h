#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/data/contingency_table.h"

namespace melon {

/// To which group each case belongs.
struct GroupedCases {
  std::span<const std::uint16_t> group;
  /// Every entry of `group` is below it.
  std::size_t group_count;
};

/// How two groupings of the same cases overlap. O(cases), and without a weight
/// exact. `weight`: one a case, not negative; empty: every case counts once.
[[nodiscard]] ContingencyTable CountContingency(const GroupedCases& rows,
                                                const GroupedCases& columns,
                                                std::span<const double> weight);

}  // namespace melon
