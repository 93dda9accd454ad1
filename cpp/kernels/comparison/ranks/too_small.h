#pragma once

#include "base/data/comparison.h"
#include "base/reasons.h"

namespace melon {

/// Why a test over all has nothing to compare, or null: it takes two algorithms
/// and two data sets.
[[nodiscard]] inline const Reason* TooSmall(const RankedResults& table) {
  if (table.column_count < 2) return &reasons::too_few_algorithms;
  return table.row_count < 2 ? &reasons::too_few_data_sets : nullptr;
}

}  // namespace melon
