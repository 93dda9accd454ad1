#pragma once

#include <cstdint>

#include "base/data/split_plan.h"
#include "base/result.h"

namespace melon {

/// Hold-outs, each drawn anew: ⌈test_size · n⌉ rows are the test set. With
/// classes each has its share of them, within one row; with groups whole ones
/// are drawn until the shares of the rows are about those.
[[nodiscard]] Result<SplitPlan> PlanHoldOuts(const RowsToSplit& rows,
                                             double test_size,
                                             std::uint32_t repeats,
                                             std::uint64_t seed);

}  // namespace melon
