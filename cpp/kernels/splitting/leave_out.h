#pragma once

#include <cstdint>

#include "base/data/split_plan.h"
#include "base/result.h"

namespace melon {

/// Every `p` rows, or groups, as test set once, in lexicographic order.
[[nodiscard]] Result<SplitPlan> PlanLeaveOut(const RowsToSplit& rows,
                                             std::uint32_t p);

}  // namespace melon
