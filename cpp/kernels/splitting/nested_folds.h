#pragma once

#include <cstdint>

#include "base/data/split_plan.h"
#include "base/result.h"

namespace melon {

/// Folds, and after each of them the folds of its training set.
[[nodiscard]] Result<SplitPlan> PlanNestedFolds(const RowsToSplit& rows,
                                                std::uint32_t folds,
                                                std::uint32_t inner_folds,
                                                std::uint64_t seed);

}  // namespace melon
